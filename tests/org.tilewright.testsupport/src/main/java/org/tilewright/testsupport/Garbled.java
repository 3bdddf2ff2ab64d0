package org.tilewright.testsupport;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.random.RandomSource;

/**
 * Levels that no checked text would give, but a saved game that somebody edited may: kinds that mean something else,
 * attributes that are missing or of another type, things twice or elsewhere.
 */
final class Garbled {

  private static final List<Value> VALUES = List.of(Value.of("nonsense"), Value.of(""), Value.of(-1), Value.of(0), Value.of(3),
      Value.of(Integer.MAX_VALUE), new Value.Bool(true), new Value.Name("wall"), new Value.ListOf(List.of(Value.of(1))),
      new Value.RecordOf(Map.of("x", Value.of(1))));
  private static final int MOST_CHANGES = 4;

  private final RandomSource random;
  private final LevelDefinition level;
  private final List<Placement> entities = new ArrayList<>();
  private final Map<String, KindDefinition> kinds;
  private final Map<String, Value> config;
  private Optional<Goal> goal;

  private Garbled(LevelDefinition level, long seed) {
    random = new RandomSource(seed);
    this.level = level;
    level.forEachEntity((entity, x, y) -> entities.add(new Placement(entity, new Cell(x, y))));
    kinds = new LinkedHashMap<>(level.kinds());
    config = new LinkedHashMap<>(level.config().values());
    goal = level.goal();
  }

  /** A garbled form of a level, the same one for the same seed. */
  static LevelDefinition of(LevelDefinition level, long seed) {
    Garbled garbled = new Garbled(level, seed);
    int changes = 1 + garbled.random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes; i++) {
      garbled.change();
    }
    return new LevelDefinition(level.name(), level.title(), level.ruleset(), new Attributes(garbled.config), garbled.kinds,
        List.<EntitySource>copyOf(garbled.entities), garbled.goal, level.info());
  }

  private void change() {
    switch (random.nextInt(10)) {
      case 0 -> alter(entity -> new Placement(new EntitySpec(anyKind(), entity.entity().attributes()), entity.cell()));
      case 1 -> alter(entity -> new Placement(with(entity.entity(), anyAttribute(entity.entity().kind())), entity.cell()));
      case 2 -> alter(entity -> new Placement(entity.entity(), near(entity.cell())));
      case 3 -> entities.add(random.pick(entities));
      case 4 -> entities.add(new Placement(EntitySpec.of(anyKind()), near(random.pick(entities).cell())));
      case 5 -> replaceAttributes(anyUsedKind());
      case 6 -> replaceBehaviours(anyUsedKind());
      case 7 -> config.replaceAll((key, value) -> random.nextInt(8) == 0 ? random.pick(VALUES) : value);
      case 8 -> config.keySet().removeIf(key -> random.nextInt(4) == 0);
      default -> goal = goal.map(this::garbled);
    }
  }

  private interface Change {
    Placement of(Placement entity);
  }

  private void alter(Change change) {
    int index = random.nextInt(entities.size());
    entities.set(index, change.of(entities.get(index)));
  }

  private String anyKind() {
    return random.pick(List.copyOf(kinds.keySet()));
  }

  private KindDefinition anyUsedKind() {
    return kinds.get(random.pick(entities).entity().kind());
  }

  private String anyAttribute(String kind) {
    List<String> names = new ArrayList<>(kinds.get(kind).attributes().values().keySet());
    names.add("key");
    return random.pick(names);
  }

  private EntitySpec with(EntitySpec entity, String attribute) {
    Map<String, Value> values = new LinkedHashMap<>(entity.attributes().values());
    values.put(attribute, random.pick(VALUES));
    return new EntitySpec(entity.kind(), new Attributes(values));
  }

  private Cell near(Cell cell) {
    int far = random.nextInt(10) == 0 ? 100 : 2;
    return cell.translate(random.nextInt(2 * far + 1) - far, random.nextInt(2 * far + 1) - far);
  }

  private void replaceAttributes(KindDefinition kind) {
    Map<String, Value> values = new LinkedHashMap<>(kind.attributes().values());
    values.keySet().removeIf(key -> random.nextInt(4) == 0);
    values.replaceAll((key, value) -> random.nextInt(4) == 0 ? random.pick(VALUES) : value);
    kinds.put(kind.name(), new KindDefinition(kind.name(), kind.title(), kind.lineage(), kind.behaviours(),
        new Attributes(values), kind.layer(), kind.sprite()));
  }

  private void replaceBehaviours(KindDefinition kind) {
    Set<String> words = new HashSet<>(random.nextInt(4) == 0 ? Set.of() : kind.behaviours());
    words.addAll(kinds.get(anyKind()).behaviours());
    kinds.put(kind.name(), new KindDefinition(kind.name(), kind.title(), kind.lineage(), words, kind.attributes(),
        kind.layer(), kind.sprite()));
  }

  private Goal garbled(Goal whole) {
    return switch (whole) {
      case Goal.And and -> new Goal.And(garbled(and.left()), and.right());
      case Goal.Or or -> new Goal.Or(or.left(), garbled(or.right()));
      case Goal.Not not -> not.operand();
      case Goal.Call call -> new Goal.Call(call.function(), List.of(random.pick(VALUES), random.pick(VALUES)));
    };
  }
}
