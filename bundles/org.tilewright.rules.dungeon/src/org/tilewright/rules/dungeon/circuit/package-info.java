/** Switches, wires, what they activate, and the bombs they set off. */
package org.tilewright.rules.dungeon.circuit;
