package org.tilewright.lang.validation;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names that could have been meant. */
public final class Similar {

  private static final int MAX_SUGGESTIONS = 3;
  private static final int MAX_LENGTH = 100;

  private Similar() {
  }

  /** The most similar candidates, best first; none when nothing comes close. */
  public static List<String> to(String name, Collection<String> candidates) {
    if (name.length() > MAX_LENGTH) {
      return List.of();
    }
    String wanted = normal(name);
    int limit = Math.max(1, wanted.length() / 3);
    record Scored(String name, int distance) {
    }
    return candidates.stream().distinct().filter(c -> c.length() <= MAX_LENGTH && c.length() >= wanted.length() - limit)
        .map(c -> new Scored(c, limited(wanted, normal(c), limit)))
        .filter(s -> s.distance <= limit).sorted(Comparator.comparingInt(Scored::distance)).limit(MAX_SUGGESTIONS)
        .map(Scored::name).toList();
  }

  /** Suggestions as part of a sentence: {@code 'a', 'b' or 'c'}. @param names at least one */
  public static String sentence(List<String> names) {
    List<String> quoted = names.stream().map(n -> "'" + n + "'").toList();
    return quoted.size() == 1 ? quoted.getFirst()
        : quoted.stream().limit(quoted.size() - 1L).collect(Collectors.joining(", ")) + " or " + quoted.getLast();
  }

  private static String normal(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** The distance, or more than the limit when the lengths alone differ by that. */
  private static int limited(String a, String b, int limit) {
    return Math.abs(a.length() - b.length()) > limit ? limit + 1 : distance(a, b);
  }

  /** Number of insertions, deletions, replacements and swaps of neighbours that turn one string into the other. */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + cost);
        if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
