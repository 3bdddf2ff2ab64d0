/** What to propose at a place of a level. */
package org.tilewright.lang.ide.completion;
