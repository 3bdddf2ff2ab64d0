/** The course of the game: its opening, what is legal, what commands do. */
package org.tilewright.rules.winter.turn;
