/** File &gt; New &gt; Level: a level from its game's starter. */
package org.tilewright.ui.wizards.level;
