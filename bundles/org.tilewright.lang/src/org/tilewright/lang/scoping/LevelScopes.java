package org.tilewright.lang.scoping;

import static org.tilewright.model.level.LevelPackage.Literals.ARGUMENT__ATTRIBUTE;
import static org.tilewright.model.level.LevelPackage.Literals.ATTRIBUTE_SETTING__ATTRIBUTE;
import static org.tilewright.model.level.LevelPackage.Literals.CONFIG_SETTING__KEY;
import static org.tilewright.model.level.LevelPackage.Literals.CONFIG_VALUE__KEY;
import static org.tilewright.model.level.LevelPackage.Literals.ENTITY_SPEC__KIND;
import static org.tilewright.model.level.LevelPackage.Literals.GOAL_CALL__FUNCTION;
import static org.tilewright.model.level.LevelPackage.Literals.KIND__BASE;
import static org.tilewright.model.level.LevelPackage.Literals.LEVEL__RULESET;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.tilewright.engine.Ruleset;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.Libraries;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.Named;
import org.tilewright.model.level.RulesetLibrary;

/**
 * What each reference can name. Everything has a simple name; the vocabulary of a level is that of its ruleset's library
 * plus the kinds that the level adds.
 */
public class LevelScopes implements IScopeProvider {

  private final Libraries libraries;

  /** Scopes over the libraries of the installed rulesets. */
  @Inject
  public LevelScopes(Libraries libraries) {
    this.libraries = libraries;
  }

  @Override
  public IScope getScope(EObject context, EReference reference) {
    if (reference == LEVEL__RULESET) {
      return rulesets(context);
    }
    if (reference == ENTITY_SPEC__KIND) {
      return new NamedScope(name -> kind(context, name, null), () -> Kinds.visible(context));
    }
    if (reference == KIND__BASE) {
      Kind self = EcoreUtil2.getContainerOfType(context, Kind.class);
      return new NamedScope(name -> kind(context, name, self), () -> others(context, self));
    }
    if (reference == ARGUMENT__ATTRIBUTE) {
      EntitySpec entity = EcoreUtil2.getContainerOfType(context, EntitySpec.class);
      return attributes(entity == null ? null : entity.getKind());
    }
    if (reference == ATTRIBUTE_SETTING__ATTRIBUTE) {
      return attributes(EcoreUtil2.getContainerOfType(context, Kind.class));
    }
    if (reference == CONFIG_SETTING__KEY || reference == CONFIG_VALUE__KEY) {
      return declared(context, RulesetLibrary::getConfigKeys);
    }
    if (reference == GOAL_CALL__FUNCTION) {
      return declared(context, RulesetLibrary::getGoals);
    }
    return IScope.NULLSCOPE;
  }

  private IScope rulesets(EObject context) {
    return new NamedScope(name -> library(context, name).orElse(null), () -> {
      Map<String, RulesetLibrary> all = new LinkedHashMap<>();
      libraries.rulesets().stream().map(Ruleset::id).forEach(id -> libraries.find(id).ifPresent(l -> all.put(id, l)));
      locals(context).forEach(library -> all.put(library.getName(), library));
      return all;
    });
  }

  private Optional<RulesetLibrary> library(EObject context, String name) {
    return locals(context).stream().filter(library -> name.equals(library.getName())).findFirst()
        .or(() -> libraries.find(name));
  }

  /** The libraries in the same file, which come before installed ones, so that rules can be tried while they are written. */
  private static List<RulesetLibrary> locals(EObject context) {
    return EcoreUtil.getRootContainer(context) instanceof LevelFile file
        ? file.getElements().stream().filter(RulesetLibrary.class::isInstance).map(RulesetLibrary.class::cast).toList()
        : List.of();
  }

  /** The visible kind of that name other than {@code except}, so that a level's kind can extend the one it hides. */
  private static Kind kind(EObject context, String name, Kind except) {
    Level level = EcoreUtil2.getContainerOfType(context, Level.class);
    Kind own = level == null ? null : named(level.getKinds(), name, except);
    return own != null ? own
        : Kinds.library(context).map(library -> named(library.getKinds(), name, except)).orElse(null);
  }

  private static Map<String, Kind> others(EObject context, Kind self) {
    Map<String, Kind> kinds = new LinkedHashMap<>(Kinds.visible(context));
    kinds.values().removeIf(kind -> kind == self);
    return kinds;
  }

  private static IScope attributes(Kind kind) {
    return kind == null || kind.eIsProxy() ? IScope.NULLSCOPE : NamedScope.of(Kinds.attributes(kind));
  }

  private static IScope declared(EObject context, Function<RulesetLibrary, ? extends List<? extends Named>> list) {
    return Kinds.library(context).<IScope>map(library -> new NamedScope(name -> named(list.apply(library), name, null), () -> {
      Map<String, Named> all = new LinkedHashMap<>();
      list.apply(library).forEach(element -> all.putIfAbsent(element.getName(), element));
      return all;
    })).orElse(IScope.NULLSCOPE);
  }

  private static <T extends Named> T named(List<T> elements, String name, T except) {
    for (T element : elements) {
      if (name.equals(element.getName()) && element != except) {
        return element;
      }
    }
    return null;
  }
}
