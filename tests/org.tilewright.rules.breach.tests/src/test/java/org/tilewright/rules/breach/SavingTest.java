package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.Panel;

/** breach.md 3.4: saving, loading, and what stands beside the board. */
class SavingTest {

  private static LevelDefinition save(Game game) throws IllegalCommandException {
    return BreachLanguage.RULES.snapshot(game.state()).orElseThrow();
  }

  @Test
  void aGameIsSavedAtTheBeginningOfATurnOnly() throws IllegalCommandException {
    Game game = Game.level1();
    assertTrue(game.state().isReadyToSave());
    game.move("1,1", "2,1");
    assertFalse(game.state().isReadyToSave());
    assertEquals("Cannot Save! You can only save at the beginning of your turn!",
        assertThrows(IllegalCommandException.class, () -> save(game)).getMessage());
    assertEquals(game.endTurn().text(), BreachLanguage.exported(save(game)));
  }

  @Test
  void undoingAllMovesMakesSavingPossibleAgain() throws IllegalCommandException {
    Game game = Game.level1().move("1,1", "2,1").move("1,2", "1,1").undo();
    assertThrows(IllegalCommandException.class, () -> save(game));
    assertEquals(Game.level1().text(), BreachLanguage.exported(save(game.undo())));
  }

  @Test
  void aSavedGameGoesOnAsTheGameItself() throws IllegalCommandException {
    Game game = Game.level3().endTurn();
    Game loaded = Game.of(save(game));
    assertEquals(game.text(), loaded.text());
    assertEquals(game.endTurn().text(), loaded.endTurn().text());
  }

  @Test
  void aDecidedGameIsNotSaved() {
    Game game = Game.on("1      ", "       ", "", "T,1,0,3,0,5", "S,1,1,5,0,0").endTurn();
    assertThrows(IllegalCommandException.class, () -> save(game));
  }

  @Test
  void theSideBarListsUnitsByPriorityWithTheirPlaces() {
    Panel.Table units = (Panel.Table) Game.level1().view().panels().getFirst();
    assertEquals(List.of("Unit", "Coord", "Hp", "Dmg"), units.columns());
    assertEquals(List.of("Heal Mech", "(3, 1)", "2", "-2"), units.rows().get(2).values());
    assertEquals(List.of("Scorpion", "(8, 8)", "3", "2"), units.rows().get(3).values());
    units.rows().forEach(row -> assertEquals(row.cell().orElseThrow().toString(), row.values().get(1)));
    assertEquals(6, units.rows().size());
  }

  @Test
  void healthIsShownOnBuildingsUnlessTheyAreDestroyed() {
    var pieces = Game.on("30", "  ", "", "T,1,0,3,0,5", "S,1,1,5,0,0").view().pieces().stream().toList();
    assertEquals("3", pieces.get(0).badge());
    assertEquals("", pieces.get(1).badge());
    assertEquals("destroyed", pieces.get(1).variant());
    assertEquals("Scorpion, health 5, damage 0", pieces.getLast().label());
  }
}
