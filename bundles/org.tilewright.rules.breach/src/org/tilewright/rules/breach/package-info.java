/** The rules of Into The Breach (ish): its library in the level language, its rules, its sprites. */
package org.tilewright.rules.breach;
