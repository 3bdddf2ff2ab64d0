package org.tilewright.lang.validation;

import static org.tilewright.model.level.LevelPackage.Literals.ARGUMENT__ATTRIBUTE;
import static org.tilewright.model.level.LevelPackage.Literals.ATTRIBUTE_SETTING__ATTRIBUTE;
import static org.tilewright.model.level.LevelPackage.Literals.CONFIG_SETTING__KEY;
import static org.tilewright.model.level.LevelPackage.Literals.CONFIG_VALUE__KEY;
import static org.tilewright.model.level.LevelPackage.Literals.ENTITY_SPEC__KIND;
import static org.tilewright.model.level.LevelPackage.Literals.GOAL_CALL__FUNCTION;
import static org.tilewright.model.level.LevelPackage.Literals.KIND__BASE;
import static org.tilewright.model.level.LevelPackage.Literals.LEVEL__RULESET;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.tilewright.engine.Ruleset;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.Libraries;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;

/** What to say about a name that is not known: what it should be the name of, and what is similar. */
public class LinkingMessages implements ILinkingDiagnosticMessageProvider {

  /** Names that are looked at for suggestions in one file; a file with more unknown names has other worries than their spelling. */
  private static final int MAX_COMPARISONS = 50_000;

  /** What it costs to find those names, in comparisons: a kind may inherit them from far away. */
  private static final int LOOK_UP = 100;

  private final IScopeProvider scopes;
  private final Libraries libraries;
  private final IResourceScopeCache cache;

  /** Suggests what is in scope. */
  @Inject
  public LinkingMessages(IScopeProvider scopes, Libraries libraries, IResourceScopeCache cache) {
    this.scopes = scopes;
    this.libraries = libraries;
    this.cache = cache;
  }

  @Override
  public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
    EObject element = context.getContext();
    EReference reference = context.getReference();
    String name = context.getLinkText();
    if (reference == LEVEL__RULESET) {
      List<String> installed = libraries.rulesets().stream().map(Ruleset::id).toList();
      return message(IssueCodes.UNKNOWN_RULESET, "No ruleset '" + name + "' is installed", name, installed);
    }
    // Without a ruleset nothing is known; the one message about the ruleset is enough.
    if (Kinds.library(element).isEmpty()) {
      return null;
    }
    if (reference == ENTITY_SPEC__KIND || reference == KIND__BASE) {
      return message(IssueCodes.UNKNOWN_KIND, "There is no kind '" + name + "'", name, inScope(element, reference));
    }
    if (reference == ARGUMENT__ATTRIBUTE || reference == ATTRIBUTE_SETTING__ATTRIBUTE) {
      Kind kind = kindAround(element);
      return kind == null || kind.eIsProxy() ? null : message(IssueCodes.UNKNOWN_ATTRIBUTE,
          "Kind '" + kind.getName() + "' has no attribute '" + name + "'", name, inScope(element, reference));
    }
    if (reference == CONFIG_SETTING__KEY || reference == CONFIG_VALUE__KEY) {
      return message(IssueCodes.UNKNOWN_CONFIG_KEY, game(element) + " has no configuration key '" + name + "'", name,
          inScope(element, reference));
    }
    if (reference == GOAL_CALL__FUNCTION) {
      return message(IssueCodes.UNKNOWN_GOAL, game(element) + " has no goal '" + name + "'", name,
          inScope(element, reference));
    }
    return message(IssueCodes.UNKNOWN_NAME, "'" + name + "' is not known here", name, List.of());
  }

  private static Kind kindAround(EObject element) {
    EntitySpec entity = EcoreUtil2.getContainerOfType(element, EntitySpec.class);
    return entity == null ? EcoreUtil2.getContainerOfType(element, Kind.class) : entity.getKind();
  }

  private static String game(EObject element) {
    return Kinds.library(element).map(library -> "Ruleset '" + library.getName() + "'").orElse("The ruleset");
  }

  private List<String> inScope(EObject element, EReference reference) {
    AtomicInteger comparisons = cache.get("suggestions", element.eResource(), AtomicInteger::new);
    if (comparisons.get() > MAX_COMPARISONS) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    scopes.getScope(element, reference).getAllElements().forEach(d -> names.add(d.getName().toString()));
    comparisons.addAndGet(LOOK_UP + names.size());
    return names;
  }

  private static DiagnosticMessage message(String code, String text, String name, List<String> candidates) {
    List<String> similar = Similar.to(name, candidates);
    String suffix = !similar.isEmpty() ? "; did you mean " + Similar.sentence(similar) + "?"
        : candidates.isEmpty() || candidates.size() > 12 ? "" : "; known: " + String.join(", ", candidates);
    return new DiagnosticMessage(text + suffix, Severity.ERROR, code, similar.toArray(String[]::new));
  }
}
