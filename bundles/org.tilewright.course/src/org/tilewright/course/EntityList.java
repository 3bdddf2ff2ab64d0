package org.tilewright.course;

import dungeonmania.response.models.EntityResponse;
import dungeonmania.util.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityChange;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;

/**
 * The entities of a game as they stand in responses, in the order of their numbers. A response of what has not changed
 * is the same object again, so that a tick costs what it changes and one copy of a list.
 */
final class EntityList {

  private final EntityNames names;
  private final TypeNames types;
  private final ArrayList<EntityResponse> responses = new ArrayList<>();
  private int[] numbers = new int[16];

  EntityList(EntityNames names, TypeNames types) {
    this.names = names;
    this.types = types;
  }

  /** Begins with everything that a state has. */
  void fill(DungeonReport report) {
    responses.clear();
    report.entities().forEach(entity -> insert(responses.size(), entity));
  }

  /** Takes over changes. @return whether entities have come or gone */
  boolean update(List<EntityChange> changes) {
    boolean otherEntities = false;
    for (EntityChange change : changes) {
      int index = Arrays.binarySearch(numbers, 0, responses.size(), change.id());
      Optional<EntityInfo> now = change.now();
      if (now.isEmpty()) {
        remove(index);
        otherEntities = true;
      } else if (index < 0) {
        insert(-index - 1, now.get());
        otherEntities = true;
      } else {
        responses.set(index, response(now.get()));
      }
    }
    return otherEntities;
  }

  /** A list of its own for the receiver, who may change it. */
  List<EntityResponse> copy() {
    return new ArrayList<>(responses);
  }

  private void insert(int index, EntityInfo entity) {
    if (responses.size() == numbers.length) {
      numbers = Arrays.copyOf(numbers, numbers.length * 2);
    }
    System.arraycopy(numbers, index, numbers, index + 1, responses.size() - index);
    numbers[index] = entity.id();
    responses.add(index, response(entity));
  }

  private void remove(int index) {
    System.arraycopy(numbers, index + 1, numbers, index, responses.size() - index - 1);
    responses.remove(index);
  }

  private EntityResponse response(EntityInfo entity) {
    return new EntityResponse(names.name(entity.id(), types.type(entity.type())), types.type(entity),
        new Position(entity.cell().x(), entity.cell().y()), entity.interactable());
  }
}
