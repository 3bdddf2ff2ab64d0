package org.tilewright.lang.scoping;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.Triple;

/**
 * A file of the level language. It knows which names it has called unknown already; the framework compares each with all messages so
 * far, and makes the message anew, even for names that are known.
 */
public class LevelResource extends LazyLinkingResource {

  private final Set<INode> unknown = Collections.newSetFromMap(new IdentityHashMap<>());

  @Override
  protected void clearErrorsAndWarnings() {
    super.clearErrorsAndWarnings();
    unknown.clear();
  }

  @Override
  protected void createAndAddDiagnostic(Triple<EObject, EReference, INode> name) {
    if (isValidationDisabled() || unknown.contains(name.getThird())) {
      return;
    }
    DiagnosticMessage message = createDiagnosticMessage(name);
    if (message != null) {
      unknown.add(name.getThird());
      getDiagnosticList(message).add(createDiagnostic(name, message));
    }
  }

  @Override
  protected void removeDiagnostic(Triple<EObject, EReference, INode> name) {
    if (unknown.remove(name.getThird())) {
      super.removeDiagnostic(name);
    }
  }
}
