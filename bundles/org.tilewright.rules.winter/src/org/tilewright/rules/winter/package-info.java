/** The rules of the winter board game: its library in the level language, its rules, its sprites. */
package org.tilewright.rules.winter;
