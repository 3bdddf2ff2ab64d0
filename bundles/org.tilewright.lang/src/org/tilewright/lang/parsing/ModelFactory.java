package org.tilewright.lang.parsing;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.DefaultEcoreElementFactory;

/**
 * Puts what the parser has read into the model. The parser goes on behind a mistake as if the missing word were there, with nothing
 * for its value; such a nothing is left out here, so that no list of the model ever holds one.
 */
public class ModelFactory extends DefaultEcoreElementFactory {

  @Override
  public void add(EObject object, String feature, Object value, String ruleName, INode node) throws ValueConverterException {
    if (!isMissing(value)) {
      super.add(object, feature, value, ruleName, node);
    }
  }

  @Override
  public void set(EObject object, String feature, Object value, String ruleName, INode node) throws ValueConverterException {
    if (!isMissing(value)) {
      super.set(object, feature, value, ruleName, node);
    }
  }

  /** Whether the parser went on without a word. */
  private boolean isMissing(Object value) {
    if (value instanceof EObject) {
      return false;
    }
    Object token = getTokenAsStringIfPossible(value);
    return token == null || token instanceof String text && text.isEmpty();
  }
}
