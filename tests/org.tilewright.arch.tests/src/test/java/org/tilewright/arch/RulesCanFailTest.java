package org.tilewright.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;

/** A rule that cannot fail holds nothing: each is shown an offender here. */
class RulesCanFailTest {

  private static final BundlePolicy ENGINE = BundlePolicy.all().get("org.tilewright.engine");
  private static final BundlePolicy PLAY = BundlePolicy.all().get("org.tilewright.ui.play");

  /** Stands for a class of the engine that draws, and for one that another bundle must not use. */
  static class Offender {
    static int count;
    java.awt.Color colour;
  }

  static class User {
    Offender[][] offenders;
  }

  @Test
  void aClassThatUsesAForeignPackageIsFound() {
    var classes = new ClassFileImporter().importClasses(Offender.class);
    List<String> violations = new ArrowCheck(Map.of(Offender.class.getName(), ENGINE.name()))
        .violations(ENGINE, classes);
    assertTrue(violations.stream().anyMatch(line -> line.contains("java.awt.Color")), violations::toString);
  }

  @Test
  void aClassThatUsesABundleAgainstTheArrowsIsFound() {
    var classes = new ClassFileImporter().importClasses(User.class);
    var check = new ArrowCheck(
        Map.of(User.class.getName(), PLAY.name(), Offender.class.getName(), "org.tilewright.ui.map"));
    List<String> violations = check.violations(PLAY, classes);
    assertTrue(violations.stream().anyMatch(line -> line.contains("Offender")), violations::toString);
  }

  @Test
  void aManifestThatRequiresAForbiddenBundleIsFound() throws IOException {
    var manifest = manifest("""
        Manifest-Version: 1.0
        Bundle-SymbolicName: org.tilewright.engine;singleton:=true
        Require-Bundle: org.eclipse.swt;bundle-version="[3.1.0,4.0.0)",
         org.tilewright.lang
        Import-Package: org.eclipse.emf.ecore
        """);
    assertEquals(List.of("org.tilewright.engine must not require bundle org.eclipse.swt",
        "org.tilewright.engine must not require bundle org.tilewright.lang",
        "org.tilewright.engine must not import package org.eclipse.emf.ecore"),
        ArrowCheck.violations(ENGINE, manifest));
    assertEquals(List.of("org.tilewright.lang"), manifest.requirementsWithoutVersion());
  }

  @Test
  void nothingBelowTheUserInterfaceMayRequireWindows() {
    BundlePolicy.all().values().stream()
        .filter(policy -> !policy.name().startsWith("org.tilewright.ui.") && !policy.name().endsWith(".app"))
        .forEach(policy -> List.of("org.eclipse.swt", "org.eclipse.jface", "org.eclipse.ui", "org.eclipse.ui.ide")
            .forEach(windows -> assertTrue(!policy.allowsBundle(windows), policy.name() + " -> " + windows)));
  }

  @Test
  void aStaticFieldThatIsNotFinalIsFound() {
    var classes = new ClassFileImporter().importClasses(Offender.class);
    assertThrows(AssertionError.class, () -> InsideRules.noStaticState().check(classes));
  }

  private static BundleManifest manifest(String text) throws IOException {
    return new BundleManifest(new Manifest(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
  }
}
