package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.GenericResponseWrapper;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.response.models.RoundResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.FileLoader;
import dungeonmania.util.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterfaceTypesTest {

  @Test
  void positionsAreEqualWhateverTheirLayer() {
    assertEquals(new Position(1, 2), new Position(1, 2, 7));
    assertNotEquals(new Position(1, 2), new Position(2, 1));
    assertEquals("Position [x=1, y=2, z=7]", new Position(1, 2, 7).toString());
  }

  @Test
  void positionsAreCalculatedWith() {
    assertEquals(new Position(1, 1), new Position(1, 2).translateBy(Direction.UP));
    assertEquals(new Position(-2, 5), new Position(1, 2).translateBy(-3, 3));
    assertEquals(new Position(2, 3), Position.calculatePositionBetween(new Position(1, 1), new Position(3, 4)));
    assertEquals(new Position(3, 6), new Position(1, 2).scale(3));
    assertTrue(Position.isAdjacent(new Position(0, 0), new Position(0, 1)));
    assertFalse(Position.isAdjacent(new Position(0, 0), new Position(1, 1)));
    assertEquals(List.of(new Position(-1, -1), new Position(0, -1), new Position(1, -1), new Position(1, 0),
        new Position(1, 1),
        new Position(0, 1), new Position(-1, 1), new Position(-1, 0)), new Position(0, 0).getAdjacentPositions());
  }

  @Test
  void entitiesAreEqualWhenAllFourValuesAre() {
    EntityResponse entity = new EntityResponse("p", "player", new Position(1, 1), false);
    assertEquals(entity, new EntityResponse("p", "player", new Position(1, 1), false));
    assertNotEquals(entity, new EntityResponse("p", "player", new Position(1, 1), true));
    assertNotEquals(entity, new EntityResponse("p", "player", new Position(1, 2), false));
  }

  @Test
  void theItemsOfABattleAreThoseOfItsRounds() {
    ItemResponse sword = new ItemResponse("s", "sword");
    BattleResponse battle = new BattleResponse("spider", List.of(new RoundResponse(-1, -2, List.of(sword)),
        new RoundResponse(-1, -2, List.of(sword, new ItemResponse("b", "bow")))), 10, 4);
    assertEquals(List.of("s", "b"), battle.getBattleItems().stream().map(ItemResponse::getId).toList());
  }

  @Test
  void wrappersHoldAResultOrAnError() {
    assertEquals("x", GenericResponseWrapper.Ok("x").getResult());
    GenericResponseWrapper<String> error = GenericResponseWrapper.Err(new IllegalArgumentException("why"));
    assertTrue(error.isError());
    assertEquals("why", error.getErrorMessage());
    assertEquals("IllegalArgumentException", error.getErrorTitle());
  }

  @Test
  void filesOfAFolderOnTheClassPathAreListedWithoutExtension(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("dungeons"));
    Files.writeString(folder.resolve("dungeons/b.json"), "{}");
    Files.writeString(folder.resolve("dungeons/a.json"), "{}");
    try (CourseFiles files = new CourseFiles(folder)) {
      assertEquals(List.of("a", "b"), FileLoader.listFileNamesInResourceDirectory("/dungeons"));
      assertEquals("{}", FileLoader.loadResourceFile("/dungeons/a.json"));
      files.dungeon("memory", "[]");
      assertEquals("[]", FileLoader.loadResourceFile("/dungeons/memory.json"));
    }
  }
}
