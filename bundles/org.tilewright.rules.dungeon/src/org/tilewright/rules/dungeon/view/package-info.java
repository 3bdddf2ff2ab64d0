/** What a dungeon shows: pieces, inventory, battle log, goals, and how commands are offered. */
package org.tilewright.rules.dungeon.view;
