package org.tilewright.lang.validation;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.LevelPackage;

/** What a file holds as a whole, and how often a section is written. */
class FileChecks extends LevelChecks {

  @Check
  void holdsSomething(LevelFile file) {
    if (file.getElements().isEmpty()) {
      infoAt(file, 0, 0, IssueCodes.NO_LEVEL, "There is no level in this file; one begins with: level NAME uses RULESET { … }");
    }
  }

  @Check
  void hasOneGoal(Level level) {
    repeatedSection(level, LevelPackage.Literals.LEVEL__GOAL, "A level has one goal; join several with 'and' or 'or'");
    repeatedSection(level, LevelPackage.Literals.ELEMENT__ABOUT, "A level has one description");
  }

  private void repeatedSection(Level level, EStructuralFeature feature, String message) {
    for (INode node : NodeModelUtils.findNodesForFeature(level, feature).stream().skip(1).toList()) {
      errorAt(level, node.getOffset(), node.getLength(), IssueCodes.DUPLICATE_SECTION, message);
    }
  }
}
