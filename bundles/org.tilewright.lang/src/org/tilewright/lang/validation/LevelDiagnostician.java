package org.tilewright.lang.validation;

import com.google.inject.Inject;
import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.util.EObjectValidator;
import org.eclipse.xtext.validation.CancelableDiagnostician;

/**
 * Collects what the checks find. EMF gives the collection a message of its own, which needs a bundle of messages and a
 * formatter; only what is in the collection is ever shown.
 */
public class LevelDiagnostician extends CancelableDiagnostician {

  /** Asks the checks of a registry. */
  @Inject
  public LevelDiagnostician(EValidator.Registry registry) {
    super(registry);
  }

  @Override
  public BasicDiagnostic createDefaultDiagnostic(EObject root) {
    return new BasicDiagnostic(Diagnostic.OK, EObjectValidator.DIAGNOSTIC_SOURCE, 0, "", new Object[] {root});
  }
}
