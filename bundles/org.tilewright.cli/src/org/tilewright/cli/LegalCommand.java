package org.tilewright.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.CommandView;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.formats.json.JsonWriter;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The verb that lists what can be done. */
@CommandLine.Command(name = "legal", mixinStandardHelpOptions = true,
    description = "Prints the commands that are legal after the given ones, one a line.")
final class LegalCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private GameOptions game;

  @Option(names = "--json", description = "Print one JSON object, with what each command means.")
  private boolean json;

  LegalCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    Session session = game.start(environment);
    Optional<GameOptions.Refused> refused = game.play(session, environment, turn -> { });
    if (refused.isPresent()) {
      throw CommandFailure.input(refused.get().message());
    }
    List<Command> legal = session.legal();
    if (json) {
      environment.terminal().out().print(JsonWriter.pretty(Json.object("ply", session.ply(), "outcome", session.outcome().text(),
          "legal", legal.stream().map(command -> describe(session, command)).toList())));
    } else {
      legal.forEach(command -> environment.terminal().out().println(command.text()));
    }
    return Main.GOOD;
  }

  private static Object describe(Session session, Command command) {
    CommandView view = session.ruleset().describe(session.state(), command);
    Map<String, JsonValue> told = new LinkedHashMap<>(Json.object("command", command.text(), "label", view.label(), "group",
        view.group(), "role", view.role().name().toLowerCase(Locale.ROOT)).fields());
    view.source().ifPresent(cell -> told.put("source", cell(cell)));
    view.target().ifPresent(cell -> told.put("target", cell(cell)));
    view.direction().ifPresent(direction -> told.put("direction", new JsonString(direction.word())));
    view.prompt().ifPresent(prompt -> told.put("prompt", new JsonString(prompt)));
    return new JsonObject(told);
  }

  private static JsonValue cell(Cell cell) {
    return Json.object("x", cell.x(), "y", cell.y());
  }
}
