package org.tilewright.course;

import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.response.models.RoundResponse;
import java.util.ArrayList;
import java.util.List;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/**
 * Makes the responses of one game out of its states (section 6.1). It must see every state of the game in turn, as
 * things get their names when they are first seen. What has not changed is not made again; every response has lists of
 * its own, which the receiver may change.
 */
final class Responses {

  private final String dungeonId;
  private final String dungeonName;
  private final EntityNames names;
  private final TypeNames types;
  private final EntityList entities;
  private final List<ItemResponse> inventory = new ArrayList<>();
  private final List<BattleResponse> battles = new ArrayList<>();
  private final List<String> buildables = new ArrayList<>();
  private String goals;
  private DungeonReport last;

  Responses(String dungeonId, String dungeonName, EntityNames names, TypeNames types, DungeonReport start) {
    this.dungeonId = dungeonId;
    this.dungeonName = dungeonName;
    this.names = names;
    this.types = types;
    this.entities = new EntityList(names, types);
    entities.fill(start);
    start.inventory().forEach(item -> inventory.add(item(item)));
    start.battles().forEach(battle -> battles.add(battle(battle)));
    build(start);
    goals = start.goals();
    last = start;
  }

  /** Takes note of the game's next state. */
  void advance(DungeonReport report) {
    boolean otherEntities = entities.update(report.changesSince(last));
    boolean otherItems = !report.hasInventoryOf(last);
    if (otherItems) {
      inventory.clear();
      report.inventory().forEach(item -> inventory.add(item(item)));
    }
    if (otherItems || otherEntities) {
      build(report);
    }
    if (report.battleCount() > 0 || last.battleCount() > 0) {
      int shared = report.battlesSharedWith(last);
      if (shared < report.battleCount() || shared < last.battleCount()) {
        battles.subList(shared, battles.size()).clear();
        report.battlesAfter(shared).forEach(battle -> battles.add(battle(battle)));
      }
    }
    if (!report.hasGoalsOf(last)) {
      goals = report.goals();
    }
    last = report;
  }

  /** The game as it was when this was last told of it. */
  DungeonResponse response() {
    return new DungeonResponse(dungeonId, dungeonName, entities.copy(), new ArrayList<>(inventory),
        new ArrayList<>(battles),
        new ArrayList<>(buildables), goals, new ArrayList<>(0));
  }

  private void build(DungeonReport report) {
    buildables.clear();
    report.buildables().forEach(buildable -> buildables.add(types.type(buildable)));
  }

  private ItemResponse item(ItemInfo item) {
    String type = types.type(item.type());
    return new ItemResponse(names.name(item.id(), type), type);
  }

  private BattleResponse battle(BattleInfo battle) {
    List<RoundResponse> rounds = new ArrayList<>(battle.rounds().size());
    // a sum with 0.0 is never -0.0, which is another number to whoever compares bit by bit
    battle.rounds().forEach(round -> rounds.add(new RoundResponse(round.playerDelta() + 0.0, round.enemyDelta() + 0.0,
        new ArrayList<>(round.weaponry().stream().map(this::item).toList()))));
    return new BattleResponse(types.type(battle.enemy()), rounds, battle.playerHealth(), battle.enemyHealth());
  }
}
