/**
 * What a dungeon is made of at run time: immutable state, the draft of the next one, and the hooks of behaviour words.
 */
package org.tilewright.rules.dungeon.core;
