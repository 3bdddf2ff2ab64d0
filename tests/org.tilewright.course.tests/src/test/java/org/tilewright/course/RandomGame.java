package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.util.Direction;
import dungeonmania.util.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A game played at random through the course's controller: legal calls, with saving and loading by another controller
 * and going back in time in between. Every response is checked, and what each call does to the inventory.
 */
final class RandomGame {

  private static final Set<String> USABLE = Set.of("bomb", "invincibility_potion", "invisibility_potion");
  /** Ticks by which a time travelling portal takes the player back (section 3.11.2). */
  private static final int PORTAL_REACH = 30;
  /** What building takes out of the inventory and puts into it, in every way in which it can. */
  private static final Map<String, Set<String>> RECIPES = Map.of(
      "bow", Set.of("{arrow=-3, bow=1, wood=-1}"),
      "shield", Set.of("{shield=1, treasure=-1, wood=-2}", "{key=-1, shield=1, wood=-2}", "{shield=1, wood=-2}"),
      "sceptre", Set.of("{sceptre=1, sun_stone=-1, treasure=-1, wood=-1}", "{key=-1, sceptre=1, sun_stone=-1, wood=-1}",
          "{sceptre=1, sun_stone=-1, wood=-1}", "{arrow=-2, sceptre=1, sun_stone=-1, treasure=-1}",
          "{arrow=-2, key=-1, sceptre=1, sun_stone=-1}", "{arrow=-2, sceptre=1, sun_stone=-1}"),
      "midnight_armour", Set.of("{midnight_armour=1, sun_stone=-1, sword=-1}"));

  private final String where;
  private final Random random;
  private final GameInvariants invariants;
  private DungeonManiaController controller = new DungeonManiaController();
  private DungeonResponse now;
  private boolean travelled;
  private int ticks;
  private int calls;
  private int loads;
  private int rewinds;

  RandomGame(String dungeonName, String configName, JsonObject dungeon, JsonObject config, long seed) {
    where = dungeonName + " with " + configName;
    random = new Random(seed);
    now = controller.newGame(dungeonName, configName);
    invariants = new GameInvariants(dungeon, config, now);
    invariants.check(now, false, 0, where);
  }

  /** Legal calls so far. */
  int calls() {
    return calls;
  }

  /** Games saved and loaded so far. */
  int loads() {
    return loads;
  }

  /** Travels through time so far. */
  int rewinds() {
    return rewinds;
  }

  /** Plays so many legal calls, or until the player is dead; saves, loads and goes back at least once each. */
  void play(int wanted) {
    int loadAt = random.nextInt(wanted);
    int rewindAt = 1 + random.nextInt(wanted - 1);
    while (calls < wanted && GameInvariants.alive(now)) {
      if (calls == loadAt || random.nextInt(wanted) == 0) {
        saveAndLoad();
      }
      if (ticks > 0 && (calls == rewindAt || random.nextInt(40) == 0)) {
        rewind(1 + random.nextInt(random.nextInt(4) == 0 ? ticks : Math.min(5, ticks)));
      } else {
        call();
      }
    }
  }

  private String here() {
    return where + " after " + calls + " calls";
  }

  private void saveAndLoad() {
    String before = CourseGame.json(controller.saveGame("random"));
    DungeonManiaController other = new DungeonManiaController();
    now = other.loadGame("random");
    assertEquals(before, CourseGame.json(now), () -> here() + ": loaded");
    controller = other;
    loads++;
  }

  private void rewind(int back) {
    DungeonResponse before = now;
    now = assertDoesNotThrow(() -> controller.rewind(back), this::here);
    ticks -= back;
    travelled = true;
    rewinds++;
    calls++;
    assertEquals(names(before), names(now), () -> here() + ": the inventory comes along");
    assertEquals(player(before), player(now), () -> here() + ": the player stays where he is");
    invariants.check(now, true, ticks, here());
  }

  private void call() {
    DungeonResponse before = now;
    boolean tick = false;
    try {
      List<ItemResponse> usable = now.getInventory().stream().filter(i -> USABLE.contains(i.getType())).toList();
      List<EntityResponse> targets = now.getEntities().stream().filter(EntityResponse::isInteractable).toList();
      int dice = random.nextInt(12);
      if (dice == 0 && !usable.isEmpty()) {
        ItemResponse item = usable.get(random.nextInt(usable.size()));
        now = controller.tick(item.getId());
        tick = true;
        assertTrue(now.getInventory().stream().noneMatch(i -> i.getId().equals(item.getId())), here() + ": used up");
      } else if (dice <= 3 && !now.getBuildables().isEmpty()) {
        String product = now.getBuildables().get(random.nextInt(now.getBuildables().size()));
        now = controller.build(product);
        String change = change(before, now).toString();
        assertTrue(RECIPES.get(product).contains(change), () -> here() + ": " + product + " took " + change);
      } else if (dice <= 5 && !targets.isEmpty()) {
        now = controller.interact(targets.get(random.nextInt(targets.size())).getId());
        assertTrue(Set.of("treasure").containsAll(change(before, now).keySet()), () -> here() + ": paid with "
            + change(before, now));
      } else {
        now = controller.tick(Direction.values()[random.nextInt(4)]);
        tick = true;
        checkStep(before);
      }
    } catch (InvalidActionException | IllegalArgumentException refused) {
      DungeonResponse after = controller.getDungeonResponseModel();
      if (!hasPartsOf(before, after)) {
        assertEquals(CourseGame.json(before), CourseGame.json(after), () -> here() + ": a refused call changes something");
      }
      return;
    }
    ticks += tick ? 1 : 0;
    if (!olderSelves(before).containsAll(olderSelves(now)) && GameInvariants.alive(now) && onTimePortal()) {
      ticks = Math.max(0, ticks - PORTAL_REACH);
    }
    calls++;
    travelled |= !olderSelves(now).isEmpty();
    invariants.check(now, travelled, ticks, here());
  }

  /** A step adds only what lay where the player has come to, and takes only a key or what broke in a battle. */
  private void checkStep(DungeonResponse before) {
    Set<String> had = names(before);
    if (!travelled && GameInvariants.alive(now)) {
      Set<String> found = new HashSet<>();
      before.getEntities().stream().filter(entity -> entity.getPosition().equals(player(now)))
          .forEach(entity -> found.add(entity.getId()));
      now.getInventory().stream().map(ItemResponse::getId).filter(id -> !had.contains(id))
          .forEach(id -> assertTrue(found.contains(id), () -> here() + ": " + id + " was not on the cell"));
    }
    boolean fought = now.getBattles().size() > before.getBattles().size();
    Set<String> has = names(now);
    before.getInventory().stream().filter(item -> !has.contains(item.getId())).forEach(item -> assertTrue(
        fought || item.getType().startsWith("key"), () -> here() + ": " + item.getId() + " is gone"));
  }

  /** Whether the parts of both are equal, as they are when nothing has changed; their texts would take longer to compare. */
  private static boolean hasPartsOf(DungeonResponse before, DungeonResponse after) {
    return before.getEntities().equals(after.getEntities()) && before.getInventory().equals(after.getInventory())
        && before.getBattles().equals(after.getBattles()) && before.getBuildables().equals(after.getBuildables())
        && before.getGoals().equals(after.getGoals());
  }

  private static Position player(DungeonResponse response) {
    return response.getEntities().stream().filter(entity -> entity.getType().equals("player"))
        .map(EntityResponse::getPosition).findFirst().orElseThrow();
  }

  /** By name, as one may come in the tick in which another one leaves. */
  private static Set<String> olderSelves(DungeonResponse response) {
    return response.getEntities().stream().filter(entity -> entity.getType().equals("older_player"))
        .map(EntityResponse::getId).collect(Collectors.toSet());
  }

  private boolean onTimePortal() {
    return now.getEntities().stream().anyMatch(entity -> entity.getType().startsWith("time_travelling_portal")
        && entity.getPosition().equals(player(now)));
  }

  private static Set<String> names(DungeonResponse response) {
    Set<String> names = new HashSet<>();
    response.getInventory().forEach(item -> names.add(item.getId()));
    return names;
  }

  /** Items by type that have come (positive) and gone (negative). */
  private static Map<String, Integer> change(DungeonResponse before, DungeonResponse after) {
    Map<String, Integer> change = new TreeMap<>();
    after.getInventory().forEach(item -> change.merge(item.getType(), 1, Integer::sum));
    before.getInventory().forEach(item -> change.merge(item.getType(), -1, Integer::sum));
    change.values().removeIf(count -> count == 0);
    return change;
  }
}
