package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.print.Notation;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.model.level.Kind;

/** Names a concrete kind in the place of an abstract one. */
final class KindRepair implements Repair {

  private static final int MAX_KINDS = 8;

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    if (!issue.code().equals(IssueCodes.ABSTRACT_KIND)) {
      return List.of();
    }
    EObject element = new EObjectAtOffsetHelper().resolveContainedElementAt(file.resource(), issue.offset());
    String wanted = file.text().substring(issue.offset(), issue.end()).replace("^", "");
    return Kinds.visible(element).values().stream().filter(kind -> !kind.isAbstract())
        .filter(kind -> Kinds.names(Kinds.lineage(kind)).contains(wanted)).map(Kind::getName).limit(MAX_KINDS)
        .map(name -> QuickFix.of("Change to '" + name + "'", issue.offset(), issue.length(),
            Notation.name(name))).toList();
  }
}
