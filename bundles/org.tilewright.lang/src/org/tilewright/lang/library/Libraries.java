package org.tilewright.lang.library;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.RulesetLibrary;

/**
 * The libraries of the installed rulesets. Each is read once, when a level first uses it, and then shared, unchanged, by all
 * levels; safe for use by several threads.
 */
@Singleton
public class Libraries {

  private final Rulesets rulesets;
  private final IResourceFactory resources;
  private final Provider<XtextResourceSet> resourceSets;
  private final Map<String, Optional<RulesetLibrary>> loaded = new HashMap<>();

  /** The libraries of {@code rulesets}. */
  @Inject
  public Libraries(Rulesets rulesets, IResourceFactory resources, Provider<XtextResourceSet> resourceSets) {
    this.rulesets = rulesets;
    this.resources = resources;
    this.resourceSets = resourceSets;
  }

  /** The installed rulesets, whether they have a library or not. */
  public Collection<Ruleset> rulesets() {
    return rulesets.all();
  }

  /** The installed ruleset of that name. */
  public Optional<Ruleset> ruleset(String id) {
    return rulesets.find(id);
  }

  /**
   * The library of the installed ruleset of that name.
   *
   * @throws IllegalStateException when the ruleset has a library that cannot be read or does not declare the ruleset
   */
  public synchronized Optional<RulesetLibrary> find(String id) {
    Optional<RulesetLibrary> known = loaded.get(id);
    if (known == null) {
      known = rulesets.find(id).flatMap(Ruleset::library).map(url -> load(id, url));
      loaded.put(id, known);
    }
    return known;
  }

  private RulesetLibrary load(String id, URL url) {
    Resource resource = resources.createResource(URI.createURI(url.toString()));
    resourceSets.get().getResources().add(resource);
    try (InputStream in = open(url)) {
      resource.load(in, null);
    } catch (IOException e) {
      throw new IllegalStateException("The library of ruleset '" + id + "' cannot be read from " + url, e);
    }
    EcoreUtil.resolveAll(resource);
    if (!resource.getContents().isEmpty() && resource.getContents().getFirst() instanceof LevelFile file) {
      for (var element : file.getElements()) {
        if (element instanceof RulesetLibrary library && id.equals(library.getName())) {
          return library;
        }
      }
    }
    throw new IllegalStateException(url + " does not declare 'ruleset " + id + "'");
  }

  private static InputStream open(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    // A cached connection would keep the jar open, and locked on Windows.
    connection.setUseCaches(false);
    return connection.getInputStream();
  }
}
