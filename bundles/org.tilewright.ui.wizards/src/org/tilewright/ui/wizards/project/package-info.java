/** File &gt; New &gt; Level Project, with the sample levels. */
package org.tilewright.ui.wizards.project;
