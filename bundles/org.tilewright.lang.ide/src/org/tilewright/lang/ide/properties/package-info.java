/** What the property sheet says about a place in a level, and the text edits behind its values; no user interface. */
package org.tilewright.lang.ide.properties;
