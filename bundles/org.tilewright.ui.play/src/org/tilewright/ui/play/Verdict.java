package org.tilewright.ui.play;

import java.util.Optional;
import java.util.stream.Collectors;
import org.tilewright.engine.Outcome;
import org.tilewright.ui.play.PlayBanner.Tone;
import org.tilewright.ui.play.game.Table;

/**
 * How the end of a game is announced.
 *
 * @param text who has won and why
 * @param tone how good that is for whoever looks on
 */
record Verdict(String text, Tone tone) {

  /** The announcement; empty while the game goes on. */
  static Optional<Verdict> of(Outcome outcome, Table table) {
    return switch (outcome) {
      case Outcome.Ongoing ongoing -> Optional.empty();
      case Outcome.Won won -> Optional.of(new Verdict(winners(won, table) + reason(won.reason()), Tone.GOOD));
      case Outcome.Lost lost -> Optional.of(new Verdict("You lose" + reason(lost.reason()), Tone.BAD));
      case Outcome.Drawn drawn -> Optional.of(new Verdict("Drawn" + reason(drawn.reason()), Tone.NOTE));
    };
  }

  private static String winners(Outcome.Won won, Table table) {
    if (table.places().size() == 1) {
      return "You win";
    }
    String names = won.winners().stream().map(table::name).collect(Collectors.joining(" and "));
    return names + (won.winners().size() == 1 ? " wins" : " win");
  }

  private static String reason(String reason) {
    return reason.isEmpty() ? "" : ": " + reason;
  }
}
