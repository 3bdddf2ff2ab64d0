package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.LevelCompiler;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.edit.LevelLayout.CellText;
import org.tilewright.lang.edit.LevelLayout.LegendLayout;
import org.tilewright.lang.edit.LevelLayout.Part;
import org.tilewright.lang.edit.LevelLayout.PlaceLayout;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.model.level.CellRef;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.MapBlock;
import org.tilewright.model.level.PlaceStatement;

/** Finds the parts of a parsed level in its text. */
public final class LayoutReader {

  private final Level level;
  private final String text;
  private final Function<List<org.tilewright.model.level.EntitySpec>, List<EntitySpec>> stacks;

  /**
   * A reader.
   *
   * @param level    a level that was parsed from {@code text} without syntax errors
   * @param text     the whole text of the file
   * @param stacks what the engine makes of the entities of a legend entry or place statement
   */
  public LayoutReader(Level level, String text, Function<List<org.tilewright.model.level.EntitySpec>, List<EntitySpec>> stacks) {
    this.level = level;
    this.text = text;
    this.stacks = stacks;
  }

  /** The parts of a compiled level in the text that it was compiled from; empty when it is too broken for that. */
  public static Optional<LevelLayout> read(LevelFileResult result, CompiledLevel compiled) {
    return result.file().stream().flatMap(file -> file.getElements().stream()).filter(Level.class::isInstance)
        .map(Level.class::cast)
        .filter(level -> Nodes.range(level).filter(range -> range.equals(compiled.sources().level())).isPresent()).findFirst()
        .flatMap(level -> new LayoutReader(level, result.text(), LevelCompiler.stacks(level)).read());
  }

  /** The level's parts; empty when it is too broken to be edited through anything but its text. */
  public Optional<LevelLayout> read() {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(level);
    if (node == null) {
      return Optional.empty();
    }
    Braces braces = Braces.of(node);
    if (braces.close() < 0) {
      return Optional.empty();
    }
    List<Part> parts = new ArrayList<>();
    for (org.tilewright.model.level.EntitySource source : level.getSources()) {
      Optional<? extends Part> part = source instanceof MapBlock block ? block(block)
          : source instanceof PlaceStatement place ? place(place) : Optional.empty();
      if (part.isEmpty()) {
        return Optional.empty();
      }
      parts.add(part.get());
    }
    return Optional.of(new LevelLayout(symbols(), parts, braces.legend(), braces.close(), delimiter()));
  }

  /** The level's own symbols hide those of its game, and later entries earlier ones. */
  private SymbolTable symbols() {
    Map<Integer, List<EntitySpec>> meanings = new LinkedHashMap<>();
    meanings.putAll(meanings(level.getLegend()));
    Kinds.library(level).ifPresent(library -> meanings(library.getLegend()).forEach(meanings::putIfAbsent));
    return new SymbolTable(meanings);
  }

  private Map<Integer, List<EntitySpec>> meanings(List<LegendEntry> legend) {
    Map<Integer, List<EntitySpec>> meanings = new LinkedHashMap<>();
    for (LegendEntry entry : legend) {
      SymbolLiteral.codePoint(entry.getSymbol()).ifPresent(symbol -> meanings.put(symbol, stacks.apply(entry.getEntities())));
    }
    meanings.remove(SymbolTable.SPACE);
    return meanings;
  }

  private Optional<BlockLayout> block(MapBlock block) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(block);
    List<INode> literal = nodes(block, LevelPackage.Literals.MAP_BLOCK__TEXT);
    if (node == null || literal.size() != 1) {
      return Optional.empty();
    }
    List<INode> origin = nodes(block, LevelPackage.Literals.MAP_BLOCK__ORIGIN);
    Cell cell = block.getOrigin() == null ? new Cell(0, 0) : cell(block.getOrigin());
    int originOffset = origin.isEmpty() ? node.getOffset() + "map".length() : origin.getFirst().getOffset();
    int originEnd = origin.isEmpty() ? originOffset : origin.getFirst().getEndOffset();
    BlockRows rows = BlockRows.of(TextBlock.at(text, literal.getFirst().getOffset(), literal.getFirst().getLength()));
    return Optional.of(new BlockLayout(node.getOffset(), node.getEndOffset(), cell, originOffset, originEnd, rows, text));
  }

  private Optional<PlaceLayout> place(PlaceStatement place) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(place);
    List<INode> written = nodes(place, LevelPackage.Literals.PLACE_STATEMENT__CELLS);
    if (node == null || written.isEmpty() || written.size() != place.getCells().size()) {
      return Optional.empty();
    }
    List<CellText> cells = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      cells.add(new CellText(cell(place.getCells().get(i)), written.get(i).getOffset(), written.get(i).getEndOffset()));
    }
    return Optional.of(new PlaceLayout(node.getOffset(), node.getEndOffset(), stacks.apply(place.getEntities()), cells));
  }

  private static Cell cell(CellRef ref) {
    return new Cell(ref.getX(), ref.getY());
  }

  private static List<INode> nodes(EObject object, EStructuralFeature feature) {
    return NodeModelUtils.findNodesForFeature(object, feature);
  }

  private String delimiter() {
    int at = 0;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    if (at == text.length()) {
      return "\n";
    }
    return text.startsWith("\r\n", at) ? "\r\n" : text.substring(at, at + 1);
  }

  /**
   * The braces of a level.
   *
   * @param close  offset of the brace that ends the level, or -1 when it is missing
   * @param legend the last legend block
   */
  private record Braces(int close, Optional<LegendLayout> legend) {

    static Braces of(ICompositeNode level) {
      int depth = 0;
      int close = -1;
      Optional<LegendLayout> legend = Optional.empty();
      String before = "";
      int open = -1;
      int lastEntry = -1;
      int lastEnd = -1;
      for (ILeafNode leaf : level.getLeafNodes()) {
        if (leaf.isHidden() || leaf.getLength() == 0) {
          continue;
        }
        String word = leaf.getGrammarElement() instanceof Keyword ? leaf.getText() : "";
        if (word.equals("{")) {
          depth++;
          if (depth == 2 && before.equals("legend")) {
            open = leaf.getEndOffset();
            lastEntry = -1;
            lastEnd = -1;
          }
        } else if (word.equals("}")) {
          depth--;
          if (depth == 1 && open >= 0) {
            legend = Optional.of(new LegendLayout(open, leaf.getOffset(), lastEntry, lastEnd));
            open = -1;
          } else if (depth == 0) {
            close = leaf.getOffset();
          }
        } else if (open >= 0) {
          lastEntry = leaf.getText().startsWith("'") ? leaf.getOffset() : lastEntry;
        }
        if (open >= 0 && leaf.getOffset() >= open) {
          lastEnd = leaf.getEndOffset();
        }
        before = word;
      }
      return new Braces(close, legend);
    }
  }
}
