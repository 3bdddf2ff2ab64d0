package org.tilewright.formats.json;

/**
 * A place where a text is not JSON but can be read all the same.
 *
 * @param what   what stands there, for people, such as {@code a comma after the last value}
 * @param line   line of the place, counted from 1
 * @param column column of the place, counted in UTF-16 units from 1
 */
public record JsonDeviation(String what, int line, int column) {
}
