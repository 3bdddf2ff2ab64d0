package org.tilewright.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is held inside each bundle, on the classes that people wrote. */
class BundleInsideTest {

  private static final List<BuiltBundle> BUNDLES = BuiltBundle.all();

  static List<BuiltBundle> bundles() {
    return BUNDLES;
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void packagesDoNotFormCycles(BuiltBundle bundle) {
    slices().matching("org.tilewright.(**)").should().beFreeOfCycles().allowEmptyShould(true)
        .check(bundle.handwritten());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noPackageIsADrawerForOddsAndEnds(BuiltBundle bundle) {
    noClasses().should()
        .resideInAnyPackage("..util..", "..utils..", "..helper..", "..helpers..", "..manager..", "..managers..",
            "..misc..")
        .allowEmptyShould(true).because("a package is named after what its classes are about")
        .check(bundle.handwritten());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noStateIsStatic(BuiltBundle bundle) {
    InsideRules.noStaticState().allowEmptyShould(true).check(bundle.handwritten());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyClassLivesBelowThePackageOfItsBundle(BuiltBundle bundle) {
    noClasses().should().resideOutsideOfPackage(bundle.name() + "..").allowEmptyShould(true).check(bundle.classes());
  }
}
