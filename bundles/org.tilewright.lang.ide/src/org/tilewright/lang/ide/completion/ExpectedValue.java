package org.tilewright.lang.ide.completion;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.tilewright.lang.library.Kinds;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.Declaration;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Parameter;

/** For what a value is being written; found in the text before it, since an unfinished statement has no model yet. */
final class ExpectedValue {

  private static final int LOOK_BACK = 300;
  private static final Pattern NAMED = Pattern.compile("([A-Za-z_][A-Za-z_0-9]*)\\s*[:=]\\s*(\\[[^\\]{}]*)?$");
  private static final Pattern ARGUMENT = Pattern.compile("([A-Za-z_][A-Za-z_0-9]*)\\s*\\(([^()]*)$");

  /**
   * A declaration that a value is wanted for.
   *
   * @param declaration what declares the type
   * @param inList      whether an element of a list is wanted
   */
  record Wanted(Declaration declaration, boolean inList) {
  }

  private ExpectedValue() {
  }

  /**
   * What is wanted at an offset.
   *
   * @param model  an element around the offset
   * @param offset where the value begins
   */
  static Optional<Wanted> at(String text, int offset, EObject model) {
    String before = text.substring(Math.max(0, offset - LOOK_BACK), offset);
    Matcher named = NAMED.matcher(before);
    if (named.find()) {
      boolean inList = named.group(2) != null;
      return declared(named.group(1), model).map(declaration -> new Wanted(declaration, inList));
    }
    Matcher argument = ARGUMENT.matcher(before);
    return argument.find() ? parameter(argument.group(1), argument.group(2), model).map(p -> new Wanted(p, false)) : Optional.empty();
  }

  private static Optional<? extends Declaration> declared(String name, EObject model) {
    EntitySpec entity = EcoreUtil2.getContainerOfType(model, EntitySpec.class);
    Kind kind = entity == null ? EcoreUtil2.getContainerOfType(model, Kind.class) : entity.getKind();
    if (kind != null && !kind.eIsProxy() && Kinds.attributes(kind).containsKey(name)) {
      return Optional.of(Kinds.attributes(kind).get(name));
    }
    return Kinds.library(model).stream().flatMap(library -> library.getConfigKeys().stream())
        .filter((ConfigKey key) -> name.equals(key.getName())).findFirst();
  }

  private static Optional<Parameter> parameter(String function, String argumentsBefore, EObject model) {
    int index = (int) argumentsBefore.chars().filter(c -> c == ',').count();
    return Kinds.library(model).stream().flatMap(library -> library.getGoals().stream())
        .filter(goal -> function.equals(goal.getName())).findFirst()
        .map(GoalFunction::getParameters).filter(parameters -> index < parameters.size())
        .map(parameters -> parameters.get(index));
  }
}
