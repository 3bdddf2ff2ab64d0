package org.tilewright.ui.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.lang.edit.CellChange;

/** What becomes of cells that are painted beside the level: a setting of the user's, who may want to be asked each time. */
final class Growing {

  /** The setting. */
  enum Setting {
    /** Ask before the level gets larger. */
    ASK,
    /** The level gets larger. */
    GROW,
    /** The level keeps its size, and nothing is painted beside it. */
    KEEP;

    /** The setting's name in the preferences. */
    String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The setting of that name; {@link #ASK} for any other text. */
    static Setting of(String key) {
      for (Setting setting : values()) {
        if (setting.key().equals(key)) {
          return setting;
        }
      }
      return ASK;
    }
  }

  /** Asks the user. */
  @FunctionalInterface
  interface Question {
    /** Whether a level of the size {@code now} may grow to {@code then}. */
    boolean mayGrow(Bounds now, Bounds then);
  }

  private final Supplier<Setting> setting;
  private final Question question;

  Growing(Supplier<Setting> setting, Question question) {
    this.setting = setting;
    this.question = question;
  }

  /** Where the cursor may be: also beside the level, where painting there can make it larger. */
  Bounds cursorRoom(Bounds level) {
    return setting.get() == Setting.KEEP ? level
        : new Bounds(level.left() - 1, level.top() - 1, level.right() + 1, level.bottom() + 1);
  }

  /** Those of the changes that are shown before the user has been asked. */
  Collection<CellChange> previewed(Bounds level, Collection<CellChange> changes) {
    return setting.get() == Setting.KEEP ? within(level, changes) : changes;
  }

  /** Those of the changes that are to be made; asks when it has to. */
  Collection<CellChange> allowed(Bounds level, Collection<CellChange> changes) {
    Bounds grown = level;
    for (CellChange change : changes) {
      grown = change.stack().isEmpty() ? grown : grown.including(change.cell());
    }
    boolean grows = !grown.equals(level);
    return switch (setting.get()) {
      case GROW -> changes;
      case KEEP -> within(level, changes);
      case ASK -> !grows || question.mayGrow(level, grown) ? changes : within(level, changes);
    };
  }

  private static List<CellChange> within(Bounds level, Collection<CellChange> changes) {
    return changes.stream().filter(change -> level.contains(change.cell())).toList();
  }

  /** How a level grows, in words: {@code 1 column on the right and 2 rows above}. */
  static String inWords(Bounds now, Bounds then) {
    List<String> parts = new ArrayList<>();
    add(parts, now.left() - then.left(), "column", "on the left");
    add(parts, then.right() - now.right(), "column", "on the right");
    add(parts, now.top() - then.top(), "row", "above");
    add(parts, then.bottom() - now.bottom(), "row", "below");
    return parts.size() < 2 ? String.join("", parts)
        : String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
  }

  private static void add(List<String> parts, int count, String what, String where) {
    if (count > 0) {
      parts.add(count + " " + what + (count == 1 ? "" : "s") + " " + where);
    }
  }
}
