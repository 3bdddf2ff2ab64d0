package org.tilewright.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.tilewright.engine.level.ValueText;
import org.tilewright.formats.StarterText.Verdict;
import org.tilewright.formats.StarterText.Verdict.Count;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.Notation;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Looks for a small level without mistakes in a game that it knows nothing of but the words: begins with an empty board, and does
 * the one thing, of putting a piece of some kind on it, laying all of it out with some kind, and setting a goal, that leaves the
 * fewest mistakes, as long as that helps.
 */
final class SmallestLevel {

  private static final int WIDTH = 7;
  private static final int HEIGHT = 5;
  /** Pieces go into the middle row, with room between them, and there is no room for more. */
  private static final int MOST_PIECES = 3;
  private static final int MIDDLE = HEIGHT / 2;
  private static final int MOST_STEPS = 8;
  private static final String EMPTY = ".";

  private final RulesetLibrary library;
  private final Verdict verdict;
  private final DefaultSymbols symbols;
  private final String emptySymbol;

  SmallestLevel(RulesetLibrary library, Verdict verdict) {
    this.library = library;
    this.verdict = verdict;
    this.symbols = DefaultSymbols.of(library);
    this.emptySymbol = symbols.empty().orElse(EMPTY);
  }

  /** Its text; empty when none was found that has no mistake. */
  Optional<String> of(String name, String title) {
    Sketch best = new Sketch(Optional.empty(), List.of(), Optional.empty());
    Count count = verdict.of(text(best, name, title));
    for (int step = 0; step < MOST_STEPS && !count.isFlawless(); step++) {
      Sketch before = best;
      for (Sketch next : next(before)) {
        Count now = verdict.of(text(next, name, title));
        if (now.isBetterThan(count)) {
          best = next;
          count = now;
        }
      }
      if (best == before) {
        break;
      }
    }
    return count.errors() > 0 ? Optional.empty() : Optional.of(text(best, name, title));
  }

  /**
   * What is in the level.
   *
   * @param ground kind that is everywhere
   * @param pieces kinds that are there once, from left to right
   * @param goal   name of what wins
   */
  private record Sketch(Optional<String> ground, List<String> pieces, Optional<String> goal) {

    Sketch {
      Objects.requireNonNull(ground);
      pieces = List.copyOf(pieces);
    }
  }

  private List<Sketch> next(Sketch sketch) {
    List<String> kinds = library.getKinds().stream().filter(kind -> !kind.isAbstract()).map(Kind::getName).toList();
    List<Sketch> next = new ArrayList<>();
    if (sketch.pieces().size() < MOST_PIECES) {
      kinds.forEach(kind -> next.add(new Sketch(sketch.ground(),
          Stream.concat(sketch.pieces().stream(), Stream.of(kind)).toList(), sketch.goal())));
    }
    if (sketch.goal().isEmpty()) {
      library.getGoals().stream().map(GoalFunction::getName)
          .forEach(goal -> next.add(new Sketch(sketch.ground(), sketch.pieces(), Optional.of(goal))));
    }
    if (sketch.ground().isEmpty()) {
      kinds.stream().filter(kind -> symbols.symbolOf(kind).isPresent())
          .forEach(kind -> next.add(new Sketch(Optional.of(kind), sketch.pieces(), sketch.goal())));
    }
    return next;
  }

  private String text(Sketch sketch, String name, String title) {
    String ground = sketch.ground().flatMap(symbols::symbolOf).orElse(emptySymbol);
    StringBuilder text = new StringBuilder("level " + Notation.name(name) + " " + ValueText.quote(title) + " uses "
        + Notation.name(library.getName()) + " {\n  map \"\"\"\n");
    StringBuilder placed = new StringBuilder();
    for (int y = 0; y < HEIGHT; y++) {
      text.append("    ");
      for (int x = 0; x < WIDTH; x++) {
        int piece = (x - 1) / 2;
        boolean taken = y == MIDDLE && x % 2 == 1 && piece < sketch.pieces().size();
        Optional<String> symbol = taken ? symbols.symbolOf(sketch.pieces().get(piece)) : Optional.empty();
        boolean onTop = taken && (symbol.isEmpty() || sketch.ground().isPresent());
        text.append(onTop ? ground : symbol.orElse(ground));
        if (onTop) {
          placed.append("  place ").append(Notation.name(sketch.pieces().get(piece))).append(" at (" + x + ", " + y + ")\n");
        }
      }
      text.append('\n');
    }
    text.append("    \"\"\"\n").append(placed);
    sketch.goal().ifPresent(goal -> text.append("\n  goal ").append(Notation.name(goal)).append('\n'));
    return text.append("}\n").toString();
  }
}
