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
import java.util.function.BiFunction;
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
import org.tilewright.lang.library.Vocabulary;
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
  private final Vocabulary vocabulary;

  /** Scopes over the libraries of the installed rulesets. */
  @Inject
  public LevelScopes(Libraries libraries, Vocabulary vocabulary) {
    this.libraries = libraries;
    this.vocabulary = vocabulary;
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
      return declared(context, vocabulary::configKey, RulesetLibrary::getConfigKeys);
    }
    if (reference == GOAL_CALL__FUNCTION) {
      return declared(context, vocabulary::goal, RulesetLibrary::getGoals);
    }
    return IScope.NULLSCOPE;
  }

  private IScope rulesets(EObject context) {
    return new NamedScope(name -> library(context, name).orElse(null), () -> {
      Map<String, RulesetLibrary> all = new LinkedHashMap<>();
      libraries.rulesets().stream().map(Ruleset::id).forEach(id -> libraries.find(id).ifPresent(l -> all.put(id, l)));
      locals(context).stream().filter(library -> library.getName() != null)
          .forEach(library -> all.put(library.getName(), library));
      return all;
    });
  }

  private Optional<RulesetLibrary> library(EObject context, String name) {
    Optional<RulesetLibrary> local = EcoreUtil.getRootContainer(context) instanceof LevelFile file
        ? vocabulary.library(file, name) : Optional.empty();
    return local.or(() -> libraries.find(name));
  }

  /** The libraries in the same file, which come before installed ones, so that rules can be tried while they are written. */
  private static List<RulesetLibrary> locals(EObject context) {
    return EcoreUtil.getRootContainer(context) instanceof LevelFile file
        ? file.getElements().stream().filter(RulesetLibrary.class::isInstance).map(RulesetLibrary.class::cast).toList()
        : List.of();
  }

  /** The visible kind of that name other than {@code except}, so that a level's kind can extend the one it hides. */
  private Kind kind(EObject context, String name, Kind except) {
    Level level = EcoreUtil2.getContainerOfType(context, Level.class);
    Optional<Kind> own = level == null ? Optional.empty() : other(vocabulary.kinds(level, name), except);
    return own.or(() -> Kinds.library(context).flatMap(library -> other(vocabulary.kinds(library, name), except))).orElse(null);
  }

  private static Optional<Kind> other(List<Kind> kinds, Kind except) {
    return kinds.stream().filter(kind -> kind != except).findFirst();
  }

  private static Map<String, Kind> others(EObject context, Kind self) {
    Map<String, Kind> kinds = new LinkedHashMap<>(Kinds.visible(context));
    kinds.values().removeIf(kind -> kind == self);
    return kinds;
  }

  private IScope attributes(Kind kind) {
    return kind == null || kind.eIsProxy() ? IScope.NULLSCOPE
        : new NamedScope(name -> vocabulary.attribute(kind, name).orElse(null), () -> Kinds.attributes(kind));
  }

  private static <T extends Named> IScope declared(EObject context, BiFunction<RulesetLibrary, String, Optional<T>> find,
      Function<RulesetLibrary, List<T>> list) {
    return Kinds.library(context).<IScope>map(library -> new NamedScope(name -> find.apply(library, name).orElse(null), () -> {
      Map<String, Named> all = new LinkedHashMap<>();
      list.apply(library).stream().filter(element -> element.getName() != null)
          .forEach(element -> all.putIfAbsent(element.getName(), element));
      return all;
    })).orElse(IScope.NULLSCOPE);
  }
}
