/** Tidies the white space of levels; maps and comments stay as they are. */
package org.tilewright.lang.format;
