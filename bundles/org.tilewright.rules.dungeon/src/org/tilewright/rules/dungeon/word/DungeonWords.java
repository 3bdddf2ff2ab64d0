package org.tilewright.rules.dungeon.word;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tilewright.engine.level.Attributes;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Vocabulary;

/** The dictionary of the dungeon library: each behaviour word and the class that gives it its meaning. */
public final class DungeonWords implements Vocabulary {

  private static final Map<String, Function<Attributes, Behaviour>> WORDS = Map.ofEntries(
      entry("solid", a -> new Solid()),
      entry("way_out", a -> new WayOut()),
      entry("pushable", a -> new Pushable()),
      entry("floor_switch", a -> new FloorSwitch(Logic.of(a))),
      entry("lock", Lock::of),
      entry("circuit_door", a -> new CircuitDoor(Logic.of(a))),
      entry("teleporter", a -> new Teleporter(a.text("colour").orElse(""))),
      entry("spawner", Spawner::of),
      entry("swamp", a -> new Swamp(a.intValue("movement_factor", 1))),
      entry("time_portal", a -> new TimePortal()),
      entry("lamp", a -> new Lamp(Logic.of(a))),
      entry("conductor", a -> new Conductor()),
      entry("player", a -> new Person()),
      entry("older_self", a -> new OlderSelf()),
      entry("enemy", Enemy::of),
      entry("circling", a -> new Circling()),
      entry("appearing", a -> new Appearing(a.intValue("appears_every", 0))),
      entry("wandering", a -> new Wandering()),
      entry("hunting", a -> new Hunting(a.intValue("recon_radius", -1))),
      entry("bribable", Bribable::of),
      entry("undead", a -> new Undead()),
      entry("many_headed", ManyHeaded::of),
      entry("collectable", a -> new Collectable()),
      entry("valuable", a -> new Valuable()),
      entry("master_key", a -> new MasterKey()),
      entry("single_key", SingleKey::of),
      entry("drinkable", a -> new Drinkable()),
      entry("invincibility", a -> new Invincibility()),
      entry("invisibility", a -> new Invisibility()),
      entry("explosive", Explosive::of),
      entry("time_device", a -> new TimeDevice()),
      entry("equipment", Equipment::of),
      entry("weapon", a -> new Weapon()),
      entry("midnight", a -> new Midnight()),
      entry("mind_control", a -> new MindControl(a.intValue("duration", 0))));

  @Override
  public Optional<Behaviour> behaviour(String word, Attributes attributes) {
    return Optional.ofNullable(WORDS.get(word)).map(meaning -> meaning.apply(attributes));
  }
}
