package org.tilewright.course.http;

import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.util.Direction;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The addresses of the interface and the calls of the controller behind them. */
enum Route {
  DUNGEONS("GET", "/api/dungeons", (controller, p) -> DungeonManiaController.dungeons()),
  CONFIGS("GET", "/api/configs", (controller, p) -> DungeonManiaController.configs()),
  SKIN("GET", "/api/skin/current", (controller, p) -> controller.getSkin()),
  LOCALISATION("GET", "/api/localisation/current", (controller, p) -> controller.getLocalisation()),
  ALL_GAMES("GET", "/api/games/all", (controller, p) -> controller.allGames()),
  NEW_GAME("POST", "/api/game/new", (controller, p) -> controller.newGame(p.text("dungeonName"), p.text("configName"))),
  USE("POST", "/api/game/tick/item", (controller, p) -> controller.tick(p.text("itemUsed"))),
  MOVE("POST", "/api/game/tick/movement", (controller, p) -> controller.tick(direction(p.text("movementDirection")))),
  BUILD("POST", "/api/game/build", (controller, p) -> controller.build(p.text("buildable"))),
  INTERACT("POST", "/api/game/interact", (controller, p) -> controller.interact(p.text("entityId"))),
  STATE("POST", "/api/game/dungeonResponseModel", (controller, p) -> controller.getDungeonResponseModel()),
  SAVE("POST", "/api/game/save", (controller, p) -> controller.saveGame(p.text("name"))),
  LOAD("POST", "/api/game/load", (controller, p) -> controller.loadGame(p.text("name"))),
  REWIND("POST", "/api/game/rewind", (controller, p) -> controller.rewind(p.number("ticks"))),
  GENERATE("POST", "/api/game/new/generate", (controller, p) -> controller.generateDungeon(p.number("xStart"),
      p.number("yStart"), p.number("xEnd"), p.number("yEnd"), p.text("configName")));

  /** Calls the controller. */
  @FunctionalInterface
  interface Call {
    Object on(DungeonManiaController controller, Parameters parameters) throws InvalidActionException;
  }

  private final String method;
  private final String path;
  private final Call call;

  Route(String method, String path, Call call) {
    this.method = method;
    this.path = path;
    this.call = call;
  }

  /** The route of a path, with or without a slash at its end. */
  static Optional<Route> of(String path) {
    String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    return Arrays.stream(values()).filter(route -> route.path.equals(plain)).findFirst();
  }

  String method() {
    return method;
  }

  /** Whether the caller has a game afterwards, even if he had none. */
  boolean beginsAGame() {
    return this == NEW_GAME || this == LOAD || this == GENERATE;
  }

  Call call() {
    return call;
  }

  private static Direction direction(String word) {
    return Arrays.stream(Direction.values()).filter(d -> d.name().equals(word.strip().toUpperCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("A direction is UP, DOWN, LEFT or RIGHT, not '" + word + "'."));
  }
}
