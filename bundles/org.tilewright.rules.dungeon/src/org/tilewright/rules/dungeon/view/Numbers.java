package org.tilewright.rules.dungeon.view;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes numbers for people: at most three decimals, none where there is no fraction. */
final class Numbers {

  private static final int DECIMALS = 3;

  private Numbers() {
  }

  static String text(double number) {
    if (!Double.isFinite(number)) {
      return Double.toString(number);
    }
    BigDecimal rounded = BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
    return rounded.signum() == 0 ? "0" : rounded.toPlainString();
  }

  /** With a sign also for gains. */
  static String signed(double number) {
    return number > 0 ? "+" + text(number) : text(number);
  }
}
