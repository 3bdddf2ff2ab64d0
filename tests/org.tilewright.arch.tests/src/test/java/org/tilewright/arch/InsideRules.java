package org.tilewright.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;

/** Rules on the code of a single bundle. */
final class InsideRules {

  private InsideRules() {
  }

  /** Static fields are constants. Those that the compiler adds, such as tables for switches, do not count. */
  static ArchRule noStaticState() {
    var writtenByHand = DescribedPredicate.describe("are in the source",
        (JavaField field) -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));
    return noFields().that(writtenByHand).and().areNotFinal().should().beStatic()
        .because("state that everybody shares cannot be tested, nor be there twice");
  }
}
