package org.tilewright.lang.incomplete;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;

/** What a text looks like while somebody is at work on it. */
final class Edits {

  /** What random edits put into a text. */
  private static final String PIECES = "{}()[]=:,+-.'\"\\^/*#@ \n\t\r0a_\uFEFF\u00e9\uD83D\uDE00";

  private final List<String> words;

  Edits(LevelLanguage language) {
    words = GrammarUtil.getAllKeywords(language.injector().getInstance(IGrammarAccess.class).getGrammar()).stream().sorted()
        .toList();
  }

  /**
   * A text in the middle of some work.
   *
   * @param name what was done to which text
   * @param text what is there now
   * @param at   where the caret is
   */
  record Variant(String name, String text, int at) {
  }

  /** The text up to every place. */
  Stream<Variant> prefixes(String name, String text) {
    return IntStream.rangeClosed(0, text.length())
        .mapToObj(at -> new Variant(name + ", up to " + at, text.substring(0, at), at));
  }

  /** The text without one of its tokens, with one of them twice, with two neighbours swapped, with a keyword in front of one. */
  Stream<Variant> tokens(String name, String text) {
    List<StyledRange> tokens = Styles.tokens(text, 0);
    return IntStream.range(0, tokens.size()).boxed().flatMap(i -> {
      int from = tokens.get(i).range().offset();
      int to = tokens.get(i).range().end();
      String token = text.substring(from, to);
      Stream<Variant> one = Stream.of(
          new Variant(name + ", without the token at " + from, text.substring(0, from) + text.substring(to), from),
          new Variant(name + ", twice the token at " + from, text.substring(0, to) + " " + token + text.substring(to), to));
      if (i + 1 == tokens.size()) {
        return one;
      }
      int next = tokens.get(i + 1).range().offset();
      int end = tokens.get(i + 1).range().end();
      String swapped = text.substring(0, from) + text.substring(next, end) + text.substring(to, next) + token + text.substring(end);
      Stream<Variant> swap = Stream.of(new Variant(name + ", tokens swapped at " + from, swapped, from));
      Stream<Variant> inserted = words.stream().map(word -> new Variant(name + ", " + word + " at " + from,
          text.substring(0, from) + word + " " + text.substring(from), from + word.length()));
      return Stream.of(one, swap, inserted).flatMap(s -> s);
    });
  }

  /** Some random edits of a text, one upon the other. */
  Variant random(String name, String text, long seed) {
    Random random = new Random(seed);
    StringBuilder out = new StringBuilder(text);
    int at = 0;
    for (int edits = 1 + random.nextInt(6); edits > 0; edits--) {
      at = random.nextInt(out.length() + 1);
      int to = Math.min(out.length(), at + (random.nextInt(4) == 0 ? random.nextInt(60) : random.nextInt(6)));
      switch (random.nextInt(5)) {
        case 0 -> out.delete(at, to);
        case 1 -> out.insert(at, words.get(random.nextInt(words.size())) + " ");
        case 2 -> out.insert(at, PIECES.charAt(random.nextInt(PIECES.length())));
        case 3 -> out.insert(at, out.substring(at, to));
        default -> {
          String moved = out.substring(at, to);
          out.delete(at, to);
          out.insert(random.nextInt(out.length() + 1), moved);
        }
      }
      at = Math.min(at, out.length());
    }
    return new Variant(name + ", random edits of seed " + seed, out.toString(), at);
  }
}
