package org.tilewright.lang.print;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;

/**
 * A level as data, ready to be written down by {@link LevelPrinter}: only what the text shall say, without the values
 * that the ruleset's library supplies. Immutable; the {@code with…} methods answer changed copies.
 *
 * @param name    identifier of the level
 * @param title   name shown to people
 * @param ruleset name of the ruleset's library
 * @param about   description for people
 * @param info    free metadata
 * @param config  configuration keys that the level sets
 * @param kinds   kinds that the level declares, bases before the kinds that extend them
 * @param legend  symbols wanted for stacks of entities, bottom first; the printer adds what the map blocks need besides
 * @param sources map blocks and placements in the order in which to write them
 * @param goal    what wins the level; a call without arguments leaves the declared defaults to the library
 */
public record LevelDraft(String name, Optional<String> title, String ruleset, Optional<String> about, Attributes info,
    Attributes config, List<KindDraft> kinds, Map<String, List<EntitySpec>> legend, List<EntitySource> sources,
    Optional<Goal> goal) {

  /** Copies the collections, keeping their order. */
  public LevelDraft {
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(about);
    Objects.requireNonNull(info);
    Objects.requireNonNull(config);
    kinds = List.copyOf(kinds);
    legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    sources = List.copyOf(sources);
    Objects.requireNonNull(goal);
  }

  /** A level that says nothing but its name and whose rules it follows. */
  public static LevelDraft of(String name, String ruleset) {
    return new LevelDraft(name, Optional.empty(), ruleset, Optional.empty(), Attributes.NONE, Attributes.NONE, List.of(),
        Map.of(), List.of(), Optional.empty());
  }

  /** With another title. */
  public LevelDraft withTitle(String newTitle) {
    return new LevelDraft(name, Optional.of(newTitle), ruleset, about, info, config, kinds, legend, sources, goal);
  }

  /** With another description. */
  public LevelDraft withAbout(String newAbout) {
    return new LevelDraft(name, title, ruleset, Optional.of(newAbout), info, config, kinds, legend, sources, goal);
  }

  /** With other metadata. */
  public LevelDraft withInfo(Attributes newInfo) {
    return new LevelDraft(name, title, ruleset, about, newInfo, config, kinds, legend, sources, goal);
  }

  /** With other configuration keys set. */
  public LevelDraft withConfig(Attributes newConfig) {
    return new LevelDraft(name, title, ruleset, about, info, newConfig, kinds, legend, sources, goal);
  }

  /** With other kinds of its own. */
  public LevelDraft withKinds(List<KindDraft> newKinds) {
    return new LevelDraft(name, title, ruleset, about, info, config, newKinds, legend, sources, goal);
  }

  /** With other wanted symbols. */
  public LevelDraft withLegend(Map<String, List<EntitySpec>> newLegend) {
    return new LevelDraft(name, title, ruleset, about, info, config, kinds, newLegend, sources, goal);
  }

  /** With other map blocks and placements. */
  public LevelDraft withSources(List<EntitySource> newSources) {
    return new LevelDraft(name, title, ruleset, about, info, config, kinds, legend, newSources, goal);
  }

  /** With another goal. */
  public LevelDraft withGoal(Goal newGoal) {
    return new LevelDraft(name, title, ruleset, about, info, config, kinds, legend, sources, Optional.of(newGoal));
  }
}
