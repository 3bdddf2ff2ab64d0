package org.tilewright.course;

import java.util.HashMap;
import java.util.Map;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.formats.course.CourseReader;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;

/**
 * The types of entities and items in responses (section 4.1): those of the dungeon's file where it had others. They are
 * interned, as some suites of the course compare them with {@code ==}.
 */
final class TypeNames {

  private static final String BULB_OFF = "light_bulb_off";
  private static final String BULB_ON = "light_bulb_on";
  private static final String ON = "on";

  private final Map<String, String> types = new HashMap<>();

  TypeNames(LevelDefinition level) {
    level.kinds().values().forEach(kind -> types.put(kind.name(), CourseReader.typeOf(kind).intern()));
  }

  /** The type of a kind. */
  String type(String kind) {
    String type = types.get(kind);
    return type != null ? type : kind.intern();
  }

  /** The type of an entity as it is now: a bulb that is lit has another one. */
  String type(EntityInfo entity) {
    return entity.type().equals(BULB_OFF) && entity.variant().equals(ON) ? BULB_ON : type(entity.type());
  }

  /** Whether a level can hold, or a player carry, something of the type. */
  boolean knows(String type) {
    return types.containsValue(type);
  }
}
