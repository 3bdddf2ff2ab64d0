/** Travelling through time and the older selves that it leaves behind (seed 3.11). */
package org.tilewright.rules.dungeon.time;
