package org.tilewright.engine.example;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.session.Session;

/** A program that needs the engine's jar only: builds a level through the Java API and plays it. */
public final class EngineAlone {

  private EngineAlone() {
  }

  /** Plays the level and prints what happens. */
  public static void main(String[] arguments) throws Exception {
    char[] cells = {
        1, 1, 1, 1,
        1, 2, 3, 1,
        1, 1, 1, 1};
    MapBlock map = new MapBlock(0, 0, 4, 3, cells, List.of(List.of(), List.of(EntitySpec.of("wall")),
        List.of(EntitySpec.of("walker")), List.of(EntitySpec.of("exit"))));
    LevelDefinition level = new LevelDefinition("corridor", "A corridor", "walk", Attributes.NONE,
        Map.of("wall", KindDefinition.plain("wall"), "walker", KindDefinition.plain("walker"), "exit",
            KindDefinition.plain("exit")),
        List.of(map), Optional.empty(), Attributes.NONE);
    Session game = Session.start(new WalkToExit(), level, 1);
    System.out.println(game.outcome().text());
    System.out.println(game.play("move right").events().getFirst().text());
    System.out.println(game.outcome().text());
  }
}
