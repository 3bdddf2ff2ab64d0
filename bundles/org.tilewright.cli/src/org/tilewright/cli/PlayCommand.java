package org.tilewright.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.session.Session;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonWriter;
import org.tilewright.lang.print.DefaultSymbols;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The verb that plays. */
@Command(name = "play", mixinStandardHelpOptions = true, description = {
    "Plays a level with the given commands and prints the state they lead to.",
    "Stops at the first command that the rules refuse; the exit code is 1 then."})
final class PlayCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private GameOptions game;

  @Option(names = "--trace", description = "Print what happens, and the state, after every command.")
  private boolean trace;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  PlayCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    Session session = game.start(environment);
    Optional<GameOptions.Refused> refused = json ? playJson(session) : playText(session);
    refused.ifPresent(r -> environment.terminal().err().println(r.message()));
    return refused.isEmpty() ? Main.GOOD : Main.INPUT_AT_FAULT;
  }

  private Optional<GameOptions.Refused> playText(Session session) throws CommandFailure {
    Terminal terminal = environment.terminal();
    StateText text = new StateText(session.level(), DefaultSymbols.of(environment.library(session.level().ruleset())));
    if (trace) {
      terminal.out().println(text.of(session));
    }
    Optional<GameOptions.Refused> refused = game.play(session, environment, s -> {
      if (trace) {
        s.lastStep().ifPresent(step -> {
          terminal.out().println("> " + step.command().text());
          step.turn().events().forEach(event -> terminal.out().println("  " + event.text()));
        });
        terminal.out().println(text.of(s));
        // Somebody may be sending commands by hand and waiting for the answer.
        terminal.flush();
      }
    });
    if (!trace) {
      terminal.out().print(text.of(session));
    }
    terminal.flush();
    return refused;
  }

  private Optional<GameOptions.Refused> playJson(Session session) throws CommandFailure {
    List<JsonValue> turns = new ArrayList<>();
    Optional<GameOptions.Refused> refused = game.play(session, environment, s -> {
      if (trace) {
        s.lastStep().ifPresent(step -> turns.add(Json.object("command", step.command().text(), "events",
            step.turn().events().stream().map(event -> event.text()).toList(), "state", StateJson.of(s))));
      }
    });
    Map<String, JsonValue> result = new LinkedHashMap<>(Json.object("level", session.level().name(), "ruleset",
        session.level().ruleset(), "seed", session.seed(), "state", StateJson.of(session)).fields());
    if (trace) {
      result.put("turns", Json.object("turns", turns).fields().get("turns"));
    }
    refused.ifPresent(r -> result.put("refused", Json.object("line", r.line(), "command", r.command(), "reason", r.reason())));
    environment.terminal().out().print(JsonWriter.pretty(new JsonObject(result)));
    return refused;
  }
}
