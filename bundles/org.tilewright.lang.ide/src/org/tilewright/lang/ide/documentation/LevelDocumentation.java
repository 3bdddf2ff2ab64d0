package org.tilewright.lang.ide.documentation;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.Types;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.AttributeSetting;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.Declaration;
import org.tilewright.model.level.Element;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Parameter;

/** Documentation in Markdown of what libraries and levels declare. */
public class LevelDocumentation implements IEObjectDocumentationProvider {

  @Override
  public String getDocumentation(EObject element) {
    return of(element);
  }

  /** What there is to tell about an element; empty for elements that declare nothing. */
  public static String of(EObject element) {
    return switch (element) {
      case Kind kind -> kind(kind);
      case AttributeDeclaration attribute -> declaration("attribute", attribute)
          + (attribute.eContainer() instanceof Kind kind ? "\n\nAttribute of `" + kind.getName() + "`." : "");
      case ConfigKey key -> declaration("config", key);
      case Parameter parameter -> declaration("parameter", parameter);
      case GoalFunction goal -> code("goal " + signature(goal)) + paragraph(goal.getDoc()) + goal.getParameters().stream()
          .filter(p -> p.getDoc() != null).map(p -> "\n- `" + p.getName() + "`: " + p.getDoc()).collect(Collectors.joining());
      case Element file -> code(file.eClass().getName().startsWith("Level") ? "level " + file.getName() : "ruleset " + file.getName())
          + paragraph(file.getTitle()) + paragraph(file.getAbout());
      case null, default -> "";
    };
  }

  /** A declaration without its documentation: {@code health: int(0..) = 5}. */
  public static String signature(Declaration declaration) {
    return declaration.getName() + ": " + Types.describe(declaration.getType())
        + (declaration.getDefaultValue() == null ? "" : " = " + ValueWriter.write(declaration.getDefaultValue()));
  }

  /** A goal function with its parameters. */
  public static String signature(GoalFunction goal) {
    return goal.getName() + (goal.getParameters().isEmpty() ? ""
        : goal.getParameters().stream().map(LevelDocumentation::signature).collect(Collectors.joining(", ", "(", ")")));
  }

  private static String declaration(String keyword, Declaration declaration) {
    String unit = declaration.getUnit() == null ? "" : " (" + declaration.getUnit() + ")";
    return code(keyword + " " + signature(declaration)) + paragraph(declaration.getDoc()) + (unit.isEmpty() ? ""
        : "\n\nUnit: " + declaration.getUnit());
  }

  private static String kind(Kind kind) {
    StringBuilder out = new StringBuilder(code((kind.isAbstract() ? "abstract kind " : "kind ") + kind.getName()
        + (kind.getBase() == null || kind.getBase().eIsProxy() ? "" : " extends " + kind.getBase().getName())));
    out.append(paragraph(kind.getTitle() == null ? null : "**" + kind.getTitle() + "**")).append(paragraph(about(kind)));
    List<String> behaviours = new ArrayList<>();
    SequencedSet<Kind> lineage = Kinds.lineage(kind);
    lineage.reversed().forEach(ancestor -> behaviours.addAll(ancestor.getBehaviours()));
    if (!behaviours.isEmpty()) {
      out.append("\n\nBehaviour: ").append(String.join(", ", behaviours.stream().distinct().toList()));
    }
    var attributes = Kinds.attributes(kind).values();
    if (!attributes.isEmpty()) {
      out.append("\n");
    }
    for (AttributeDeclaration attribute : attributes) {
      out.append("\n- `").append(attribute.getName()).append(": ").append(Types.describe(attribute.getType()));
      String value = value(lineage, attribute);
      out.append(value.isEmpty() ? "" : " = " + value).append('`')
          .append(attribute.getDoc() == null ? "" : " " + attribute.getDoc());
    }
    return out.toString();
  }

  private static String about(Kind kind) {
    return Kinds.lineage(kind).stream().map(Kind::getAbout).filter(about -> about != null).findFirst().orElse(null);
  }

  /** What an entity of the kind has when nothing is written for it. */
  private static String value(SequencedSet<Kind> lineage, AttributeDeclaration attribute) {
    for (Kind ancestor : lineage) {
      for (AttributeSetting setting : ancestor.getSettings()) {
        if (setting.getAttribute() == attribute && setting.getValue() != null) {
          return ValueWriter.write(setting.getValue());
        }
      }
    }
    return attribute.getDefaultValue() == null ? "" : ValueWriter.write(attribute.getDefaultValue());
  }

  private static String code(String line) {
    return "`" + line + "`";
  }

  private static String paragraph(String text) {
    return text == null || text.isEmpty() ? "" : "\n\n" + text;
  }
}
