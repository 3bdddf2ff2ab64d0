package org.tilewright.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.example.WalkToExit;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.GeneratorOption;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.session.Session;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;

class StarterTextTest {

  private static final Optional<URL> WALK_LIBRARY = Optional.of(StarterTextTest.class.getResource("walk.ruleset"));

  /** A game that answers some questions otherwise. @param answers by the name of the method */
  private static Ruleset changed(Ruleset game, Map<String, Object> answers) {
    return (Ruleset) Proxy.newProxyInstance(Ruleset.class.getClassLoader(), new Class<?>[] {Ruleset.class}, (proxy, method, args) -> {
      if (answers.containsKey(method.getName())) {
        return answers.get(method.getName());
      }
      try {
        return method.invoke(game, args);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    });
  }

  private static LevelFileResult starter(Ruleset game) throws Exception {
    LevelLanguage language = new LevelLanguage(new Rulesets(List.of(game)));
    String text = new StarterText(language, game).of("kind", "A \"first\" one");
    LevelFileResult result = language.parse(text, "first.level");
    assertTrue(result.issues().stream().noneMatch(issue -> issue.isError()), () -> result.issues() + "\n" + text);
    assertEquals("kind", result.levels().getFirst().definition().name());
    assertEquals("A \"first\" one", result.levels().getFirst().definition().title());
    Session.start(game, result.levels().getFirst().definition(), 7);
    return result;
  }

  @ParameterizedTest
  @ValueSource(strings = {"dungeon", "breach"})
  void aGameWithAStarterBeginsWithItAndOneWithoutBeginsWithoutAMistake(String id) throws Exception {
    Ruleset game = Rulesets.onClassPath(StarterTextTest.class.getClassLoader()).find(id).orElseThrow();
    starter(game);
    starter(changed(game, Map.of("resource", Optional.empty())));
  }

  @Test
  void aGameOfWhichOnlyTheWordsAreKnownBeginsWithALevelThatCanBeWon() throws Exception {
    LevelFileResult result = starter(changed(new WalkToExit(), Map.of("library", WALK_LIBRARY)));
    assertEquals(List.of(), result.issues());
    assertTrue(result.text().contains("@") && result.text().contains("place exit at"), result.text());
  }

  @Test
  void aGameWithAGeneratorBeginsWithWhatThatMakes() throws Exception {
    LevelGenerator corridor = new LevelGenerator() {
      @Override
      public String title() {
        return "Corridor";
      }

      @Override
      public List<GeneratorOption> options() {
        return List.of();
      }

      @Override
      public GeneratedLevel generate(GeneratorChoices choices, long seed) {
        return new GeneratedLevel("A long corridor.", Attributes.NONE,
            List.of(new Placement(EntitySpec.of("walker"), new Cell(0, 0)), new Placement(EntitySpec.of("exit"), new Cell(90, 0))));
      }
    };
    LevelFileResult result = starter(changed(new WalkToExit(), Map.of("library", WALK_LIBRARY, "generators", List.of(corridor))));
    assertTrue(result.text().contains("A long corridor."), result.text());
  }

  @Test
  void aGameWithoutALibraryIsRefusedInWords() {
    Ruleset game = new WalkToExit();
    StarterText starter = new StarterText(new LevelLanguage(new Rulesets(List.of(game))), game);
    assertTrue(assertThrows(IllegalArgumentException.class, () -> starter.of("a", "A")).getMessage().contains("no library"));
  }
}
