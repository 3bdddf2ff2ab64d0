package org.tilewright.arch;

import java.util.List;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** The OSGi headers of a bundle that say what it sees. */
record BundleManifest(Manifest manifest) {

  String symbolicName() {
    return names("Bundle-SymbolicName").getFirst();
  }

  /** Symbolic names of the bundles in Require-Bundle. */
  List<String> requiredBundles() {
    return names("Require-Bundle");
  }

  /** Names of the packages in Import-Package. */
  List<String> importedPackages() {
    return names("Import-Package");
  }

  /** Clauses of Require-Bundle that take any version. */
  List<String> requirementsWithoutVersion() {
    return clauses("Require-Bundle").filter(clause -> !clause.contains("bundle-version=")).toList();
  }

  private List<String> names(String header) {
    return clauses(header).map(clause -> clause.replaceFirst(";.*", "").strip()).toList();
  }

  /** Clauses are separated by commas, but those in version ranges stand in quotes. */
  private Stream<String> clauses(String header) {
    String value = manifest.getMainAttributes().getValue(header);
    return value == null ? Stream.of() : Stream.of(value.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)"));
  }
}
