package org.tilewright.engine.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;

/** Something shown beside the board. */
public sealed interface Panel {

  /** Heading. */
  String title();

  /** Named values, such as the player's health. */
  record Counters(String title, List<Counter> counters) implements Panel {
    /** Copies the list. */
    public Counters {
      counters = List.copyOf(counters);
    }
  }

  /** A named value. @param value already formatted for people */
  record Counter(String name, String value) {
  }

  /** Things that somebody holds, such as an inventory. */
  record Items(String title, List<Item> items) implements Panel {
    /** Copies the list. */
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * A thing held.
   *
   * @param kind    kind name, which decides the icon
   * @param label   name for people with what matters about it
   * @param command text of the command that uses it; empty when it cannot be used now
   */
  record Item(int id, String kind, String label, String command) {
  }

  /** A table, such as the units in the order in which they act. @param rows each as long as {@code columns} */
  record Table(String title, List<String> columns, List<Row> rows) implements Panel {
    /** Copies the lists. */
    public Table {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  /**
   * A line of a table.
   *
   * @param values one for each column
   * @param kind   kind whose picture goes in front; empty for none
   * @param cell   where on the board the thing is that the row tells about
   */
  record Row(List<String> values, String kind, Optional<Cell> cell) {
    /** Copies the list. */
    public Row {
      values = List.copyOf(values);
      Objects.requireNonNull(kind);
      Objects.requireNonNull(cell);
    }
  }

  /** Lines that grow over the game, oldest first, such as the battles fought. */
  record Log(String title, List<String> lines) implements Panel {
    /** Copies the list. */
    public Log {
      lines = List.copyOf(lines);
    }
  }
}
