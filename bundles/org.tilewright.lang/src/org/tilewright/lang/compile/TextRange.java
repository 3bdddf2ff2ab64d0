package org.tilewright.lang.compile;

import org.eclipse.xtext.nodemodel.INode;

/**
 * A part of a text, counted in UTF-16 code units.
 *
 * @param offset first unit
 * @param length number of units
 */
public record TextRange(int offset, int length) {

  /** What a node covers, without the white space and comments around it. */
  public static TextRange of(INode node) {
    return new TextRange(node.getOffset(), node.getLength());
  }

  /** Offset behind the last unit. */
  public int end() {
    return offset + length;
  }

  /**
   * Whether something from one position to another lies in here, at least in part. What only touches this is of its neighbour;
   * nothing at all, such as a missing brace, is also of what it ends.
   */
  public boolean overlaps(int from, int to) {
    return from == to ? from >= offset && from <= end() : from < end() && to > offset;
  }

  /** Whether the unit at {@code position} is inside. */
  public boolean contains(int position) {
    return position >= offset && position < end();
  }
}
