/** File &gt; Import &gt; Levels: foreign files become levels. */
package org.tilewright.ui.wizards.imports;
