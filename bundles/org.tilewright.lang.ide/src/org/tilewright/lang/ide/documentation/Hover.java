package org.tilewright.lang.ide.documentation;

import org.tilewright.lang.compile.TextRange;

/**
 * What to show for a part of a text.
 *
 * @param range    the part
 * @param markdown text with code, emphasis, paragraphs and lists
 */
public record Hover(TextRange range, String markdown) {
}
