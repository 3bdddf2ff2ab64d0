/** Levels as plain data turned into nicely laid out text of the level language. */
package org.tilewright.lang.print;
