/** Ways over the board. */
package org.tilewright.rules.breach.path;
