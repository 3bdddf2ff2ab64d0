/** Repairs for issues, as edits of the text. */
package org.tilewright.lang.ide.quickfix;
