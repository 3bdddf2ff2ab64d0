package org.tilewright.lang.validation;

import java.util.List;
import org.eclipse.xtext.validation.Check;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.Named;
import org.tilewright.model.level.RulesetLibrary;

/** Names that are given twice. */
class NameChecks extends LevelChecks {

  @Check
  void levelsDiffer(LevelFile file) {
    unique(file.getElements().stream().filter(Level.class::isInstance).toList(), "level");
    unique(file.getElements().stream().filter(RulesetLibrary.class::isInstance).toList(), "ruleset");
  }

  @Check
  void kindsOfLevelDiffer(Level level) {
    unique(level.getKinds(), "kind");
  }

  @Check
  void declarationsOfLibraryDiffer(RulesetLibrary library) {
    unique(library.getKinds(), "kind");
    unique(library.getConfigKeys(), "configuration key");
    unique(library.getGoals(), "goal");
  }

  @Check
  void attributesDiffer(Kind kind) {
    unique(kind.getAttributes(), "attribute");
  }

  @Check
  void parametersDiffer(GoalFunction function) {
    unique(function.getParameters(), "parameter");
  }

  private void unique(List<? extends Named> elements, String what) {
    repeated(elements, Named::getName, (element, name) -> error("There already is a " + what + " '" + name + "'; choose another "
        + "name", element, LevelPackage.Literals.NAMED__NAME, IssueCodes.DUPLICATE_NAME));
  }
}
