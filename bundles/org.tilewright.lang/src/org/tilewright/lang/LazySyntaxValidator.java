package org.tilewright.lang;

import com.google.inject.Inject;
import com.google.inject.Injector;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.IConcreteSyntaxValidator;
import org.eclipse.xtext.validation.impl.ConcreteSyntaxValidator;

/** Tells whether a model can be written. Every resource has such a validator; it is set up when something is written. */
final class LazySyntaxValidator implements IConcreteSyntaxValidator {

  private final Injector injector;

  @Inject
  LazySyntaxValidator(Injector injector) {
    this.injector = injector;
  }

  private IConcreteSyntaxValidator validator() {
    return injector.getInstance(ConcreteSyntaxValidator.class);
  }

  @Override
  public boolean validateObject(EObject object, IDiagnosticAcceptor acceptor, Map<Object, Object> context) {
    return validator().validateObject(object, acceptor, context);
  }

  @Override
  public boolean validateRecursive(EObject object, IDiagnosticAcceptor acceptor, Map<Object, Object> context) {
    return validator().validateRecursive(object, acceptor, context);
  }
}
