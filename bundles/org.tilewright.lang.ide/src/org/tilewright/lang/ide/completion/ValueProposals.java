package org.tilewright.lang.ide.completion;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.tilewright.lang.ide.documentation.ValueWriter;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.Types;
import org.tilewright.lang.print.Notation;
import org.tilewright.model.level.Declaration;
import org.tilewright.model.level.Type;
import org.tilewright.model.level.TypeKind;

/** Values that fit a declaration, as patterns by their label. */
final class ValueProposals {

  private ValueProposals() {
  }

  static Map<String, String> of(ExpectedValue.Wanted wanted, EObject model) {
    Declaration declaration = wanted.declaration();
    Type type = wanted.inList() && declaration.getType() != null ? declaration.getType().getElement() : declaration.getType();
    Map<String, String> values = new LinkedHashMap<>();
    if (type == null) {
      return values;
    }
    if (!wanted.inList() && declaration.getDefaultValue() != null) {
      String standard = ValueWriter.write(declaration.getDefaultValue());
      values.put(standard, standard.replace("$[", "$ ["));
    }
    switch (type.getKind()) {
      case WORD -> type.getWords().forEach(word -> values.put(word, Notation.word(word)));
      case BOOLEAN -> {
        values.put("true", "true");
        values.put("false", "false");
      }
      case TEXT -> values.put("\"…\"", "\"$[]\"");
      case LIST -> values.put("[…]", "[$[]]");
      case RECORD -> values.put("{…}", "{ $[] }");
      case RANGE -> values.put("1..2", "$[1]..$[2]");
      case INT, DECIMAL -> {
        if (type.getMin() != null) {
          values.put(type.getMin().toPlainString(), type.getMin().toPlainString());
        }
        if (type.getMax() != null) {
          values.put(type.getMax().toPlainString(), type.getMax().toPlainString());
        }
      }
      case ANY -> {
        // Whatever the author likes.
      }
    }
    if (type.getKind() != TypeKind.ANY) {
      Kinds.library(model).ifPresent(library -> library.getConfigKeys().stream().filter(key -> key != declaration)
          .filter(key -> key.getName() != null && key.getType() != null)
          .filter(key -> Types.accepts(type, key.getType()) && key.getType().getKind() != TypeKind.TEXT)
          .forEach(key -> values.put("config " + key.getName(), "config " + Notation.name(key.getName()))));
    }
    return values;
  }
}
