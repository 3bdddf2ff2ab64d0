/** File &gt; Export &gt; Level: a level becomes a foreign file. */
package org.tilewright.ui.wizards.exports;
