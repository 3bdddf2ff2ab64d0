/** The text files in which Into The Breach (ish) keeps levels and saved games. */
package org.tilewright.formats.breach;
