/** How strings, symbols and map blocks are written. */
package org.tilewright.lang.literal;
