package org.tilewright.rules.winter.core;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How a player spends the skill points, all of which must be spent. At least one goes to each skill, other than in the
 * original, where a player without speed can never move and so never end a turn (rules/winter.md section 1).
 *
 * @param strength snowballs that the player can carry, 1 to 4
 * @param speed    tiles that the player can walk in one turn, 1 to 4
 */
public record Skills(int strength, int speed) {

  /** Skill points of a player. */
  public static final int POINTS = 5;

  /** What is asked of skills, for people. */
  public static final String RULE = "Strength and speed must be at least 1 each and add up to " + POINTS + ".";

  /** Refuses what is not {@linkplain #allowed allowed}. */
  public Skills {
    if (!allowed(strength, speed)) {
      throw new IllegalArgumentException(RULE);
    }
  }

  /** Whether the points may be spent so. */
  public static boolean allowed(int strength, int speed) {
    return strength >= 1 && speed >= 1 && strength + speed == POINTS;
  }

  /** Every way to spend the points, the weakest first. */
  public static List<Skills> choices() {
    return IntStream.range(1, POINTS).mapToObj(strength -> new Skills(strength, POINTS - strength)).toList();
  }
}
