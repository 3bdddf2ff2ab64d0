package org.tilewright.course;

import dungeonmania.response.models.DungeonResponse;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.session.Session;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** A game being played: its session, and how it is told to the course's interface. */
final class Game {

  private final String id;
  private final Session session;
  private final EntityNames names;
  private final TypeNames types;
  private final Responses responses;

  private Game(String id, Session session, IdPolicy policy) {
    this.id = id;
    this.session = session;
    this.names = new EntityNames(policy);
    this.types = new TypeNames(session.level());
    this.responses = new Responses(id, session.level().name(), names, types, DungeonReport.of(session.state(0)));
    for (int ply = 1; ply <= session.ply(); ply++) {
      responses.advance(DungeonReport.of(session.state(ply)));
    }
  }

  /**
   * Begins a level.
   *
   * @throws IllegalArgumentException when the level cannot be played
   */
  static Game start(Ruleset rules, LevelDefinition level, long seed, IdPolicy policy) {
    return new Game(String.format("%016x", RandomSource.mix(seed)), Session.start(rules, level, seed), policy);
  }

  /** Goes on with a game whose session was saved: everything has the names that it had. */
  static Game resume(String id, Session session, IdPolicy policy) {
    return new Game(id, session, policy);
  }

  String id() {
    return id;
  }

  IdPolicy policy() {
    return names.policy();
  }

  Session session() {
    return session;
  }

  DungeonResponse response() {
    return responses.response();
  }

  /** Carries out a command. @throws IllegalCommandException when the rules refuse it; nothing has changed then */
  DungeonResponse play(DungeonCommand command) throws IllegalCommandException {
    session.play(command);
    responses.advance(report());
    return responses.response();
  }

  /** The number of the entity or item of that name, if there has been one. */
  OptionalInt number(String name) {
    return names.number(name);
  }

  /** The item in the inventory that is meant by an id: its name, or its type when nothing is called so. */
  Optional<ItemInfo> item(String itemId) {
    OptionalInt number = number(itemId);
    return report().inventory().stream()
        .filter(item -> number.isPresent() ? item.id() == number.getAsInt() : types.type(item.type()).equals(itemId))
        .findFirst();
  }

  /** Whether the game knows the type. */
  boolean knowsType(String type) {
    return types.knows(type);
  }

  private DungeonReport report() {
    return DungeonReport.of(session.state());
  }
}
