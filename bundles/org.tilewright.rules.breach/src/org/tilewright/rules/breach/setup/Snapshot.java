package org.tilewright.rules.breach.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Unit;

/** A state as the level that begins like it: the tiles as one map block, the units in the order of their priority. */
public final class Snapshot {

  private Snapshot() {
  }

  /** The level; objectives and moves of the present turn are no part of it (breach.md 6). */
  public static LevelDefinition of(BreachState state) {
    LevelDefinition level = state.field().level();
    List<EntitySource> sources = new ArrayList<>();
    sources.add(tiles(state));
    state.units().forEach(unit -> sources.add(new Placement(spec(unit), state.field().cell(unit.cell()))));
    return new LevelDefinition(level.name(), level.title(), level.ruleset(), level.config(), level.kinds(), sources,
        level.goal(), level.info());
  }

  private static MapBlock tiles(BreachState state) {
    Battlefield field = state.field();
    Map<List<EntitySpec>, Integer> palette = new LinkedHashMap<>(Map.of(List.of(), 0));
    char[] indices = new char[field.area()];
    for (int cell = 0; cell < indices.length; cell++) {
      List<EntitySpec> stack = List.of(tile(state, cell));
      palette.putIfAbsent(stack, palette.size());
      indices[cell] = (char) palette.get(stack).intValue();
    }
    Bounds bounds = field.bounds();
    return new MapBlock(bounds.left(), bounds.top(), bounds.width(), bounds.height(), indices, List.copyOf(palette.keySet()));
  }

  private static EntitySpec tile(BreachState state, int cell) {
    EntitySpec spec = state.field().tile(cell).spec();
    int building = state.field().buildingAt(cell);
    return building == Battlefield.NONE ? spec
        : with(spec, Map.of("health", Value.of(state.buildings().health(building))));
  }

  private static EntitySpec spec(Unit unit) {
    Map<String, Value> numbers = new LinkedHashMap<>();
    numbers.put("health", Value.of(unit.health()));
    numbers.put("speed", Value.of(unit.speed()));
    numbers.put("strength", Value.of(unit.strength()));
    return with(unit.type().spec(), numbers);
  }

  /** The entity with other numbers; its place in the level has taken the place of its priority. */
  private static EntitySpec with(EntitySpec spec, Map<String, Value> numbers) {
    Map<String, Value> values = new LinkedHashMap<>(spec.attributes().values());
    values.remove(LevelPlan.PRIORITY);
    values.putAll(numbers);
    return new EntitySpec(spec.kind(), new Attributes(values));
  }
}
