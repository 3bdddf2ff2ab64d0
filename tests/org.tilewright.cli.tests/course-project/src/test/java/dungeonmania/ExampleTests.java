package dungeonmania;

import static dungeonmania.TestUtils.countEntityOfType;
import static dungeonmania.TestUtils.getEntities;
import static dungeonmania.TestUtils.getGoals;
import static dungeonmania.TestUtils.getInventory;
import static dungeonmania.TestUtils.getPlayer;
import static dungeonmania.TestUtils.getPlayerPos;
import static dungeonmania.TestUtils.getValueFromConfigFile;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.RoundResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

public class ExampleTests {

    @Test
    @DisplayName("Test the player can move down")
    public void testMovementDown() {
        DungeonManiaController dmc = new DungeonManiaController();
        DungeonResponse initDungonRes = dmc.newGame("d_exampleTest_walk", "c_exampleTest");
        EntityResponse initPlayer = getPlayer(initDungonRes).get();

        EntityResponse expectedPlayer = new EntityResponse(initPlayer.getId(), initPlayer.getType(), new Position(1, 2), false);
        DungeonResponse actualDungonRes = dmc.tick(Direction.DOWN);

        assertEquals(expectedPlayer, getPlayer(actualDungonRes).get());
    }

    @Test
    @DisplayName("Test names of dungeons and configurations")
    public void testNames() {
        assertTrue(DungeonManiaController.dungeons().contains("d_exampleTest_walk"));
        assertTrue(DungeonManiaController.configs().contains("c_exampleTest"));
        DungeonManiaController dmc = new DungeonManiaController();
        assertThrows(IllegalArgumentException.class, () -> dmc.newGame("missing", "c_exampleTest"));
        assertDoesNotThrow(() -> dmc.newGame("d_exampleTest_walk", "c_exampleTest"));
    }

    @Test
    @DisplayName("Test collecting, building and the exit as the last goal")
    public void testGoals() throws InvalidActionException {
        DungeonManiaController dmc = new DungeonManiaController();
        DungeonResponse res = dmc.newGame("d_exampleTest_walk", "c_exampleTest");
        assertTrue(getGoals(res).contains(":exit"));
        assertTrue(getGoals(res).contains(":treasure"));

        res = dmc.tick(Direction.RIGHT);
        assertEquals(1, getInventory(res, "treasure").size());
        assertFalse(getGoals(res).contains(":treasure"));
        res = dmc.tick(Direction.RIGHT);
        res = dmc.tick(Direction.RIGHT);
        assertEquals(List.of("shield"), res.getBuildables());
        assertThrows(InvalidActionException.class, () -> dmc.build("bow"));
        assertThrows(IllegalArgumentException.class, () -> dmc.build("hammer"));
        res = dmc.tick(Direction.RIGHT);
        assertEquals("", getGoals(res));
        res = dmc.build("shield");
        assertEquals(0, getInventory(res, "treasure").size());
        assertEquals(1, getInventory(res, "shield").size());
    }

    @Test
    @DisplayName("Test the rounds of a battle")
    public void testBattle() throws IOException {
        DungeonManiaController dmc = new DungeonManiaController();
        dmc.newGame("d_exampleTest_battle", "c_exampleTest");
        DungeonResponse res = dmc.tick(Direction.RIGHT);
        BattleResponse battle = res.getBattles().get(0);
        assertEquals("mercenary", battle.getEnemy());
        double playerHealth = getValueFromConfigFile("player_health", "c_exampleTest");
        double enemyHealth = getValueFromConfigFile("mercenary_health", "c_exampleTest");
        double playerAttack = getValueFromConfigFile("player_attack", "c_exampleTest");
        double enemyAttack = getValueFromConfigFile("mercenary_attack", "c_exampleTest");
        assertEquals(playerHealth, battle.getInitialPlayerHealth(), 0.001);
        assertEquals(enemyHealth, battle.getInitialEnemyHealth(), 0.001);
        for (RoundResponse round : battle.getRounds()) {
            assertEquals(-enemyAttack / 10, round.getDeltaCharacterHealth(), 0.001);
            assertEquals(-playerAttack / 5, round.getDeltaEnemyHealth(), 0.001);
            enemyHealth += round.getDeltaEnemyHealth();
        }
        assertTrue(enemyHealth <= 0);
        assertEquals(0, countEntityOfType(res, "mercenary"));
    }

    @Test
    @DisplayName("Test that items are used and interactions refused")
    public void testItemsAndInteractions() throws InvalidActionException {
        DungeonManiaController dmc = new DungeonManiaController();
        DungeonResponse res = dmc.newGame("d_exampleTest_battle", "c_exampleTest");
        String mercenary = getEntities(res, "mercenary").get(0).getId();
        assertThrows(InvalidActionException.class, () -> dmc.interact(mercenary));
        assertThrows(IllegalArgumentException.class, () -> dmc.interact("no-such-entity"));
        res = dmc.tick(Direction.DOWN);
        String bomb = getInventory(res, "bomb").get(0).getId();
        res = dmc.tick(bomb);
        assertEquals(0, getInventory(res, "bomb").size());
        assertEquals(getPlayerPos(res), getEntities(res, "bomb").get(0).getPosition());
        assertThrows(InvalidActionException.class, () -> dmc.tick(bomb));
    }

    @Test
    @DisplayName("Test that a saved game is loaded by another controller")
    public void testPersistence() {
        DungeonManiaController dmc = new DungeonManiaController();
        dmc.newGame("d_exampleTest_walk", "c_exampleTest");
        dmc.tick(Direction.RIGHT);
        dmc.saveGame("example");
        assertTrue(dmc.allGames().contains("example"));

        DungeonManiaController other = new DungeonManiaController();
        DungeonResponse res = other.loadGame("example");
        assertEquals(new Position(2, 1), getPlayerPos(res));
        assertEquals(1, getInventory(res, "treasure").size());
        assertThrows(IllegalArgumentException.class, () -> other.loadGame("another"));
    }

    @Test
    @DisplayName("Test time travel and generated dungeons")
    public void testExtensions() {
        DungeonManiaController dmc = new DungeonManiaController();
        dmc.newGame("d_exampleTest_walk", "c_exampleTest");
        dmc.tick(Direction.RIGHT);
        DungeonResponse res = dmc.rewind(1);
        assertEquals(1, countEntityOfType(res, "older_player"));
        assertThrows(IllegalArgumentException.class, () -> dmc.rewind(0));

        res = dmc.generateDungeon(0, 0, 8, 6, "c_exampleTest");
        assertEquals(new Position(0, 0), getPlayerPos(res));
        assertEquals(new Position(8, 6), getEntities(res, "exit").get(0).getPosition());
        assertEquals(":exit", getGoals(res));
    }
}
