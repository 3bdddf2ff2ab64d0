package org.tilewright.app.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of help as text with styled parts, read from the plain HTML in which such pages are written: headings, paragraphs,
 * lists, tables, code and links. Tags that it does not know are left out, their content stays.
 *
 * @param text  the words, lines ended by line feeds
 * @param spans the styled parts in the order of their beginnings
 */
record PageText(String text, List<Span> spans) {

  /** How a part is shown. */
  enum Style { TITLE, HEADING, BOLD, ITALIC, CODE, LINK, DETAIL }

  /**
   * A styled part.
   *
   * @param start  offset of the first character
   * @param length number of characters
   * @param style  how it is shown
   * @param target where a link leads to; empty for all else
   */
  record Span(int start, int length, Style style, String target) {
    int end() {
      return start + length;
    }
  }

  /** Copies the list. */
  PageText {
    Objects.requireNonNull(text);
    spans = List.copyOf(spans);
  }

  /** Reads a page. */
  static PageText of(String html) {
    Reader reader = new Reader();
    Matcher body = BODY.matcher(html);
    Matcher piece = PIECE.matcher(body.find() ? body.group(1) : html);
    while (piece.find()) {
      if (piece.group(1) == null) {
        reader.words(piece.group());
      } else {
        reader.tag(piece.group(1).toLowerCase(Locale.ROOT), piece.group());
      }
    }
    return reader.page();
  }

  private static final Pattern BODY = Pattern.compile("<body[^>]*>(.*)</body>",
      Pattern.DOTALL | Pattern.CASE_INSENSITIVE);
  private static final Pattern PIECE = Pattern.compile("<(/?[a-zA-Z][a-zA-Z0-9]*)[^>]*>|<!--.*?-->|[^<]+|<",
      Pattern.DOTALL);
  private static final Pattern HREF = Pattern.compile("href=\"([^\"]*)\"");
  private static final Map<String, Style> INLINE = Map.of("b", Style.BOLD, "strong", Style.BOLD,
      "i", Style.ITALIC, "em", Style.ITALIC, "code", Style.CODE, "kbd", Style.CODE);

  /** Collects text and styles. */
  private static final class Reader {

    private record Open(String tag, int start, Style style, String target) {
    }

    private final StringBuilder text = new StringBuilder();
    private final List<Span> spans = new ArrayList<>();
    private final List<Open> open = new ArrayList<>();
    private boolean preformatted;
    private int cell;

    void words(String raw) {
      if (raw.startsWith("<!--")) {
        return;
      }
      String words = raw.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&nbsp;", "\u00a0")
          .replace("&amp;", "&");
      if (preformatted) {
        text.append(words);
        return;
      }
      String line = words.replaceAll("[ \t\r\n]+", " ");
      boolean fresh = text.isEmpty() || Character.isWhitespace(text.charAt(text.length() - 1));
      text.append(fresh ? line.stripLeading() : line);
    }

    void tag(String tag, String source) {
      switch (tag) {
        case "h1" -> begin(tag, 2, Style.TITLE);
        case "h2", "h3" -> begin(tag, 2, Style.HEADING);
        case "p", "ul", "ol", "table" -> breakLine(tag.equals("p") ? 2 : 1);
        case "pre" -> {
          breakLine(2);
          preformatted = true;
          push(tag, Style.CODE, "");
        }
        case "li" -> {
          breakLine(1);
          text.append(" •  ");
        }
        case "tr" -> {
          breakLine(1);
          cell = 0;
        }
        case "td", "th" -> beginCell(tag);
        case "br" -> breakLine(1);
        case "a" -> {
          Matcher href = HREF.matcher(source);
          push(tag, Style.LINK, href.find() ? href.group(1) : "");
        }
        case "/h1", "/h2", "/h3", "/pre", "/p", "/table", "/ul", "/ol" -> {
          end(tag.substring(1));
          preformatted &= !tag.equals("/pre");
          breakLine(tag.equals("/h1") || tag.equals("/h2") || tag.equals("/h3") ? 1 : 2);
        }
        default -> {
          if (tag.startsWith("/")) {
            end(tag.substring(1));
          } else if (INLINE.containsKey(tag)) {
            push(tag, INLINE.get(tag), "");
          }
        }
      }
    }

    /** The first cell of a row is what the others tell about. */
    private void beginCell(String tag) {
      cell++;
      if (cell > 1) {
        breakLine(1);
      }
      push(tag, cell > 1 ? Style.DETAIL : Style.BOLD, "");
    }

    private void begin(String tag, int lines, Style style) {
      breakLine(lines);
      push(tag, style, "");
    }

    private void push(String tag, Style style, String target) {
      open.add(new Open(tag, text.length(), style, target));
    }

    private void end(String tag) {
      for (int i = open.size() - 1; i >= 0; i--) {
        if (open.get(i).tag().equals(tag)) {
          Open one = open.remove(i);
          if (text.length() > one.start()) {
            spans.add(new Span(one.start(), text.length() - one.start(), one.style(), one.target()));
          }
          return;
        }
      }
    }

    /** Sees to it that the text ends with so many line feeds. */
    private void breakLine(int wanted) {
      while (!text.isEmpty() && text.charAt(text.length() - 1) == ' ') {
        text.setLength(text.length() - 1);
      }
      int there = 0;
      while (there < text.length() && text.charAt(text.length() - 1 - there) == '\n') {
        there++;
      }
      if (!text.isEmpty()) {
        text.append("\n".repeat(Math.max(0, wanted - there)));
      }
    }

    PageText page() {
      String all = text.toString();
      List<Span> inside = spans.stream().filter(span -> span.start() < all.length())
          .map(span -> new Span(span.start(), Math.min(span.end(), all.length()) - span.start(), span.style(), span.target()))
          .sorted(Comparator.comparingInt(Span::start).thenComparing(Comparator.comparingInt(Span::length).reversed()))
          .toList();
      return new PageText(all, inside);
    }
  }
}
