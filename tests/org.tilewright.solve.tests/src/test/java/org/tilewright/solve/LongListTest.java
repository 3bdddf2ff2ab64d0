package org.tilewright.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.view.CommandView;

/** Bots at a game that offers tens of thousands of commands at once. */
class LongListTest {

  private static final int COMMANDS = 75_000;

  private record Number(int value) implements Command {
    @Override
    public String text() {
      return "take " + value;
    }
  }

  private record Chosen(int value) implements GameState {
    @Override
    public int activePlayer() {
      return 0;
    }

    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int ply() {
      return 0;
    }

    @Override
    public long hash() {
      return value;
    }
  }

  private final List<Command> legal = new ArrayList<>(IntStream.range(0, COMMANDS).mapToObj(Number::new).toList());
  private final AtomicInteger applied = new AtomicInteger();
  private final AtomicInteger asked = new AtomicInteger();

  /** Rules that offer all the numbers, of which greater ones are better, and that count what they are asked. */
  private final Ruleset numbers = (Ruleset) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {Ruleset.class},
      (self, method, arguments) -> switch (method.getName()) {
        case "legalCommands" -> legal;
        case "apply" -> {
          applied.incrementAndGet();
          yield new Turn(new Chosen(((Number) arguments[1]).value()), List.of());
        }
        case "score" -> (double) ((Chosen) arguments[0]).value();
        case "role" -> {
          asked.incrementAndGet();
          yield CommandView.Role.OTHER;
        }
        default -> throw new UnsupportedOperationException(method.getName());
      });

  private List<Command> choices(Bot bot, long seed) {
    RandomSource random = new RandomSource(seed);
    return IntStream.range(0, 50).mapToObj(i -> bot.choose(numbers, new Chosen(0), random).orElseThrow()).toList();
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {0, 1, 601_841})
  void theGreedyBotWeighsAFewHundredOfThemAndFindsAGoodOne(long seed) {
    List<Command> chosen = choices(new GreedyBot(), seed);
    assertTrue(applied.get() <= 50 * Shortlist.MOST, applied + " commands weighed");
    long good = chosen.stream().filter(command -> ((Number) command).value() >= COMMANDS - COMMANDS / Shortlist.MOST).count();
    assertTrue(good >= 35, good + " of 50 are of the best stretch");
    assertEquals(chosen, choices(new GreedyBot(), seed));
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {0, 1, 601_841})
  void theRandomBotAsksForTheRoleOfAFewHundredOfThem(long seed) {
    List<Command> chosen = choices(new RandomBot(), seed);
    assertTrue(asked.get() <= 50 * Shortlist.MOST, asked + " roles asked for");
    assertEquals(chosen, choices(new RandomBot(), seed));
    assertTrue(chosen.stream().distinct().count() > 40);
  }

  @Test
  void everyCommandOfALongListCanComeUp() {
    List<Integer> few = IntStream.range(0, Shortlist.MOST + 3).boxed().toList();
    RandomSource random = new RandomSource(5);
    List<Integer> missing = new ArrayList<>(few);
    for (int i = 0; i < 100; i++) {
      List<Integer> some = Shortlist.of(few, random);
      assertEquals(Shortlist.MOST, some.size());
      missing.removeAll(some);
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void aShortListIsTakenAsItIsWithoutAnyChance() {
    List<Integer> all = IntStream.range(0, Shortlist.MOST).boxed().toList();
    RandomSource random = new RandomSource(5);
    assertSame(all, Shortlist.of(all, random));
    assertEquals(new RandomSource(5).nextLong(), random.nextLong());
    assertFalse(Shortlist.of(List.of(), random).iterator().hasNext());
  }
}
