package org.tilewright.lang.ide.style;

import org.tilewright.lang.compile.TextRange;

/**
 * A part of a text and how it is shown.
 *
 * @param range the part
 * @param style how
 */
public record StyledRange(TextRange range, TokenStyle style) {
}
