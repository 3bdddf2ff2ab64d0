/** Which part of a text is shown in which style. */
package org.tilewright.lang.ide.style;
