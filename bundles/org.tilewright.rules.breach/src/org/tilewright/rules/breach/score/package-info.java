/** How well the player stands, for bots. */
package org.tilewright.rules.breach.score;
