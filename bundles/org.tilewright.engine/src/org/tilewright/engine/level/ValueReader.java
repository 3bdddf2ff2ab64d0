package org.tilewright.engine.level;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.TextFormatException;

/** Reads values in the notation in which {@link ValueText} writes them. */
final class ValueReader {

  /** Depth of lists and records up to which a value can be read. */
  static final int MAX_DEPTH = 200;

  private ValueReader() {
  }

  /** Reads a value and stops after it. */
  static Value read(LineScanner in) throws TextFormatException {
    return read(in, 0);
  }

  /** Reads a record, with its braces. */
  static Value.RecordOf readRecord(LineScanner in) throws TextFormatException {
    return readRecord(in, 0);
  }

  private static Value read(LineScanner in, int depth) throws TextFormatException {
    if (depth > MAX_DEPTH) {
      throw in.error("The value is nested more than " + MAX_DEPTH + " levels deep.");
    }
    return switch (in.peek()) {
      case '"' -> new Value.Text(in.quoted());
      case '`' -> new Value.Name(in.quoted('`'));
      case '[' -> readList(in, depth);
      case '{' -> readRecord(in, depth);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
        BigDecimal number = in.decimal();
        yield in.accept("..") ? new Value.Range(number, in.decimal()) : new Value.Num(number);
      }
      default -> {
        String word = in.name("a value");
        yield switch (word) {
          case "true" -> new Value.Bool(true);
          case "false" -> new Value.Bool(false);
          default -> new Value.Name(word);
        };
      }
    };
  }

  private static Value readList(LineScanner in, int depth) throws TextFormatException {
    in.expect("[");
    List<Value> items = new ArrayList<>();
    if (!in.accept("]")) {
      do {
        items.add(read(in, depth + 1));
      } while (in.accept(","));
      in.expect("]");
    }
    return new Value.ListOf(items);
  }

  private static Value.RecordOf readRecord(LineScanner in, int depth) throws TextFormatException {
    in.expect("{");
    Map<String, Value> fields = new LinkedHashMap<>();
    if (!in.accept("}")) {
      do {
        String name = in.name("the name of a field");
        in.expect(":");
        if (fields.putIfAbsent(name, read(in, depth + 1)) != null) {
          throw in.error("The field '" + name + "' is given twice.");
        }
      } while (in.accept(","));
      in.expect("}");
    }
    return new Value.RecordOf(fields);
  }
}
