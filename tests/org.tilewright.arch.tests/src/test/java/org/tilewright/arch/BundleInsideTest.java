package org.tilewright.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is held inside each bundle, on the classes that people wrote. */
class BundleInsideTest {

  /** Names that are not ours to choose: the course's tests ask for them. */
  private static final String GIVEN_PACKAGE = "dungeonmania..";
  private static final String GIVEN_TO = "org.tilewright.course";

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
    noClasses().that().resideOutsideOfPackage(GIVEN_PACKAGE).should()
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
    String given = bundle.name().equals(GIVEN_TO) ? GIVEN_PACKAGE : bundle.name() + "..";
    noClasses().should().resideOutsideOfPackages(bundle.name() + "..", given).allowEmptyShould(true)
        .check(bundle.classes());
  }
}
