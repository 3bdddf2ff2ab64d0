package org.tilewright.lang.ide.completion;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.tilewright.lang.ide.documentation.LevelDocumentation;
import org.tilewright.lang.ide.documentation.ValueWriter;
import org.tilewright.lang.library.Types;
import org.tilewright.lang.print.Notation;
import org.tilewright.model.level.Declaration;
import org.tilewright.model.level.Element;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.LevelPackage.Literals;

/** The references of the grammar, and how what they can name is proposed. */
enum NameProposal {
  RULESET("Level", "ruleset", Literals.LEVEL__RULESET, Proposal.Sort.RULESET),
  BASE("Kind", "base", Literals.KIND__BASE, Proposal.Sort.KIND),
  KIND("EntitySpec", "kind", Literals.ENTITY_SPEC__KIND, Proposal.Sort.KIND),
  ARGUMENT("Argument", "attribute", Literals.ARGUMENT__ATTRIBUTE, Proposal.Sort.ATTRIBUTE),
  SETTING("AttributeSetting", "attribute", Literals.ATTRIBUTE_SETTING__ATTRIBUTE, Proposal.Sort.ATTRIBUTE),
  CONFIG_SETTING("ConfigSetting", "key", Literals.CONFIG_SETTING__KEY, Proposal.Sort.CONFIG_KEY),
  CONFIG_VALUE("Value", "key", Literals.CONFIG_VALUE__KEY, Proposal.Sort.CONFIG_KEY),
  GOAL("GoalCall", "function", Literals.GOAL_CALL__FUNCTION, Proposal.Sort.GOAL);

  private final String rule;
  private final String feature;
  private final EReference reference;
  private final Proposal.Sort sort;

  NameProposal(String rule, String feature, EReference reference, Proposal.Sort sort) {
    this.rule = rule;
    this.feature = feature;
    this.reference = reference;
    this.sort = sort;
  }

  /** What a reference in a rule of the grammar can name. */
  static Optional<NameProposal> of(String rule, String feature) {
    return Stream.of(values()).filter(value -> value.rule.equals(rule) && value.feature.equals(feature)).findFirst();
  }

  EReference reference() {
    return reference;
  }

  Proposal.Sort sort() {
    return sort;
  }

  /** The nearest kind of the framework, for the language server. */
  String entryKind() {
    return switch (sort) {
      case KIND -> ContentAssistEntry.KIND_CLASS;
      case ATTRIBUTE, CONFIG_KEY -> ContentAssistEntry.KIND_PROPERTY;
      case GOAL -> ContentAssistEntry.KIND_FUNCTION;
      default -> ContentAssistEntry.KIND_REFERENCE;
    };
  }

  boolean isUsable(EObject element) {
    return this != KIND || !(element instanceof Kind kind) || !kind.isAbstract();
  }

  String detail(EObject element) {
    return switch (element) {
      case Kind kind -> kind.getTitle() == null ? "" : kind.getTitle();
      case Declaration declaration -> Types.describe(declaration.getType());
      case GoalFunction goal -> goal.getParameters().isEmpty() ? "" : goal.getParameters().stream()
          .map(LevelDocumentation::signature).collect(Collectors.joining(", ", "(", ")"));
      case Element library -> library.getTitle() == null ? "" : library.getTitle();
      default -> "";
    };
  }

  String documentation(EObject element) {
    return LevelDocumentation.of(element);
  }

  /** What to insert. @param alone whether no separator follows yet */
  String pattern(String name, EObject element, boolean alone) {
    return switch (this) {
      case ARGUMENT -> alone ? Notation.word(name) + ": " + standard(element) : Notation.word(name);
      case SETTING -> alone ? Notation.word(name) + " = " + standard(element) : Notation.word(name);
      case CONFIG_SETTING -> alone ? Notation.name(name) + " = " + standard(element) : Notation.name(name);
      case GOAL -> element instanceof GoalFunction goal ? Notation.name(name) + parameters(goal) : Notation.name(name);
      default -> Notation.name(name);
    };
  }

  private static String standard(EObject element) {
    String value = element instanceof Declaration declaration && declaration.getDefaultValue() != null
        ? ValueWriter.write(declaration.getDefaultValue()) : "";
    return value.isEmpty() || value.indexOf(']') >= 0 ? "$[]" : "$[" + value + "]";
  }

  private static String parameters(GoalFunction goal) {
    return goal.getParameters().isEmpty() || goal.getParameters().getFirst().getDefaultValue() != null ? ""
        : goal.getParameters().stream().filter(p -> p.getDefaultValue() == null).map(p -> "$[" + p.getName() + "]")
            .collect(Collectors.joining(", ", "(", ")"));
  }
}
