package org.tilewright.rules.dungeon.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/**
 * What a trace can see of a game after a call.
 *
 * @param report     the game
 * @param exception  name of the exception that the call led to, if it did
 * @param oldBattles number of battles before the call
 * @param games      names of saved games
 */
record Observation(DungeonReport report, Optional<String> exception, int oldBattles, List<String> games) {

  Optional<Cell> player() {
    return report.player().map(EntityInfo::cell);
  }

  /** All entities but the player as {@code type x y}, sorted. */
  List<String> entities() {
    int player = report.player().map(EntityInfo::id).orElse(-1);
    return report.entities().stream().filter(e -> e.id() != player).map(Observation::text).sorted().toList();
  }

  List<String> interactable() {
    return report.entities().stream().filter(EntityInfo::interactable).map(Observation::text).sorted().toList();
  }

  List<String> inventory() {
    return report.inventory().stream().map(ItemInfo::type).sorted().toList();
  }

  List<BattleInfo> newBattles() {
    return report.battles().subList(oldBattles, report.battleCount());
  }

  List<String> goals() {
    return Arrays.stream(report.goals().split("[ ()]+")).filter(word -> word.startsWith(":")).sorted().distinct()
        .toList();
  }

  static String text(EntityInfo entity) {
    return text(type(entity), entity.cell().x(), entity.cell().y());
  }

  static String text(String type, int x, int y) {
    return type + " " + x + " " + y;
  }

  private static String type(EntityInfo entity) {
    return entity.type().equals("light_bulb_off") && entity.variant().equals("on") ? "light_bulb_on" : entity.type();
  }

  /** The texts of entities whose types are not in {@code masked}. */
  static List<String> unmasked(Collection<String> entities, Set<String> masked) {
    List<String> left = new ArrayList<>(entities);
    left.removeIf(text -> masked.contains(text.substring(0, text.indexOf(' '))));
    return left;
  }
}
