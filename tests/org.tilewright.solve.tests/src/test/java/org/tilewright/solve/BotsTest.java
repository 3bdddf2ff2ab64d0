package org.tilewright.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.random.RandomSource;

class BotsTest {

  private static final Nim KNOWING = new Nim(true);

  @Test
  void botsAreFoundByName() {
    assertEquals(new GreedyBot(), Bots.find("greedy").orElseThrow());
    assertEquals(new RandomBot(), Bots.find("random").orElseThrow());
    assertEquals(Optional.empty(), Bots.find("clever"));
    assertEquals("random, greedy", Bots.names());
  }

  @Test
  void theRandomBotGivesEveryLegalCommandSoonerOrLater() {
    assertEquals(Set.of("take 1", "take 2", "take 3"), chosen(new RandomBot(), new Nim.Stones(7, 0)));
    assertEquals(Set.of("take 1", "take 2"), chosen(new RandomBot(), new Nim.Stones(2, 0)));
  }

  @Test
  void theGreedyBotMostlyGivesTheBestCommand() {
    RandomSource random = new RandomSource(3);
    int best = 0;
    for (int i = 0; i < 200; i++) {
      Command command = new GreedyBot().choose(KNOWING, new Nim.Stones(7, 0), random).orElseThrow();
      best += command.equals(new Nim.Take(3)) ? 1 : 0;
    }
    // all but those given on a whim, of which a third are the best one by chance
    assertTrue(best > 180 && best < 200, "best " + best);
  }

  @Test
  void theGreedyBotTakesTheWinAtHandFromTheOutcomeAlone() {
    RandomSource random = new RandomSource(5);
    int wins = 0;
    for (int i = 0; i < 100; i++) {
      wins += new GreedyBot().choose(new Nim(false), new Nim.Stones(3, 1), random).orElseThrow().equals(new Nim.Take(3)) ? 1 : 0;
    }
    assertTrue(wins > 85, "wins " + wins);
  }

  @Test
  void equallyGoodCommandsAreAllGiven() {
    assertEquals(Set.of("take 1", "take 2", "take 3"), chosen(new GreedyBot(), new Nim.Stones(8, 0)));
  }

  @Test
  void withNothingLegalNothingIsGiven() {
    for (Bot bot : Bots.all()) {
      assertEquals(Optional.empty(), bot.choose(KNOWING, new Nim.Stones(0, 3), new RandomSource(1)));
    }
  }

  @Test
  void oneBotPlaysForAllAndSeveralEachForTheirOwn() {
    BotPlayers one = new BotPlayers(List.of(new RandomBot()), 1);
    assertTrue(one.choose(KNOWING, new Nim.Stones(9, 1)).isPresent());
    BotPlayers two = new BotPlayers(List.of(new RandomBot(), new GreedyBot()), 1);
    assertTrue(two.choose(KNOWING, new Nim.Stones(9, 0)).isPresent());
    assertThrows(IllegalArgumentException.class, () -> new BotPlayers(List.of(), 1));
  }

  private static Set<String> chosen(Bot bot, Nim.Stones state) {
    RandomSource random = new RandomSource(11);
    Set<String> texts = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      texts.add(bot.choose(KNOWING, state, random).orElseThrow().text());
    }
    return texts;
  }
}
