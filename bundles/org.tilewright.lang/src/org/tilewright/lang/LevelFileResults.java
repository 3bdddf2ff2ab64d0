package org.tilewright.lang;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.text.TextPositions;
import org.tilewright.lang.validation.Issues;

/** Checks what has been parsed. */
public class LevelFileResults {

  private final IResourceValidator validator;
  private final CompiledLevels compiled;

  /** Checks with {@code validator}. */
  @Inject
  public LevelFileResults(IResourceValidator validator, CompiledLevels compiled) {
    this.validator = validator;
    this.compiled = compiled;
  }

  /**
   * Links and checks a resource.
   *
   * @param text exactly the text that the resource was parsed from
   * @param name name of the file
   */
  public LevelFileResult check(XtextResource resource, String text, String name, CancelIndicator cancelled) {
    EcoreUtil.resolveAll(resource);
    TextPositions positions = new TextPositions(text);
    Issues issues = new Issues(validator.validate(resource, CheckMode.ALL, cancelled), positions, text.length());
    return new LevelFileResult(name, positions, text, issues, resource, () -> compiled.in(resource));
  }
}
