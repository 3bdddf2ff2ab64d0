package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.model.level.Argument;
import org.tilewright.model.level.AttributeSetting;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.Entry;
import org.tilewright.model.level.LegendEntry;

/** Takes out what is written twice. */
final class RemovalRepair implements Repair {

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    boolean repeated = issue.code().equals(IssueCodes.DUPLICATE_SETTING) || issue.code().equals(IssueCodes.DUPLICATE_SYMBOL);
    if (!repeated) {
      return List.of();
    }
    EObject element = new EObjectAtOffsetHelper().resolveContainedElementAt(file.resource(), issue.offset());
    return switch (element) {
      case Argument argument -> removal(argument, file.text(), true);
      case ConfigSetting setting -> removal(setting, file.text(), false);
      case AttributeSetting setting -> removal(setting, file.text(), false);
      case Entry entry -> removal(entry, file.text(), true);
      case LegendEntry entry -> removal(entry, file.text(), false);
      case null, default -> List.of();
    };
  }

  /** Removes an element with the blanks before it, and with the comma that separates it from its neighbour. */
  private static List<QuickFix> removal(EObject element, String text, boolean withComma) {
    TextRange range = Nodes.range(element).orElseThrow();
    int from = range.offset();
    while (from > 0 && Character.isWhitespace(text.charAt(from - 1))) {
      from--;
    }
    if (withComma && from > 0 && text.charAt(from - 1) == ',') {
      from--;
    }
    return List.of(QuickFix.of("Remove the second one", from, range.end() - from, ""));
  }
}
