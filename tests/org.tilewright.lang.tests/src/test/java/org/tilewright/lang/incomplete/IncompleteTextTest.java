package org.tilewright.lang.incomplete;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.incomplete.Edits.Variant;
import org.tilewright.lang.testing.MiniRuleset;

/**
 * Half-typed texts of every kind go through every service of the language; none may throw. The usual run takes a sample;
 * {@code -Dtilewright.fuzz=1}, or {@code TILEWRIGHT_FUZZ=1} in the environment, takes all of them.
 */
final class IncompleteTextTest {

  /** One damaged text of so many is tried. */
  private static final int ONE_OF = Integer.parseInt(System.getProperty("tilewright.fuzz",
      Optional.ofNullable(System.getenv("TILEWRIGHT_FUZZ")).orElse("1600")));
  private static final int RANDOM_EDITS = 4_000 / ONE_OF;
  private static final Path SAMPLES = Path.of("../../bundles/org.tilewright.ui.wizards/samples");

  private final Rulesets rulesets = rulesets();
  private final LevelLanguage language = new LevelLanguage(rulesets);
  private final EveryService services = new EveryService(rulesets, language);
  private final EveryProperty properties = new EveryProperty(language);
  private final Edits edits = new Edits(language);

  private static Rulesets rulesets() {
    List<Ruleset> all = new ArrayList<>(Rulesets.onClassPath(IncompleteTextTest.class.getClassLoader()).all());
    all.add(new MiniRuleset());
    return new Rulesets(all);
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void everyBeginningOfALevelWithEverythingIsAnswered() throws IOException {
    assertAnswered(edits.prefixes("everything.level", resource("everything.level")));
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void propertiesAreListedAtTheEndOfEveryLine() throws IOException {
    assertAnswered(texts().entrySet().stream().filter(text -> text.getKey().endsWith(".level"))
        .flatMap(text -> edits.prefixes(text.getKey(), text.getValue())
            .filter(variant -> variant.at() == text.getValue().length() || text.getValue().charAt(variant.at()) == '\n')),
        properties::ask);
  }

  @Test
  void everyPropertyCanBeWritten() throws IOException {
    texts().forEach((name, text) -> {
      if (name.endsWith(".level")) {
        properties.writeAll(text);
      }
    });
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void damagedTokensAreAnswered() throws IOException {
    Random random = new Random(1);
    assertAnswered(texts().entrySet().stream()
        .flatMap(text -> Stream.concat(edits.prefixes(text.getKey(), text.getValue()),
            edits.tokens(text.getKey(), text.getValue())))
        .filter(variant -> random.nextInt(ONE_OF) == 0));
  }

  @Test
  @Timeout(value = 3, unit = TimeUnit.HOURS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void randomEditsAreAnswered() throws IOException {
    assertAnswered(texts().entrySet().stream().flatMap(text -> LongStream.range(0, RANDOM_EDITS)
        .mapToObj(seed -> edits.random(text.getKey(), text.getValue(), seed))));
  }

  private void assertAnswered(Stream<Variant> variants) {
    assertAnswered(variants, services::ask);
  }

  private static void assertAnswered(Stream<Variant> variants, Consumer<Variant> service) {
    Map<String, String> failures = new LinkedHashMap<>();
    int[] count = new int[1];
    try (ErrorLog log = new ErrorLog()) {
      variants.forEach(variant -> {
        count[0]++;
        log.clear();
        try {
          service.accept(variant);
          log.rethrow();
        } catch (Exception | StackOverflowError | AssertionError e) {
          failures.putIfAbsent(cause(e), variant.name() + "\n" + variant.text() + "\n--------");
        }
      });
    }
    if (ONE_OF <= 100) {
      System.out.println(count[0] + " texts, " + failures.size() + " kinds of failures");
    }
    assertEquals(Map.of(), failures);
  }

  /** The same for all failures of one cause: the error and where it was thrown. */
  private static String cause(Throwable error) {
    StringBuilder out = new StringBuilder(error.getClass().getSimpleName());
    if (!(error instanceof StackOverflowError)) {
      out.append(' ').append(String.valueOf(error.getMessage()).lines().findFirst().orElse("").replaceAll("[0-9]+", "0"));
    }
    Stream.of(error.getStackTrace()).filter(frame -> frame.getClassName().startsWith("org.tilewright")).limit(4)
        .forEach(frame -> out.append("\n  at ").append(frame));
    return out.toString();
  }

  private static Map<String, String> texts() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : List.of("everything.level", "everything.ruleset")) {
      texts.put(name, resource(name));
    }
    for (Ruleset ruleset : Rulesets.onClassPath(IncompleteTextTest.class.getClassLoader()).all()) {
      try (InputStream in = ruleset.library().orElseThrow().openStream()) {
        texts.put(ruleset.id() + ".ruleset", new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    try (Stream<Path> files = Files.list(SAMPLES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".level")).sorted().toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return texts;
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = IncompleteTextTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
