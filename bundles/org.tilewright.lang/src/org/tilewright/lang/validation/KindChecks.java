package org.tilewright.lang.validation;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.Vocabulary;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;

/** How kinds extend each other and what they can be used for. */
class KindChecks extends LevelChecks {

  private static final int MAX_SHOWN = 8;

  @Inject
  private Vocabulary vocabulary;

  @Check
  void entitiesAreOfConcreteKinds(EntitySpec entity) {
    Kind kind = entity.getKind();
    if (kind != null && !kind.eIsProxy() && kind.isAbstract()) {
      error("Kind '" + kind.getName() + "' is abstract; use a kind that extends it", LevelPackage.Literals.ENTITY_SPEC__KIND,
          IssueCodes.ABSTRACT_KIND);
    }
  }

  @Check
  void kindsDoNotExtendThemselves(Kind kind) {
    if (vocabulary.isEndless(kind)) {
      error("Kind '" + kind.getName() + "' extends itself: " + circle(kind), LevelPackage.Literals.KIND__BASE,
          IssueCodes.CYCLIC_KINDS);
    }
  }

  /** The kinds from one to the first that comes again, or the first few of them. */
  private static String circle(Kind kind) {
    List<String> names = new ArrayList<>();
    Set<Kind> passed = new HashSet<>();
    Kind at = kind;
    while (passed.add(at) && names.size() < MAX_SHOWN) {
      names.add(at.getName());
      at = at.getBase();
    }
    return String.join(" → ", names) + " → " + (passed.contains(at) ? at.getName() : "…");
  }

  @Check
  void kindsOfTheGameAreNotHiddenByChance(Level level) {
    Kinds.library(level).ifPresent(library -> {
      for (Kind kind : level.getKinds()) {
        Optional<Kind> hidden = kind.getName() == null ? Optional.empty()
            : vocabulary.kinds(library, kind.getName()).stream().findFirst();
        if (hidden.isPresent() && !Kinds.lineage(kind).contains(hidden.get())) {
          warning("This hides the kind '" + kind.getName() + "' of the ruleset; let it extend " + kind.getName()
              + " or choose another name", kind, LevelPackage.Literals.NAMED__NAME, IssueCodes.HIDING_KIND);
        }
      }
    });
  }
}
