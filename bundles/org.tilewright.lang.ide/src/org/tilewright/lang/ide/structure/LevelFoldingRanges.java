package org.tilewright.lang.ide.structure;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.editor.folding.DefaultFoldingRangeProvider;
import org.tilewright.model.level.EntitySource;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Element;

/** Folding for the language server. */
public class LevelFoldingRanges extends DefaultFoldingRangeProvider {

  @Override
  protected boolean isHandled(EObject element) {
    return element instanceof Element || element instanceof Kind || element instanceof EntitySource;
  }
}
