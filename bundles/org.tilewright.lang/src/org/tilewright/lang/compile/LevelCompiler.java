package org.tilewright.lang.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.model.level.CellRef;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.MapBlock;
import org.tilewright.model.level.PlaceStatement;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Turns a level's model into what the engine plays: names resolved, defaults filled in, maps read into grids.
 *
 * <p>A level with mistakes is compiled as far as it is understood, so that it can be shown while it is being written: an
 * unknown symbol is an empty cell, an unknown kind a kind without properties. Play only levels without errors.
 */
public final class LevelCompiler {

  /** Name under which a level's {@code about} text is found in the definition's metadata. */
  public static final String ABOUT = "about";

  /** Compiles a level that was read from a text. */
  public CompiledLevel compile(Level level) {
    return compile(level, (library, config) -> new HashMap<>());
  }

  /**
   * Compiles a level that was read from a text.
   *
   * @param known the kinds of a library as they are with a configuration; kinds that are not in the map yet are added
   */
  CompiledLevel compile(Level level, BiFunction<RulesetLibrary, Attributes, Map<Kind, KindDefinition>> known) {
    Optional<RulesetLibrary> library = Kinds.library(level);
    ValueCompiler values = ValueCompiler.of(level, library);
    Map<Kind, KindDefinition> ofLibrary = library.map(l -> known.apply(l, values.config())).orElse(Map.of());
    KindCompiler kinds = new KindCompiler(Kinds.visible(level).values(), values, ofLibrary);
    library.ifPresent(l -> kinds.defined().forEach((kind, definition) -> {
      if (kind.eContainer() == l) {
        ofLibrary.put(kind, definition);
      }
    }));
    SymbolTable symbols = new SymbolTable();
    library.ifPresent(l -> symbols.add(l.getLegend(), kinds));
    symbols.add(level.getLegend(), kinds);
    Sources sources = new Sources(new BlockCompiler(symbols), kinds, Nodes.text(level));
    level.getSources().forEach(sources::add);
    String name = level.getName() == null ? "" : level.getName();
    LevelDefinition definition = new LevelDefinition(name, level.getTitle() == null ? name : level.getTitle(),
        library.map(RulesetLibrary::getName).orElseGet(() -> Nodes.written(level, LevelPackage.Literals.LEVEL__RULESET)),
        values.config(), kinds.definitions(), sources.entities, new GoalCompiler(values).compile(level.getGoal()),
        info(level, values));
    return new CompiledLevel(definition, SourceMaps.of(level, sources.blocks, sources.placements));
  }

  /** A level without anything in it, at the place of one that cannot be compiled. */
  static CompiledLevel empty(Level level) {
    String name = level.getName() == null ? "" : level.getName();
    LevelDefinition definition = new LevelDefinition(name, name, "", Attributes.NONE, Map.of(), List.of(), Optional.empty(),
        Attributes.NONE);
    return new CompiledLevel(definition, SourceMaps.empty(level));
  }

  /** What the engine makes of the entities of a legend entry or place statement that is valid in {@code level}. */
  public static Function<List<org.tilewright.model.level.EntitySpec>, List<EntitySpec>> stacks(Level level) {
    KindCompiler kinds = new KindCompiler(Kinds.visible(level).values(), ValueCompiler.of(level, Kinds.library(level)));
    return kinds::entities;
  }

  /**
   * What the engine makes of the entities of a legend entry in a library. Values that refer to the configuration, which only a
   * level decides, are left out.
   */
  public static Function<List<org.tilewright.model.level.EntitySpec>, List<EntitySpec>> stacks(RulesetLibrary library) {
    KindCompiler kinds = new KindCompiler(library.getKinds(), ValueCompiler.withoutConfig());
    return kinds::entities;
  }

  private static Attributes info(Level level, ValueCompiler values) {
    Map<String, Value> info = new LinkedHashMap<>();
    if (level.getAbout() != null) {
      info.put(ABOUT, Value.of(level.getAbout()));
    }
    info.putAll(values.entries(level.getInfo()));
    return new Attributes(info);
  }

  /** Collects map blocks and placements with their places in the text. */
  private static final class Sources {

    private final BlockCompiler blockCompiler;
    private final KindCompiler kinds;
    private final String text;
    private final List<EntitySource> entities = new ArrayList<>();
    private final List<BlockSource> blocks = new ArrayList<>();
    private final List<PlacementSource> placements = new ArrayList<>();

    Sources(BlockCompiler blockCompiler, KindCompiler kinds, String text) {
      this.blockCompiler = blockCompiler;
      this.kinds = kinds;
      this.text = text;
    }

    void add(org.tilewright.model.level.EntitySource source) {
      switch (source) {
        case MapBlock block -> add(block);
        case PlaceStatement statement -> add(statement);
        default -> throw new IllegalArgumentException("No source of entities: " + source.eClass().getName());
      }
    }

    private void add(MapBlock block) {
      Nodes.range(block, LevelPackage.Literals.MAP_BLOCK__TEXT).ifPresent(literal -> {
        CellRef origin = block.getOrigin();
        int left = origin == null ? 0 : origin.getX();
        int top = origin == null ? 0 : origin.getY();
        TextBlock rows = TextBlock.at(text, literal.offset(), literal.length());
        blocks.add(new BlockSource(entities.size(), left, top, rows));
        entities.add(blockCompiler.compile(left, top, rows));
      });
    }

    private void add(PlaceStatement statement) {
      List<EntitySpec> stack = new ArrayList<>();
      List<TextRange> ranges = new ArrayList<>();
      for (var spec : statement.getEntities()) {
        stack.addAll(kinds.entities(List.of(spec)));
        if (ranges.size() < stack.size()) {
          ranges.add(Nodes.range(spec).orElseThrow());
        }
      }
      TextRange whole = TextRange.of(NodeModelUtils.findActualNodeFor(statement));
      for (CellRef cell : statement.getCells()) {
        Cell at = new Cell(cell.getX(), cell.getY());
        TextRange cellRange = Nodes.range(cell).orElse(whole);
        for (int i = 0; i < stack.size(); i++) {
          placements.add(new PlacementSource(entities.size(), at, ranges.get(i), cellRange, whole));
          entities.add(new Placement(stack.get(i), at));
        }
      }
    }
  }
}
