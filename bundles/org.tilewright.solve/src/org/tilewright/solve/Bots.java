package org.tilewright.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bots there are. */
public final class Bots {

  private static final List<Bot> ALL = List.of(new RandomBot(), new GreedyBot());

  private Bots() {
  }

  /** All of them, the simplest first. */
  public static List<Bot> all() {
    return ALL;
  }

  /** The bot of that name, if there is one. */
  public static Optional<Bot> find(String name) {
    return ALL.stream().filter(bot -> bot.name().equals(name)).findFirst();
  }

  /** The names of all, for messages: {@code random, greedy}. */
  public static String names() {
    return ALL.stream().map(Bot::name).collect(Collectors.joining(", "));
  }
}
