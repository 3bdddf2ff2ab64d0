package org.tilewright.arch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one bundle may see: the arrows between our bundles, and the foreign packages and bundles of its layer.
 *
 * @param name symbolic name
 * @param bundles those of our bundles whose classes it may use
 * @param packages prefixes of foreign packages whose classes it may use, each ending in a dot
 * @param foreignBundles foreign bundles that its manifest may require; one that ends in {@code *} stands for all that begin so
 */
record BundlePolicy(String name, Set<String> bundles, Set<String> packages, Set<String> foreignBundles) {

  private static final String PREFIX = "org.tilewright.";

  /** The parts of Java without windows, pictures, databases and the like. */
  private static final Set<String> PURE_JAVA = Set.of("java.lang.", "java.util.", "java.io.", "java.nio.", "java.net.",
      "java.math.", "java.text.", "java.time.", "java.security.");
  private static final Set<String> PICTURES = Set.of("java.awt.", "javax.imageio.", "com.github.weisj.jsvg.", "javax.xml.stream.");
  private static final Set<String> EMF = Set.of("org.eclipse.emf.");
  private static final Set<String> XTEXT = Set.of("org.eclipse.xtext.", "org.eclipse.xtend.", "org.eclipse.xtend2.",
      "org.antlr.runtime.", "org.apache.log4j.", "com.google.inject.", "com.google.common.", "jakarta.inject.");
  private static final Set<String> LANGUAGE_SERVER = Set.of("org.eclipse.lsp4j.");
  /** Eclipse without any window: what also runs in a headless build. */
  private static final Set<String> WORKSPACE = Set.of("org.eclipse.core.", "org.eclipse.jface.text.",
      "org.eclipse.text.", "org.osgi.");
  private static final Set<String> WORKBENCH = Set.of("org.eclipse.swt.", "org.eclipse.jface.", "org.eclipse.ui.",
      "org.eclipse.e4.", "org.eclipse.search.", "org.eclipse.compare.", "org.eclipse.ltk.");

  private static final Set<String> XTEXT_BUNDLES = Set.of("org.eclipse.xtext*", "org.eclipse.xtend*",
      "org.eclipse.emf.*", "org.antlr.runtime", "com.google.inject", "com.google.guava", "org.apache.log4j");
  private static final Set<String> LANGUAGE_SERVER_BUNDLES = Set.of("org.eclipse.lsp4j*");
  private static final Set<String> WORKSPACE_BUNDLES = Set.of("org.eclipse.core.*", "org.eclipse.equinox.*",
      "org.eclipse.text");
  private static final Set<String> WORKBENCH_BUNDLES = Set.of("org.eclipse.ui*", "org.eclipse.swt*",
      "org.eclipse.jface*", "org.eclipse.e4.*", "org.eclipse.search*", "org.eclipse.compare*", "org.eclipse.ltk.*");

  /** All policies, by symbolic name. A bundle without one is refused by the tests. */
  static Map<String, BundlePolicy> all() {
    var all = new ArrayList<BundlePolicy>();
    Set<String> none = Set.of();
    Set<String> language = Set.of("engine", "model", "lang");
    Set<String> services = union(language, Set.of("lang.ide", "formats"));
    Set<String> screen = union(services, Set.of("render", "workspace", "ui.common"));
    Set<String> rules = Set.of("rules.dungeon", "rules.breach", "rules.winter", "rules.tae", "rules.xviii");
    Set<String> windows = union(XTEXT, LANGUAGE_SERVER, EMF, WORKSPACE, WORKBENCH);
    Set<String> windowBundles = union(WORKSPACE_BUNDLES, WORKBENCH_BUNDLES, XTEXT_BUNDLES);

    all.add(policy("engine", none, none, none));
    rules.forEach(game -> all.add(policy(game, Set.of("engine"), none, none)));
    all.add(policy("maze", Set.of("engine"), none, none));
    all.add(policy("solve", Set.of("engine"), none, none));
    all.add(policy("render", Set.of("engine"), PICTURES, Set.of("com.github.weisj.jsvg")));
    all.add(policy("model", none, EMF, Set.of("org.eclipse.emf.*")));
    all.add(policy("lang", Set.of("model", "engine"), union(EMF, XTEXT), XTEXT_BUNDLES));
    all.add(policy("lang.ide", language, union(EMF, XTEXT, LANGUAGE_SERVER, Set.of("com.google.gson.")),
        union(XTEXT_BUNDLES, LANGUAGE_SERVER_BUNDLES, Set.of("com.google.gson"))));
    all.add(policy("formats", language, union(EMF, XTEXT, Set.of("com.google.gson.", "javax.xml.", "org.w3c.dom.",
        "org.xml.sax.")), union(XTEXT_BUNDLES, Set.of("com.google.gson"))));
    all.add(policy("course", union(Set.of("rules.dungeon", "maze", "formats"), language),
        Set.of("com.google.gson.", "com.sun.net.httpserver."), Set.of("com.google.gson")));
    all.add(policy("cli", union(services, rules, Set.of("maze", "solve", "render", "course")),
        union(EMF, XTEXT, LANGUAGE_SERVER, PICTURES, Set.of("picocli.", "com.google.gson.")),
        union(XTEXT_BUNDLES, LANGUAGE_SERVER_BUNDLES, Set.of("picocli", "com.google.gson"))));
    all.add(policy("workspace", services, union(EMF, XTEXT, LANGUAGE_SERVER, WORKSPACE),
        union(WORKSPACE_BUNDLES, XTEXT_BUNDLES, LANGUAGE_SERVER_BUNDLES)));
    all.add(policy("ui.common", union(services, Set.of("render", "workspace")), union(windows, PICTURES),
        windowBundles));
    all.add(policy("ui.text", screen, windows, union(windowBundles, LANGUAGE_SERVER_BUNDLES)));
    all.add(policy("ui.map", screen, windows, windowBundles));
    all.add(policy("ui.play", union(screen, Set.of("solve")), windows, windowBundles));
    all.add(policy("ui.wizards", union(screen, Set.of("maze")), windows, windowBundles));
    all.add(policy("app", none, union(WORKSPACE, WORKBENCH, Set.of("org.eclipse.help.")),
        union(WORKSPACE_BUNDLES, WORKBENCH_BUNDLES, Set.of("org.eclipse.help"))));

    var byName = new LinkedHashMap<String, BundlePolicy>();
    all.forEach(policy -> byName.put(policy.name(), policy));
    return byName;
  }

  private static BundlePolicy policy(String name, Set<String> bundles, Set<String> packages, Set<String> foreign) {
    List<String> ours = bundles.stream().map(PREFIX::concat).toList();
    return new BundlePolicy(PREFIX + name, Set.copyOf(ours), union(PURE_JAVA, packages), foreign);
  }

  @SafeVarargs
  private static Set<String> union(Set<String>... sets) {
    var union = new LinkedHashSet<String>();
    for (Set<String> set : sets) {
      union.addAll(set);
    }
    return Set.copyOf(union);
  }

  /** Whether a class of a foreign package may be used. */
  boolean allowsPackage(String packageName) {
    return packages.stream().anyMatch((packageName + ".")::startsWith);
  }

  /** Whether the manifest may require a bundle, ours or foreign. */
  boolean allowsBundle(String symbolicName) {
    return bundles.contains(symbolicName) || foreignBundles.stream().anyMatch(pattern -> pattern.endsWith("*")
        ? symbolicName.startsWith(pattern.substring(0, pattern.length() - 1))
        : symbolicName.equals(pattern));
  }
}
