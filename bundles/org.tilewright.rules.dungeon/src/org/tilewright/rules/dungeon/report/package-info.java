/** What can be asked about a dungeon without knowing how it is kept: plain records for façades and tools. */
package org.tilewright.rules.dungeon.report;
