package org.tilewright.lang.validation;

import com.google.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apache.log4j.Logger;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.Exceptions;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.eclipse.xtext.validation.EValidatorRegistrar;

/** What checks have in common. They are collected by {@link LevelValidator} and never registered on their own. */
abstract class LevelChecks extends AbstractDeclarativeValidator {

  @Inject
  private OperationCanceledManager cancellation;

  @Override
  public void register(EValidatorRegistrar registrar) {
    // LevelValidator is registered for all.
  }

  /**
   * Says in words that a check failed, once for each check and file; the others go on. The framework would end them all, or say
   * nothing when something was missing.
   */
  @Override
  protected void handleExceptionDuringValidation(Throwable failure) {
    cancellation.propagateAsErrorIfCancelException(failure);
    if (failure instanceof Error && !(failure instanceof StackOverflowError)) {
      Exceptions.throwUncheckedException(failure);
    }
    String check = getCurrentMethod().toString();
    if (getContext().putIfAbsent(check, failure) == null) {
      Logger.getLogger(getClass()).error("Check failed: " + check, failure);
      warning("A check failed here, so that other mistakes may go unnoticed (" + failure + ")", getCurrentObject(), null,
          IssueCodes.CHECK_FAILED);
    }
  }

  /** Calls {@code report} for every element whose key has come before. */
  static <T extends EObject> void repeated(List<? extends T> elements, Function<? super T, ?> key,
      BiConsumer<? super T, Object> report) {
    Set<Object> seen = new HashSet<>();
    for (T element : elements) {
      Object value = key.apply(element);
      if (value != null && !seen.add(value)) {
        report.accept(element, value);
      }
    }
  }

  void errorAt(EObject element, int offset, int length, String code, String message, String... data) {
    getMessageAcceptor().acceptError(message, element, offset, length, code, data);
  }

  void warningAt(EObject element, int offset, int length, String code, String message, String... data) {
    getMessageAcceptor().acceptWarning(message, element, offset, length, code, data);
  }

  void infoAt(EObject element, int offset, int length, String code, String message, String... data) {
    getMessageAcceptor().acceptInfo(message, element, offset, length, code, data);
  }
}
