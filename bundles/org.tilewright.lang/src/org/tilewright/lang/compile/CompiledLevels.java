package org.tilewright.lang.compile;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;

/** The compiled levels of a resource; each is compiled once, until the resource changes. */
public class CompiledLevels {

  private final LevelCompiler compiler = new LevelCompiler();
  private final IResourceScopeCache cache;

  /** Keeps what is compiled in {@code cache}. */
  @Inject
  public CompiledLevels(IResourceScopeCache cache) {
    this.cache = cache;
  }

  /** The compiled form of a level that is in a resource. */
  public CompiledLevel of(Level level) {
    return cache.get(level, level.eResource(), () -> compiler.compile(level));
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
