package org.tilewright.lang.validation;

import java.util.Optional;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.library.Kinds;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;

/** How kinds extend each other and what they can be used for. */
class KindChecks extends LevelChecks {

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
    Kind last = Kinds.lineage(kind).getLast();
    if (last.getBase() != null && !last.getBase().eIsProxy()) {
      error("Kind '" + kind.getName() + "' extends itself: " + String.join(" → ", Kinds.names(Kinds.lineage(kind))) + " → "
          + last.getBase().getName(), LevelPackage.Literals.KIND__BASE, IssueCodes.CYCLIC_KINDS);
    }
  }

  @Check
  void kindsOfTheGameAreNotHiddenByChance(Level level) {
    for (Kind kind : level.getKinds()) {
      Optional<Kind> hidden = Kinds.library(level).stream().flatMap(library -> library.getKinds().stream())
          .filter(other -> other.getName().equals(kind.getName())).findFirst();
      if (hidden.isPresent() && !Kinds.lineage(kind).contains(hidden.get())) {
        warning("This hides the kind '" + kind.getName() + "' of the ruleset; let it extend " + kind.getName()
            + " or choose another name", kind, LevelPackage.Literals.NAMED__NAME, IssueCodes.HIDING_KIND);
      }
    }
  }
}
