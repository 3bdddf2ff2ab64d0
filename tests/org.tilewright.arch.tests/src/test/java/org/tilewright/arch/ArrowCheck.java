package org.tilewright.arch;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compares what bundles see with what their policies allow. Every violation is one line that names the culprit.
 *
 * @param ownerOf the bundle of ours that holds a class, by the name of the class
 */
record ArrowCheck(Map<String, String> ownerOf) {

  /** Uses of classes that are beyond a policy. */
  List<String> violations(BundlePolicy policy, JavaClasses classes) {
    return classes.stream().flatMap(type -> type.getDirectDependenciesFromSelf().stream())
        .filter(use -> !isAllowed(policy, use.getTargetClass().getBaseComponentType()))
        .map(Dependency::getDescription).distinct().sorted().toList();
  }

  private boolean isAllowed(BundlePolicy policy, JavaClass target) {
    if (target.isPrimitive()) {
      return true;
    }
    String owner = ownerOf.get(target.getName());
    if (owner != null) {
      return owner.equals(policy.name()) || policy.bundles().contains(owner);
    }
    return policy.allowsPackage(target.getPackageName());
  }

  /** Requirements and imports of a manifest that are beyond a policy. */
  static List<String> violations(BundlePolicy policy, BundleManifest manifest) {
    var violations = new ArrayList<String>();
    for (String required : manifest.requiredBundles()) {
      if (!policy.allowsBundle(required)) {
        violations.add(manifest.symbolicName() + " must not require bundle " + required);
      }
    }
    for (String imported : manifest.importedPackages()) {
      if (!policy.allowsPackage(imported)) {
        violations.add(manifest.symbolicName() + " must not import package " + imported);
      }
    }
    return violations;
  }
}
