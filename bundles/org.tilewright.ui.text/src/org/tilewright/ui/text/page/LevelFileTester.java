package org.tilewright.ui.text.page;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.ui.IEditorInput;
import org.tilewright.workspace.LevelFileNames;

/** Tells menus and keys whether an editor shows a level or a library. */
public final class LevelFileTester extends PropertyTester {

  @Override
  public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
    return receiver instanceof IEditorInput input && LevelFileNames.isLevelFile(input.getName());
  }
}
