package org.tilewright.lang.parsing;

import java.util.Optional;
import java.util.stream.Stream;
import org.tilewright.lang.validation.IssueCodes;

/** What can be wrong with a text before its grammar is looked at. */
enum Damage {
  MAP(IssueCodes.UNCLOSED, "This map block is not closed; write \"\"\" on a line of its own behind its last row"),
  STRING(IssueCodes.UNCLOSED, "This string is not closed; it must end with \" on the same line"),
  SYMBOL(IssueCodes.UNCLOSED, "This symbol is not closed; write it as in '#'"),
  COMMENT(IssueCodes.UNCLOSED, "This comment is not closed; end it with */"),
  CHARACTER(IssueCodes.SYNTAX, "This character cannot be used here"),
  DEPTH(IssueCodes.TOO_DEEP, "Nested more than " + TokenGuard.MAX_DEPTH + " levels deep; nobody could read that"),
  SIZE(IssueCodes.TOO_LARGE, "The file has too many words from here on; split it into several files"),
  CHAIN(IssueCodes.TOO_DEEP, "A goal can have at most " + TokenGuard.MAX_OPERATORS + " operators");

  private final String code;
  private final String message;

  Damage(String code, String message) {
    this.code = code;
    this.message = message;
  }

  String code() {
    return code;
  }

  String message() {
    return message;
  }

  /** The damage that a message of the lexer is about. */
  static Optional<Damage> of(String message) {
    return Stream.of(values()).filter(damage -> damage.message.equals(message)).findFirst();
  }

  /** The damage of a token that the lexer could not finish, by how it begins. */
  static Damage ofBeginning(String text) {
    return text.startsWith("\"\"\"") ? MAP : text.startsWith("\"") ? STRING : text.startsWith("'") ? SYMBOL
        : text.startsWith("/*") ? COMMENT : CHARACTER;
  }
}
