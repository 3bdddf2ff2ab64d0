package org.tilewright.ui.text.highlight;

import org.eclipse.swt.SWT;

/** The ways in which a part of a level's text can look. */
enum TextStyle {
  /** Words of the language. */
  KEYWORD("org.tilewright.ui.text.keyword", SWT.BOLD),
  /** Text in double quotes. */
  STRING("org.tilewright.ui.text.string", SWT.NORMAL),
  /** A symbol of the map in single quotes. */
  SYMBOL("org.tilewright.ui.text.symbol", SWT.NORMAL),
  /** Numbers. */
  NUMBER("org.tilewright.ui.text.number", SWT.NORMAL),
  /** Comments of both kinds. */
  COMMENT("org.tilewright.ui.text.comment", SWT.ITALIC),
  /** The board of a level. */
  BOARD("org.tilewright.ui.text.board", SWT.NORMAL);

  private final String colour;
  private final int font;

  TextStyle(String colour, int font) {
    this.colour = colour;
    this.font = font;
  }

  /** Id of the colour definition in the workbench theme, where users can change it. */
  String colour() {
    return colour;
  }

  /** SWT style bits of the font. */
  int font() {
    return font;
  }
}
