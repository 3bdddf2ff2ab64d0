package org.tilewright.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.view.Seat;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.solve.BotSummary;
import org.tilewright.solve.PlayedGame;

/** Games among bots, as text and as JSON. Says nothing that another run with the same seed would not say. */
final class BotGamesReport {

  private final List<PlayedGame> games;
  private final List<Seat> seats;
  private final BotSummary summary;

  BotGamesReport(List<PlayedGame> games, List<Seat> seats) {
    this.games = List.copyOf(games);
    this.seats = List.copyOf(seats);
    this.summary = BotSummary.of(games, seats.size());
  }

  /** A line for each game, and one for all. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      PlayedGame game = games.get(i);
      lines.add("game " + (i + 1) + " · seed " + game.seed() + " · " + outcome(game) + " · " + Counted.of(game.turns(), "turn") + ", "
          + Counted.of(game.commands(), "command"));
    }
    lines.add(summaryLine());
    return lines;
  }

  private String outcome(PlayedGame game) {
    String winners = game.winners().stream().map(player -> seats.get(player).name()).collect(Collectors.joining(" and "));
    boolean several = seats.size() > 1 && !winners.isEmpty();
    return switch (game.ending()) {
      case DECIDED -> game.outcome().text() + (several ? " (" + winners + ")" : "");
      case NOTHING_LEGAL -> "undecided: nothing is legal any more";
      case COMMAND_LIMIT -> "undecided: given up";
    };
  }

  private String summaryLine() {
    List<String> parts = new ArrayList<>();
    parts.add(summary.won() + " won");
    if (seats.size() > 1) {
      parts.add(seats.stream().map(seat -> seat.name() + " " + summary.wins().get(seat.player()))
          .collect(Collectors.joining(", ", "(", ")")));
    }
    return Counted.of(summary.games(), "game") + " · " + String.join(" ", parts) + ", " + summary.lost() + " lost, " + summary.drawn()
        + " drawn, " + summary.undecided() + " undecided · turns " + range(summary.turns()) + " · commands "
        + range(summary.commands());
  }

  private static String range(BotSummary.Range range) {
    return range.least() + " to " + range.greatest() + String.format(Locale.ROOT, ", %.1f on average", range.mean());
  }

  /** The fields {@code games} and {@code summary}. */
  Map<String, JsonValue> fields() {
    List<JsonValue> each = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      PlayedGame game = games.get(i);
      each.add(Json.object("game", i + 1, "seed", game.seed(), "result", result(game), "outcome", game.outcome().text(),
          "winners", game.winners(), "turns", game.turns(), "commands", game.commands()));
    }
    JsonObject all = Json.object("games", summary.games(), "won", summary.won(), "lost", summary.lost(), "drawn",
        summary.drawn(), "undecided", summary.undecided(), "wins",
        seats.stream().map(seat -> Json.object("player", seat.player(), "name", seat.name(), "games",
            summary.wins().get(seat.player()))).toList(),
        "turns", json(summary.turns()), "commands", json(summary.commands()));
    Map<String, JsonValue> fields = new LinkedHashMap<>(Json.object("games", each).fields());
    fields.put("summary", all);
    return fields;
  }

  private static String result(PlayedGame game) {
    return switch (game.outcome()) {
      case Outcome.Won won -> "won";
      case Outcome.Lost lost -> "lost";
      case Outcome.Drawn drawn -> "drawn";
      case Outcome.Ongoing ongoing -> game.ending() == PlayedGame.Ending.NOTHING_LEGAL ? "nothing legal" : "given up";
    };
  }

  private static JsonObject json(BotSummary.Range range) {
    return Json.object("least", range.least(), "greatest", range.greatest(), "mean", new JsonNumber(
        BigDecimal.valueOf(range.mean()).setScale(2, RoundingMode.HALF_UP).toPlainString()));
  }
}
