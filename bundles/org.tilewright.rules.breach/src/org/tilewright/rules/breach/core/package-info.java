/** The parts of a game: tiles, buildings, units, and the state that holds them. */
package org.tilewright.rules.breach.core;
