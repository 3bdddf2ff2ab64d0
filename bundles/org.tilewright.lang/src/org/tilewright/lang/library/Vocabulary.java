package org.tilewright.lang.library;

import com.google.inject.Inject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.Named;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Finds what files declare by its name. The names of a level or library are gathered once, until its resource changes, so that a file
 * with thousands of names and references costs no more than all of them.
 */
public class Vocabulary {

  private final IResourceScopeCache cache;

  /** Keeps what is gathered in {@code cache}. */
  @Inject
  public Vocabulary(IResourceScopeCache cache) {
    this.cache = cache;
  }

  /** The kinds of that name that a level itself declares, in the order of the text. */
  public List<Kind> kinds(Level level, String name) {
    return found(level, "kind", name, level::getKinds);
  }

  /** The kinds of that name in a library, in the order of the text. */
  public List<Kind> kinds(RulesetLibrary library, String name) {
    return found(library, "kind", name, library::getKinds);
  }

  /** The first configuration key of that name. */
  public Optional<ConfigKey> configKey(RulesetLibrary library, String name) {
    return found(library, "config", name, library::getConfigKeys).stream().findFirst();
  }

  /** The first goal function of that name. */
  public Optional<GoalFunction> goal(RulesetLibrary library, String name) {
    return found(library, "goal", name, library::getGoals).stream().findFirst();
  }

  /** The first library of that name in a file. */
  public Optional<RulesetLibrary> library(LevelFile file, String name) {
    return found(file, "ruleset", name, () -> file.getElements().stream().filter(RulesetLibrary.class::isInstance)
        .map(RulesetLibrary.class::cast).toList()).stream().findFirst();
  }

  /** The attribute of that name that a kind declares or inherits; the nearest declaration counts. */
  public Optional<AttributeDeclaration> attribute(Kind kind, String name) {
    return inherited(kind).find(name);
  }

  /** Whether the kinds that a kind extends come to no end, since one of them extends itself. */
  public boolean isEndless(Kind kind) {
    return inherited(kind).endless();
  }

  private <T extends Named> List<T> found(EObject container, String sort, String name, Supplier<List<T>> elements) {
    Map<String, List<T>> byName = cache.get(List.of(sort, container), container.eResource(), () -> {
      Map<String, List<T>> all = new HashMap<>();
      for (T element : elements.get()) {
        if (element.getName() != null) {
          all.computeIfAbsent(element.getName(), n -> new ArrayList<>(1)).add(element);
        }
      }
      return all;
    });
    return byName.getOrDefault(name, List.of());
  }

  /** Goes up to a kind that is known, and down again; never recursively, as the line may be long. */
  private Inherited inherited(Kind kind) {
    Deque<Kind> open = new ArrayDeque<>();
    Set<Kind> passed = new HashSet<>();
    Kind at = kind;
    while (isKnown(at) && !known(at).containsKey(at) && passed.add(at)) {
      open.push(at);
      at = at.getBase();
    }
    boolean circle = isKnown(at) && !known(at).containsKey(at);
    Inherited below = isKnown(at) ? known(at).get(at) : null;
    while (!open.isEmpty()) {
      Kind next = open.pop();
      below = Inherited.of(next, below, circle);
      known(next).put(next, below);
    }
    return below;
  }

  private static boolean isKnown(Kind kind) {
    return kind != null && !kind.eIsProxy();
  }

  private Map<Kind, Inherited> known(Kind kind) {
    return cache.get("inherited", kind.eResource(), ConcurrentHashMap::new);
  }
}
