package org.tilewright.lang.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;

/**
 * Writes levels in the level language, laid out for people: two spaces of indentation, a blank line between the parts,
 * a picture with a legend for every map block. The same draft always gives the same text; lines end with a line feed.
 *
 * <p>Parts come in the order title, description, metadata, configuration, kinds, legend, board, goal. Metadata that are
 * records or lists follow at the end, where they do not push the board out of sight.
 */
public final class LevelPrinter {

  private static final String INDENT = "  ";
  private static final String DEEPER = INDENT + INDENT;

  /** Place statements are broken before this column. */
  private static final int MARGIN = 110;

  private final DefaultSymbols defaults;

  /** A printer for levels of the ruleset whose symbols are given. */
  public LevelPrinter(DefaultSymbols defaults) {
    this.defaults = Objects.requireNonNull(defaults);
  }

  /** Several levels as one file. */
  public String print(List<LevelDraft> drafts) {
    return drafts.stream().map(this::print).collect(Collectors.joining("\n"));
  }

  /**
   * One level as text.
   *
   * @throws IllegalArgumentException when a name is no identifier
   */
  public String print(LevelDraft draft) {
    List<String> sections = new ArrayList<>();
    draft.about().ifPresent(about -> sections.add(INDENT + "about " + ValueText.quote(about) + "\n"));
    addInfo(sections, select(draft.info(), true));
    if (!draft.config().values().isEmpty()) {
      sections.add(block("config", draft.config().values().entrySet().stream()
          .map(e -> Notation.name(e.getKey()) + " = " + Notation.value(e.getValue())).toList()));
    }
    draft.kinds().forEach(kind -> sections.add(kind(kind)));
    LegendPlan legend = LegendPlan.of(draft, defaults);
    if (!legend.entries().isEmpty()) {
      sections.add(block("legend", legend.entries().entrySet().stream()
          .map(e -> Notation.symbol(e.getKey()) + " = " + Notation.stack(e.getValue())).toList()));
    }
    addSources(sections, draft.sources(), legend);
    draft.goal().ifPresent(goal -> sections.add(INDENT + "goal " + Notation.goal(goal) + "\n"));
    addInfo(sections, select(draft.info(), false));
    return header(draft) + " {\n" + String.join("\n", sections) + "}\n";
  }

  private static String header(LevelDraft draft) {
    return "level " + Notation.name(draft.name()) + draft.title().map(title -> " " + ValueText.quote(title)).orElse("") + " uses "
        + Notation.name(draft.ruleset());
  }

  private static Map<String, Value> select(Attributes info, boolean scalars) {
    Map<String, Value> selected = new LinkedHashMap<>();
    info.values().forEach((key, value) -> {
      if (scalars != (value instanceof Value.RecordOf || value instanceof Value.ListOf)) {
        selected.put(key, value);
      }
    });
    return selected;
  }

  private static void addInfo(List<String> sections, Map<String, Value> info) {
    if (!info.isEmpty()) {
      sections.add(block("info", info.entrySet().stream()
          .map(e -> Notation.key(e.getKey()) + " = " + Notation.wrapped(e.getValue(), DEEPER)).toList()));
    }
  }

  private static String block(String keyword, List<String> lines) {
    return lines.stream().map(line -> DEEPER + line + "\n")
        .collect(Collectors.joining("", INDENT + keyword + " {\n", INDENT + "}\n"));
  }

  private static String kind(KindDraft kind) {
    String head = "kind " + Notation.name(kind.name()) + kind.base().map(base -> " extends " + Notation.name(base)).orElse("")
        + kind.title().map(title -> " " + ValueText.quote(title)).orElse("");
    return kind.settings().values().isEmpty() ? INDENT + head + "\n"
        : block(head, kind.settings().values().entrySet().stream()
            .map(e -> Notation.word(e.getKey()) + " = " + Notation.value(e.getValue())).toList());
  }

  private void addSources(List<String> sections, List<EntitySource> sources, LegendPlan legend) {
    StringBuilder places = new StringBuilder();
    for (int i = 0; i < sources.size();) {
      if (sources.get(i) instanceof MapBlock block) {
        addPlaces(sections, places);
        sections.add(map(block, legend));
        i++;
      } else {
        i += appendPlace(places, sources, i);
      }
    }
    addPlaces(sections, places);
  }

  private static void addPlaces(List<String> sections, StringBuilder places) {
    if (!places.isEmpty()) {
      sections.add(places.toString());
      places.setLength(0);
    }
  }

  private static String map(MapBlock block, LegendPlan legend) {
    List<String> symbols = block.palette().stream().map(legend::symbolOf).toList();
    StringBuilder out = new StringBuilder(block.height() * (block.width() + 5) + 40).append(INDENT).append("map ");
    if (block.left() != 0 || block.top() != 0) {
      out.append("at ").append(new Cell(block.left(), block.top())).append(' ');
    }
    out.append("\"\"\"\n");
    for (int y = block.top(); y < block.top() + block.height(); y++) {
      out.append(DEEPER);
      for (int x = block.left(); x < block.left() + block.width(); x++) {
        out.append(symbols.get(block.indexAt(x, y)));
      }
      out.append('\n');
    }
    return out.append(DEEPER).append("\"\"\"\n").toString();
  }

  /** Writes one statement for as many placements from {@code first} on as it can say; answers how many. */
  private static int appendPlace(StringBuilder out, List<EntitySource> sources, int first) {
    Placement head = (Placement) sources.get(first);
    List<EntitySpec> stack = new ArrayList<>(List.of(head.entity()));
    List<Cell> cells = new ArrayList<>(List.of(head.cell()));
    int next = first + 1;
    while (next < sources.size() && sources.get(next) instanceof Placement p && p.cell().equals(head.cell())) {
      stack.add(p.entity());
      next++;
    }
    if (stack.size() == 1) {
      while (next < sources.size() && sources.get(next) instanceof Placement p && p.entity().equals(head.entity())
          && !sharesItsCellWithNext(sources, next)) {
        cells.add(p.cell());
        next++;
      }
    }
    String line = INDENT + "place " + Notation.stack(stack) + " at " + cells.getFirst();
    for (Cell cell : cells.subList(1, cells.size())) {
      String item = cell.toString();
      if (line.length() + item.length() + 3 > MARGIN) {
        out.append(line).append(",\n");
        line = DEEPER + item;
      } else {
        line += ", " + item;
      }
    }
    out.append(line).append('\n');
    return next - first;
  }

  private static boolean sharesItsCellWithNext(List<EntitySource> sources, int index) {
    return index + 1 < sources.size() && sources.get(index + 1) instanceof Placement next
        && next.cell().equals(((Placement) sources.get(index)).cell());
  }
}
