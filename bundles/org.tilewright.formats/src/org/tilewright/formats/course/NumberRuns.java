package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ascending numbers as short text: {@code 0-3 7 9-12}. */
final class NumberRuns {

  private static final Pattern RUN = Pattern.compile("(\\d{1,8})(?:-(\\d{1,8}))?");

  private NumberRuns() {
  }

  /** The text for numbers in ascending order. */
  static String format(List<Integer> numbers) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < numbers.size();) {
      int last = i;
      while (last + 1 < numbers.size() && numbers.get(last + 1) == numbers.get(last) + 1) {
        last++;
      }
      out.append(out.isEmpty() ? "" : " ").append(numbers.get(i));
      if (last > i) {
        out.append('-').append(numbers.get(last));
      }
      i = last + 1;
    }
    return out.toString();
  }

  /** The numbers of a text; what is no run is left out. */
  static List<Integer> parse(String text) {
    List<Integer> numbers = new ArrayList<>();
    Matcher matcher = RUN.matcher(text);
    while (matcher.find()) {
      int first = Integer.parseInt(matcher.group(1));
      int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
      for (int number = first; number <= last; number++) {
        numbers.add(number);
      }
    }
    return numbers;
  }
}
