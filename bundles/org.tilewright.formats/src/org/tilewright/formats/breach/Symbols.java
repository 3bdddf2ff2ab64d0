package org.tilewright.formats.breach;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Value;

/** The characters of the text format and the kinds that they stand for (breach.md 1 and 2). */
final class Symbols {

  static final char GROUND = ' ';
  static final char MOUNTAIN = 'M';
  static final String HEALTH = "health";

  private static final String BUILDING_KIND = "building";
  private static final Map<Character, String> PLAIN_TILES = Map.of(GROUND, "ground", MOUNTAIN, "mountain");
  private static final Map<Character, String> UNITS = units();

  private Symbols() {
  }

  private static Map<Character, String> units() {
    Map<Character, String> units = new LinkedHashMap<>();
    units.put('T', "tank_mech");
    units.put('H', "heal_mech");
    units.put('S', "scorpion");
    units.put('F', "firefly");
    return units;
  }

  static boolean isTile(int symbol) {
    return symbol == GROUND || symbol == MOUNTAIN || symbol >= '0' && symbol <= '9';
  }

  /** The tile that a symbol for which {@link #isTile} holds stands for. */
  static EntitySpec tile(char symbol) {
    return PLAIN_TILES.containsKey(symbol) ? EntitySpec.of(PLAIN_TILES.get(symbol))
        : new EntitySpec(BUILDING_KIND, new Attributes(Map.of(HEALTH, Value.of(symbol - '0'))));
  }

  /** The symbol of a tile; empty when the kind is no tile of the format, or a building has a health that it cannot write. */
  static Optional<Character> tile(EntitySpec spec, KindDefinition kind) {
    if (kind.is(BUILDING_KIND)) {
      int health = kind.attributes().overriddenBy(spec.attributes()).intValue(HEALTH, 0);
      return health >= 0 && health <= '9' - '0' ? Optional.of((char) ('0' + health)) : Optional.empty();
    }
    return PLAIN_TILES.entrySet().stream().filter(e -> kind.is(e.getValue())).map(Map.Entry::getKey).findFirst();
  }

  /** The kind of unit that a symbol stands for. */
  static Optional<String> unit(char symbol) {
    return Optional.ofNullable(UNITS.get(symbol));
  }

  /** The symbol of a unit; empty when the kind is no unit of the format. */
  static Optional<Character> unit(KindDefinition kind) {
    return UNITS.entrySet().stream().filter(e -> kind.is(e.getValue())).map(Map.Entry::getKey).findFirst();
  }

  /** The symbols of units, for messages. */
  static String unitSymbols() {
    return UNITS.toString().replaceAll("[{}]", "").replace("=", " for ");
  }
}
