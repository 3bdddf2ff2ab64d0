package org.tilewright.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.Seat;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonWriter;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.solve.Bot;
import org.tilewright.solve.BotGames;
import org.tilewright.solve.PlayedGame;
import org.tilewright.solve.Playout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The verb that plays. */
@Command(name = "play", mixinStandardHelpOptions = true, description = {
    "Plays a level with the given commands and prints the state they lead to.",
    "Stops at the first command that the rules refuse; the exit code is 1 then.",
    "With --bot, bots play it; with --games, many times over, and what became of each game is printed."})
final class PlayCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private GameOptions game;

  @Mixin
  private BotOptions bots;

  @Option(names = "--trace", description = "Print what happens, and the state, after every command.")
  private boolean trace;

  @Option(names = "--save", paramLabel = "OUT", description = {
      "Also write the game as it stands then, for games whose saves are levels: as a level, or in the game's own format when",
      "the extension is that format's, such as .txt for Into The Breach (ish). Nothing is written after a refused command."})
  private Path save;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  PlayCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    int games = bots.games();
    if (games > 1 && (trace || game.hasCommands())) {
      throw CommandFailure.usage("error: " + (trace ? "--trace" : "--commands") + " goes with one game, not with " + games + ".");
    }
    if (save != null && games > 1) {
      throw CommandFailure.usage("error: --save goes with one game, not with " + games + ".");
    }
    if (save != null && StandardStreams.isOutput(save)) {
      throw CommandFailure.usage("error: --save needs a file; standard output is for the state.");
    }
    Outputs.requireDistinct(Arrays.asList(save), game.files());
    Session session = game.start(environment);
    if (games > 1) {
      return playMany(session, games);
    }
    PlayedSession played = new PlayedSession(session);
    Optional<GameOptions.Refused> refused = json ? playJson(played) : playText(played);
    if (refused.isEmpty() && save != null) {
      new PositionFile(environment).save(session, save);
    }
    refused.ifPresent(r -> environment.terminal().err().println(r.message()));
    return refused.isEmpty() ? Main.GOOD : Main.INPUT_AT_FAULT;
  }

  private List<Seat> seats(Session session) {
    return session.ruleset().seats(session.state());
  }

  private int playMany(Session session, int games) throws CommandFailure {
    List<Seat> seats = seats(session);
    List<Bot> players = bots.bots(seats.size());
    Playout playout = new Playout(session.ruleset(), session.level(), players, bots.maxCommands(session.ruleset()));
    BotGamesReport report = new BotGamesReport(BotGames.play(playout, games, session.seed()), seats);
    Terminal terminal = environment.terminal();
    if (json) {
      Map<String, JsonValue> result = new LinkedHashMap<>(head(session));
      result.put("bots", Json.object("bots", players.stream().map(Bot::name).toList()).fields().get("bots"));
      result.putAll(report.fields());
      terminal.out().print(JsonWriter.pretty(new JsonObject(result)));
    } else {
      report.lines().forEach(terminal.out()::println);
    }
    return Main.GOOD;
  }

  private static Map<String, JsonValue> head(Session session) {
    return Json.object("level", session.level().name(), "ruleset", session.level().ruleset(), "seed", session.seed()).fields();
  }

  private Optional<GameOptions.Refused> play(PlayedSession played, GameOptions.TurnListener listener) throws CommandFailure {
    Session session = played.session();
    List<Bot> players = bots.given() ? bots.bots(seats(session).size()) : List.of();
    int limit = bots.maxCommands(session.ruleset());
    Optional<GameOptions.Refused> refused = game.play(session, environment, listener);
    if (refused.isEmpty() && !players.isEmpty()) {
      played.letPlay(players, limit, listener);
    }
    return refused;
  }

  private Optional<GameOptions.Refused> playText(PlayedSession played) throws CommandFailure {
    Terminal terminal = environment.terminal();
    Session session = played.session();
    StateText text = new StateText(session.level(), DefaultSymbols.of(environment.library(session.level().ruleset())));
    if (trace) {
      terminal.out().println(text.of(session));
    }
    Optional<GameOptions.Refused> refused = play(played, s -> {
      if (trace) {
        s.lastStep().ifPresent(step -> {
          terminal.out().println("> " + step.command().text());
          step.turn().events().forEach(event -> terminal.out().println("  " + event.text()));
        });
        terminal.out().println(text.of(s));
        // Somebody may be sending commands by hand and waiting for the answer.
        terminal.deliver();
      }
    });
    if (!trace) {
      terminal.out().print(text.of(session));
    }
    terminal.flush();
    return refused;
  }

  private Optional<GameOptions.Refused> playJson(PlayedSession played) throws CommandFailure {
    Session session = played.session();
    List<JsonValue> turns = new ArrayList<>();
    Optional<GameOptions.Refused> refused = play(played, s -> {
      if (trace) {
        s.lastStep().ifPresent(step -> turns.add(Json.object("command", step.command().text(), "events",
            step.turn().events().stream().map(event -> event.text()).toList(), "state", StateJson.of(s))));
      }
    });
    Map<String, JsonValue> result = new LinkedHashMap<>(head(session));
    Optional<PlayedGame> byBots = played.byBots();
    byBots.ifPresent(one -> result.putAll(new BotGamesReport(List.of(one), seats(session)).fields()));
    result.put("state", StateJson.of(session));
    if (trace) {
      result.put("turns", Json.object("turns", turns).fields().get("turns"));
    }
    refused.ifPresent(r -> result.put("refused", Json.object("line", r.line(), "command", r.command(), "reason", r.reason())));
    environment.terminal().out().print(JsonWriter.pretty(new JsonObject(result)));
    return refused;
  }
}
