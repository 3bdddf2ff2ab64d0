package org.tilewright.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between bundles, held on the built classes and on the manifests. */
class BundleArrowsTest {

  private static final Map<String, BundlePolicy> POLICIES = BundlePolicy.all();
  private static final List<BuiltBundle> BUNDLES = BuiltBundle.all();
  private static ArrowCheck check;

  static List<BuiltBundle> bundles() {
    return BUNDLES;
  }

  @BeforeAll
  static void findOwners() {
    var owners = new HashMap<String, String>();
    BUNDLES.forEach(bundle -> bundle.classes().forEach(type -> owners.put(type.getName(), bundle.name())));
    check = new ArrowCheck(Map.copyOf(owners));
  }

  @Test
  void thereAreBuiltClassesToLookAt() {
    assertTrue(BUNDLES.size() >= 16, () -> "only " + BUNDLES);
    assertTrue(check.ownerOf().size() >= 250, () -> "only " + check.ownerOf().size() + " classes");
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyBundleHasAPolicy(BuiltBundle bundle) {
    assertNotNull(POLICIES.get(bundle.name()), () -> "Say in BundlePolicy what " + bundle + " may see");
    assertEquals(bundle.folder().getFileName().toString(), bundle.name(), "folder and symbolic name");
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void classesUseOnlyWhatTheirBundleMaySee(BuiltBundle bundle) {
    assertNone(check.violations(POLICIES.get(bundle.name()), bundle.classes()));
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void manifestsRequireOnlyWhatTheirBundleMaySee(BuiltBundle bundle) {
    assertNone(ArrowCheck.violations(POLICIES.get(bundle.name()), bundle.manifest()));
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void requirementsStateTheirVersions(BuiltBundle bundle) {
    assertNone(bundle.manifest().requirementsWithoutVersion());
  }

  private static void assertNone(List<String> violations) {
    assertTrue(violations.isEmpty(), () -> String.join("\n", violations));
  }
}
