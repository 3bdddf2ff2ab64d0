package org.tilewright.ui.map;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.ILog;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.edit.LayoutReader;
import org.tilewright.lang.edit.LevelLayout;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.LevelScene;
import org.tilewright.render.SpriteFiles;
import org.tilewright.render.Sprites;
import org.tilewright.workspace.ParsedDocument;

/** Makes {@link LevelSnapshot}s of parsed texts; safe for several threads. */
final class SnapshotReader {

  private final Rulesets rulesets;
  private final SpriteFiles levelFiles;
  private final Map<String, Sprites> sprites = new ConcurrentHashMap<>();
  private final Set<String> reported = ConcurrentHashMap.newKeySet();
  private volatile String selected = "";

  /** @param levelFiles where sprites of the level's own kinds are */
  SnapshotReader(Rulesets rulesets, SpriteFiles levelFiles) {
    this.rulesets = rulesets;
    this.levelFiles = levelFiles;
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
    pictures.ifPresent(this::report);
    return new LevelSnapshot(parsed.stamp(), parsed.levels().stream().map(l -> l.definition().name()).toList(), definition,
        level.flatMap(l -> layout(parsed, l)), pictures, scene,
        syntaxError(parsed));
  }

  /** Says once for each sprite file that is not drawn why it is not. */
  private void report(Sprites drawn) {
    for (String refused : drawn.refused()) {
      if (reported.add(refused)) {
        ILog.of(SnapshotReader.class).warn(refused);
      }
    }
  }

  private Sprites spritesOf(String ruleset) {
    return rulesets.find(ruleset).map(r -> Sprites.of(r, levelFiles)).orElseGet(() -> new Sprites(levelFiles));
  }

  private static Optional<LevelLayout> layout(ParsedDocument parsed, CompiledLevel level) {
    return LayoutReader.read(parsed.result(), level);
  }

  private static Optional<LevelIssue> syntaxError(ParsedDocument parsed) {
    List<LevelIssue> issues = parsed.result().issues();
    return parsed.result().resource().getParseResult().hasSyntaxErrors() ? issues.stream().findFirst() : Optional.empty();
  }
}
