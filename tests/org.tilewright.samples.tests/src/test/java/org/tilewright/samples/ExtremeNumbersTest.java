package org.tilewright.samples;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.lang.LevelLanguage;

/**
 * Every number that a level can say, at the ends of what numbers there are: the rules refuse the level, or it can be
 * played. A loop as long as a number says would never let these tests end.
 */
class ExtremeNumbersTest {

  private static final int TICKS = 50;
  private static final List<BigDecimal> EXTREMES = List.of(new BigDecimal(Integer.MIN_VALUE), new BigDecimal(-1), BigDecimal.ZERO,
      BigDecimal.ONE, new BigDecimal(Integer.MAX_VALUE), new BigDecimal("1E+308"), new BigDecimal("1E-400"), new BigDecimal("1E+400"));
  private static final Rulesets RULESETS = Rulesets.onClassPath(ExtremeNumbersTest.class.getClassLoader());

  /** A room with something of nearly everything in it; the numbers in question are those of the kinds. */
  private static final String DUNGEON = """
      level extremes uses dungeon {
        map \"""
          ##########
          #@.b0M$..#
          #.s.w...z#
          #...~.A.h#
          ##########
          \"""
        legend {
          'b' = boulder
          's' = switch
          'w' = wood
          'z' = zombie_toast_spawner
          '~' = swamp_tile
          'A' = assassin
          'h' = hydra
          'M' = mercenary
          '0' = bomb
          '$' = treasure
        }
        place sword at (2, 1)
        place shield at (2, 1)
        place invincibility_potion at (3, 1)
        place invisibility_potion at (3, 1)
        place bomb at (1, 2)
        place switch at (1, 3)
        place boulder at (1, 3)
        place spider at (7, 2)
        goal exit
        place exit at (8, 1)
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"dungeon", "breach", "winter"})
  void everyNumberCanBeAsLargeOrSmallAsNumbersAre(String game) throws IOException {
    Ruleset rules = RULESETS.find(game).orElseThrow();
    LevelDefinition level = level(game);
    for (String name : numbers(level)) {
      for (BigDecimal extreme : EXTREMES) {
        play(rules, changed(level, name, new Value.Num(extreme)), name + " = " + extreme);
      }
    }
  }

  private static LevelDefinition level(String game) throws IOException {
    LevelLanguage language = new LevelLanguage(RULESETS);
    if (game.equals("dungeon")) {
      return language.read(DUNGEON.getBytes(StandardCharsets.UTF_8), "extremes.level").levels().getFirst().definition();
    }
    for (Path file : SamplesTest.levels()) {
      LevelDefinition level = language.read(file).levels().getFirst().definition();
      if (level.ruleset().equals(game)) {
        return level;
      }
    }
    throw new AssertionError("no sample of " + game);
  }

  /** The names of all numbers of configuration, kinds and entities. */
  private static Set<String> numbers(LevelDefinition level) {
    Set<String> names = new TreeSet<>(numbers(level.config()));
    level.kinds().values().forEach(kind -> names.addAll(numbers(kind.attributes())));
    level.forEachEntity((entity, x, y) -> names.addAll(numbers(entity.attributes())));
    return names;
  }

  private static Set<String> numbers(Attributes attributes) {
    Set<String> names = new TreeSet<>();
    attributes.values().forEach((name, value) -> {
      if (value instanceof Value.Num) {
        names.add(name);
      }
    });
    return names;
  }

  /** The level with another value for all numbers of a name. */
  private static LevelDefinition changed(LevelDefinition level, String name, Value value) {
    Map<String, KindDefinition> kinds = new LinkedHashMap<>();
    level.kinds().forEach((key, kind) -> kinds.put(key, new KindDefinition(kind.name(), kind.title(), kind.lineage(), kind.behaviours(),
        changed(kind.attributes(), name, value), kind.layer(), kind.sprite())));
    List<EntitySource> sources = new ArrayList<>();
    for (EntitySource source : level.sources()) {
      sources.add(switch (source) {
        case Placement p -> new Placement(changed(p.entity(), name, value), p.cell());
        case MapBlock block -> changed(block, name, value);
      });
    }
    return new LevelDefinition(level.name(), level.title(), level.ruleset(), changed(level.config(), name, value), kinds, sources,
        level.goal(), level.info());
  }

  private static MapBlock changed(MapBlock block, String name, Value value) {
    char[] indices = new char[block.width() * block.height()];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = (char) block.indexAt(block.left() + i % block.width(), block.top() + i / block.width());
    }
    return new MapBlock(block.left(), block.top(), block.width(), block.height(), indices, block.palette().stream()
        .map(stack -> stack.stream().map(entity -> changed(entity, name, value)).toList()).toList());
  }

  private static EntitySpec changed(EntitySpec entity, String name, Value value) {
    return new EntitySpec(entity.kind(), changed(entity.attributes(), name, value));
  }

  private static Attributes changed(Attributes attributes, String name, Value value) {
    return attributes.get(name).isPresent() ? attributes.overriddenBy(new Attributes(Map.of(name, value))) : attributes;
  }

  private static void play(Ruleset rules, LevelDefinition level, String what) {
    rules.check(level);
    GameState state;
    try {
      state = rules.start(level, 7);
    } catch (IllegalArgumentException refused) {
      return;
    }
    RandomSource random = new RandomSource(7);
    try {
      for (int tick = 0; tick < TICKS && rules.outcome(state).isOngoing(); tick++) {
        List<Command> legal = rules.legalCommands(state, state.activePlayer());
        if (legal.isEmpty()) {
          return;
        }
        state = rules.apply(state, random.pick(legal)).next();
        rules.view(state, state.activePlayer());
        state.hash();
      }
    } catch (IllegalCommandException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
      fail(what, e);
    }
  }
}
