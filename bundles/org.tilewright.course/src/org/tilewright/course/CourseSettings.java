package org.tilewright.course;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;
import org.tilewright.engine.random.RandomSource;

/**
 * What can be set from outside.
 *
 * @param ids   how entities are called
 * @param seed  the seed of every game; empty for a new one for each
 * @param saves folder of the saved games
 */
public record CourseSettings(IdPolicy ids, OptionalLong seed, Path saves) {

  /** System property with the {@linkplain IdPolicy#word() word} for how entities are called. */
  public static final String IDS = "tilewright.ids";

  /** System property with the seed, a whole number. */
  public static final String SEED = "tilewright.seed";

  /** System property with the folder of the saved games. */
  public static final String SAVES = "tilewright.saves";

  /**
   * The settings in system properties, with defaults for what is missing.
   *
   * @throws IllegalArgumentException when a property has no sensible value; the message says which
   */
  public static CourseSettings of(Properties properties) {
    return new CourseSettings(IdPolicy.of(properties.getProperty(IDS, IdPolicy.UNIQUE.word())),
        Optional.ofNullable(properties.getProperty(SEED)).map(CourseSettings::seed).orElse(OptionalLong.empty()),
        Optional.ofNullable(properties.getProperty(SAVES)).map(Path::of).orElseGet(() -> dataFolder(properties)));
  }

  private static OptionalLong seed(String text) {
    try {
      return OptionalLong.of(Long.parseLong(text.strip()));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("The system property " + SEED + " must be a whole number, not '" + text + "'",
          e);
    }
  }

  /** Where applications keep what belongs to a user. */
  private static Path dataFolder(Properties properties) {
    Path home = Path.of(properties.getProperty("user.home", "."));
    boolean mac = properties.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");
    Path usual = mac ? home.resolve("Library/Application Support") : home.resolve(".local/share");
    Path data = Optional.ofNullable(System.getenv("XDG_DATA_HOME")).filter(text -> !text.isBlank()).map(Path::of)
        .filter(Path::isAbsolute).orElse(usual);
    return data.resolve("tilewright").resolve("saves");
  }

  /** The seed of the next game. */
  long nextSeed() {
    // the clock alone gives neighbouring seeds; mixing spreads them
    return seed.orElseGet(() -> RandomSource.mix(System.nanoTime() ^ System.currentTimeMillis() << 20));
  }
}
