package org.tilewright.lang.incomplete;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.ide.properties.LevelProperties;
import org.tilewright.lang.ide.properties.Property;
import org.tilewright.lang.ide.properties.ValueChange;
import org.tilewright.lang.incomplete.Edits.Variant;

/** Lists the properties at a place of a text; in a text without mistakes of grammar, also writes each value once. */
final class EveryProperty {

  private final LevelLanguage language;

  EveryProperty(LevelLanguage language) {
    this.language = language;
  }

  /** Throws what fails at the caret. */
  void ask(Variant variant) {
    list(language.parse(variant.text(), "incomplete.level"), variant.at());
  }

  /** Writes every value that there is at any place of a whole text. */
  void writeAll(String text) {
    LevelFileResult file = language.parse(text, "whole.level");
    assertFalse(file.resource().getParseResult().hasSyntaxErrors(), text);
    Set<List<Object>> written = new HashSet<>();
    for (int at = 0; at <= text.length(); at++) {
      for (Property property : list(file, at)) {
        property.change().filter(change -> written.add(List.of(property.name(), change)))
            .ifPresent(change -> write(file, property, change));
      }
    }
    assertFalse(written.isEmpty(), text);
  }

  private static List<Property> list(LevelFileResult file, int at) {
    List<Property> properties = LevelProperties.at(file, at);
    for (Property property : properties) {
      assertFalse(property.name().isEmpty() || property.group().isEmpty(), property::toString);
      property.change().map(ValueChange::range).ifPresent(range -> assertTrue(
          range.offset() >= 0 && range.end() <= file.text().length(), property::toString));
    }
    return properties;
  }

  private void write(LevelFileResult file, Property property, ValueChange change) {
    String value = switch (change.form()) {
      case TEXT -> "A \"new\" \\ one\nof two lines";
      case NAME -> property.value();
      case EXPRESSION -> property.value().isEmpty() ? "1" : property.value();
    };
    String text = file.text();
    String changed = text.substring(0, change.range().offset()) + change.replacement(value) + text.substring(change.range().end());
    LevelFileResult after = language.parse(changed, "changed.level");
    assertFalse(after.resource().getParseResult().hasSyntaxErrors(), () -> property + " makes " + after.issues() + "\n" + changed);
  }
}
