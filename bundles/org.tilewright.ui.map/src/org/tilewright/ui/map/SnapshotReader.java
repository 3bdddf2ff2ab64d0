package org.tilewright.ui.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.edit.LayoutReader;
import org.tilewright.lang.edit.LevelLayout;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.LevelScene;
import org.tilewright.render.Sprites;
import org.tilewright.ui.common.render.LevelSprites;
import org.tilewright.workspace.ParsedDocument;

/** Makes {@link LevelSnapshot}s of parsed texts; safe for several threads. */
final class SnapshotReader {

  private final Rulesets rulesets;
  private final LevelSprites levelSprites;
  private final Map<String, Sprites> sprites = new ConcurrentHashMap<>();
  private volatile String selected = "";

  /** @param levelSprites makes the sprites of the level's own kinds */
  SnapshotReader(Rulesets rulesets, LevelSprites levelSprites) {
    this.rulesets = rulesets;
    this.levelSprites = levelSprites;
  }

  /** Which level of a file is to be shown; the first one when it has none of that name. */
  void select(String name) {
    selected = name;
  }

  LevelSnapshot read(ParsedDocument parsed) {
    String name = selected;
    Optional<CompiledLevel> level = parsed.level(name).or(() -> parsed.levels().stream().findFirst());
    Optional<LevelDefinition> definition = level.map(CompiledLevel::definition);
    Optional<Sprites> pictures = definition.map(d -> sprites.computeIfAbsent(d.ruleset(), this::spritesOf));
    Optional<LevelScene> scene = definition.map(d -> LevelScene.of(d, pictures.orElseThrow()));
    pictures.ifPresent(levelSprites::report);
    return new LevelSnapshot(parsed.stamp(), parsed.levels().stream().map(l -> l.definition().name()).toList(), definition,
        level.flatMap(l -> layout(parsed, l)), pictures, scene,
        syntaxError(parsed));
  }

  private Sprites spritesOf(String ruleset) {
    return levelSprites.sprites(rulesets.find(ruleset));
  }

  private static Optional<LevelLayout> layout(ParsedDocument parsed, CompiledLevel level) {
    return LayoutReader.read(parsed.result(), level);
  }

  private static Optional<LevelIssue> syntaxError(ParsedDocument parsed) {
    List<LevelIssue> issues = parsed.result().issues();
    return parsed.result().resource().getParseResult().hasSyntaxErrors() ? issues.stream().findFirst() : Optional.empty();
  }
}
