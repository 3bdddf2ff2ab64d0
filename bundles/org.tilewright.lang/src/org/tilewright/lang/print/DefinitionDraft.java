package org.tilewright.lang.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.compile.LevelCompiler;

/**
 * The draft of a level that there is only as data of the engine, such as a game's position. It says what the library does not say
 * anyway: written down and read again, it is the same level.
 */
public final class DefinitionDraft {

  private DefinitionDraft() {
  }

  /**
   * The draft of a level.
   *
   * @param blank an empty level of the same rules, which has what the library alone says
   */
  public static LevelDraft of(LevelDefinition level, LevelDefinition blank) {
    LevelDraft draft = LevelDraft.of(level.name(), level.ruleset())
        .withConfig(difference(level.config(), blank.config()))
        .withKinds(kinds(level, blank))
        .withInfo(without(level.info(), LevelCompiler.ABOUT))
        .withSources(level.sources());
    if (!level.title().equals(level.name())) {
      draft = draft.withTitle(level.title());
    }
    if (level.info().text(LevelCompiler.ABOUT).isPresent()) {
      draft = draft.withAbout(level.info().text(LevelCompiler.ABOUT).get());
    }
    return level.goal().isPresent() ? draft.withGoal(level.goal().get()) : draft;
  }

  private static List<KindDraft> kinds(LevelDefinition level, LevelDefinition blank) {
    List<KindDraft> kinds = new ArrayList<>();
    for (KindDefinition kind : level.kinds().values()) {
      if (!blank.kinds().containsKey(kind.name())) {
        List<String> bases = kind.lineage().subList(1, kind.lineage().size());
        Attributes inherited = bases.stream().flatMap(base -> Optional.ofNullable(level.kinds().get(base)).stream()).findFirst()
            .map(KindDefinition::attributes).orElse(Attributes.NONE);
        kinds.add(new KindDraft(kind.name(), bases.stream().findFirst(), Optional.of(kind.title()),
            difference(kind.attributes(), inherited)));
      }
    }
    return kinds;
  }

  private static Attributes difference(Attributes values, Attributes known) {
    Map<String, Value> different = new LinkedHashMap<>(values.values());
    different.entrySet().removeIf(entry -> known.get(entry.getKey()).filter(entry.getValue()::equals).isPresent());
    return new Attributes(different);
  }

  private static Attributes without(Attributes values, String name) {
    Map<String, Value> rest = new LinkedHashMap<>(values.values());
    rest.remove(name);
    return new Attributes(rest);
  }
}
