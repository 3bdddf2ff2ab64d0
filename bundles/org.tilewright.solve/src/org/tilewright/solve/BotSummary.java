package org.tilewright.solve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.tilewright.engine.Outcome;

/**
 * How a number of games went.
 *
 * @param games     number of games
 * @param won       those that somebody won
 * @param lost      those that all lost
 * @param drawn     those that ended without a winner
 * @param undecided those that were given up
 * @param wins      games won, by the number of the player
 * @param commands  least, greatest and mean number of commands
 * @param turns     least, greatest and mean number of turns
 */
public record BotSummary(int games, int won, int lost, int drawn, int undecided, List<Integer> wins, Range commands,
    Range turns) {

  /** Copies the list. */
  public BotSummary {
    wins = List.copyOf(wins);
    Objects.requireNonNull(commands);
    Objects.requireNonNull(turns);
  }

  /** Of a number that each game has. */
  public record Range(int least, int greatest, double mean) {

    static Range of(List<PlayedGame> games, ToIntFunction<PlayedGame> number) {
      IntSummaryStatistics all = games.stream().collect(Collectors.summarizingInt(number));
      return all.getCount() == 0 ? new Range(0, 0, 0) : new Range(all.getMin(), all.getMax(), all.getAverage());
    }
  }

  /** The summary of games at a table with so many seats. */
  public static BotSummary of(List<PlayedGame> games, int seats) {
    List<Integer> wins = new ArrayList<>(Collections.nCopies(seats, 0));
    games.stream().flatMap(game -> game.winners().stream()).forEach(player -> wins.set(player, wins.get(player) + 1));
    return new BotSummary(games.size(), count(games, Outcome.Won.class), count(games, Outcome.Lost.class),
        count(games, Outcome.Drawn.class), count(games, Outcome.Ongoing.class), wins,
        Range.of(games, PlayedGame::commands), Range.of(games, PlayedGame::turns));
  }

  private static int count(List<PlayedGame> games, Class<? extends Outcome> outcome) {
    return (int) games.stream().map(PlayedGame::outcome).filter(outcome::isInstance).count();
  }
}
