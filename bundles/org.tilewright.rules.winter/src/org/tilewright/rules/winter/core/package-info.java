/** The state of a game: players, forts, whose turn it is. */
package org.tilewright.rules.winter.core;
