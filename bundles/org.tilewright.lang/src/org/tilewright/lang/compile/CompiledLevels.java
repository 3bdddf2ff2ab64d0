package org.tilewright.lang.compile;

import com.google.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.log4j.Logger;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.RulesetLibrary;

/** The compiled levels of a resource; each is compiled once, until the resource changes. */
public class CompiledLevels {

  private final LevelCompiler compiler = new LevelCompiler();
  private final IResourceScopeCache cache;

  /** Keeps what is compiled in {@code cache}. */
  @Inject
  public CompiledLevels(IResourceScopeCache cache) {
    this.cache = cache;
  }

  /**
   * What became of a level.
   *
   * @param level   the compiled level; an empty one when the compiler failed
   * @param failure why it failed
   */
  private record Attempt(CompiledLevel level, Optional<Throwable> failure) {
  }

  /** The compiled form of a level that is in a resource; an empty level of its name when the compiler fails. */
  public CompiledLevel of(Level level) {
    return attempt(level).level();
  }

  /** Why the compiler failed on a level, if it did: a mistake of the compiler, whatever the text is. */
  public Optional<Throwable> failure(Level level) {
    return attempt(level).failure();
  }

  private Attempt attempt(Level level) {
    return cache.get(level, level.eResource(), () -> {
      try {
        return new Attempt(compiler.compile(level, (library, config) -> kindsOf(library, config, level)), Optional.empty());
      } catch (RuntimeException | StackOverflowError e) {
        Logger.getLogger(CompiledLevels.class).error("Level '" + level.getName() + "' cannot be compiled", e);
        return new Attempt(LevelCompiler.empty(level), Optional.of(e));
      }
    });
  }

  /** Most levels of a file have the same configuration, and then the same kinds from the library. */
  private Map<Kind, KindDefinition> kindsOf(RulesetLibrary library, Attributes config, Level level) {
    return cache.get(List.of(library, config), level.eResource(), ConcurrentHashMap::new);
  }

  /** All levels of a resource, compiled, in the order of the text. */
  public List<CompiledLevel> in(Resource resource) {
    return levels(resource).stream().map(this::of).toList();
  }

  /** All levels of a resource in the order of the text. */
  public static List<Level> levels(Resource resource) {
    return resource.getContents().stream().filter(LevelFile.class::isInstance)
        .flatMap(file -> ((LevelFile) file).getElements().stream()).filter(Level.class::isInstance).map(Level.class::cast)
        .toList();
  }
}
