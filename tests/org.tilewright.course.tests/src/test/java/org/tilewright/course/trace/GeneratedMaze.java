package org.tilewright.course.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Set;
import java.util.stream.Collectors;

/** What a trace says about a generated dungeon. */
final class GeneratedMaze {

  private final DungeonResponse dungeon;
  private final Set<String> walls;
  private final IntSummaryStatistics columns;
  private final IntSummaryStatistics rows;

  GeneratedMaze(DungeonResponse dungeon) {
    this.dungeon = dungeon;
    walls = dungeon.getEntities().stream().filter(entity -> entity.getType().equals("wall")).map(Observation::cell)
        .collect(Collectors.toSet());
    columns = dungeon.getEntities().stream().mapToInt(entity -> entity.getPosition().getX()).summaryStatistics();
    rows = dungeon.getEntities().stream().mapToInt(entity -> entity.getPosition().getY()).summaryStatistics();
  }

  JsonObject observed() {
    JsonObject seen = new JsonObject();
    EntityResponse exit = only("exit");
    seen.addProperty("exits", dungeon.getEntities().stream().filter(entity -> entity.getType().equals("exit")).count());
    seen.add("exit", array(exit.getPosition().getX(), exit.getPosition().getY()));
    seen.addProperty("border", hasBorder());
    seen.addProperty("reach", reaches(only("player"), exit));
    seen.add("bbox", array(columns.getMin(), rows.getMin(), columns.getMax(), rows.getMax()));
    return seen;
  }

  private EntityResponse only(String type) {
    return dungeon.getEntities().stream().filter(entity -> entity.getType().equals(type)).findFirst().orElseThrow();
  }

  private boolean hasBorder() {
    boolean complete = true;
    for (int x = columns.getMin(); x <= columns.getMax(); x++) {
      complete &= walls.contains(x + " " + rows.getMin()) && walls.contains(x + " " + rows.getMax());
    }
    for (int y = rows.getMin(); y <= rows.getMax(); y++) {
      complete &= walls.contains(columns.getMin() + " " + y) && walls.contains(columns.getMax() + " " + y);
    }
    return complete;
  }

  private boolean reaches(EntityResponse from, EntityResponse to) {
    Set<String> seen = new HashSet<>();
    Deque<int[]> waiting = new ArrayDeque<>();
    waiting.add(new int[] {from.getPosition().getX(), from.getPosition().getY()});
    while (!waiting.isEmpty()) {
      int[] cell = waiting.poll();
      String text = cell[0] + " " + cell[1];
      if (cell[0] >= columns.getMin() && cell[0] <= columns.getMax() && cell[1] >= rows.getMin()
          && cell[1] <= rows.getMax()
          && !walls.contains(text) && seen.add(text)) {
        waiting.add(new int[] {cell[0] + 1, cell[1]});
        waiting.add(new int[] {cell[0] - 1, cell[1]});
        waiting.add(new int[] {cell[0], cell[1] + 1});
        waiting.add(new int[] {cell[0], cell[1] - 1});
      }
    }
    return seen.contains(Observation.cell(to));
  }

  private static JsonArray array(int... numbers) {
    JsonArray array = new JsonArray();
    for (int number : numbers) {
      array.add(number);
    }
    return array;
  }
}
