/** Outline and folding. */
package org.tilewright.lang.ide.structure;
