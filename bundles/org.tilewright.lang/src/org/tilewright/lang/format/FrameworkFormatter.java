package org.tilewright.lang.format;

import java.util.List;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;

/** Offers {@link LevelFormatter} where the framework asks for a formatter, as the language server does. */
public class FrameworkFormatter implements IFormatter2 {

  @Override
  public List<ITextReplacement> format(FormatterRequest request) {
    ITextRegionAccess access = request.getTextRegionAccess();
    return LevelFormatter.format(access.getResource()).stream()
        .filter(edit -> request.getRegions().isEmpty() || request.getRegions().stream()
            .anyMatch(r -> edit.offset() >= r.getOffset() && edit.offset() + edit.length() <= r.getOffset() + r.getLength()))
        .<ITextReplacement>map(edit -> access.getRewriter().createReplacement(edit.offset(), edit.length(), edit.text())).toList();
  }
}
