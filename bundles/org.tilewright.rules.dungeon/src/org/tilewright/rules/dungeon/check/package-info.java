/** Mistakes in a dungeon that only its rules can see, one class per aspect. */
package org.tilewright.rules.dungeon.check;
