package org.tilewright.render;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What drawing a sprite would take, estimated from its text before anything is drawn: how many elements are drawn when all
 * references are followed, how deep, how many dashes, how far effects reach. Belongs to one sprite.
 */
final class SpriteCensus {

  /** Elements in the file, and elements drawn when references are followed; effects count many times. */
  static final int MOST_ELEMENTS = 5_000;
  static final int DEEPEST = 64;
  /** Beyond this, numbers are no places in a picture of 32 units. */
  static final double LARGEST_NUMBER = 100_000;
  static final double WIDEST_EFFECT = 64;
  static final double MOST_DASHES = 20_000;

  /** What costs time or memory out of proportion to its text. */
  private static final Set<String> REFUSED =
      Set.of("image", "pattern", "marker", "foreignObject", "script", "feImage", "feTurbulence", "animate");
  private static final Set<String> GRADIENTS = Set.of("linearGradient", "radialGradient");
  private static final Set<String> EFFECTS = Set.of("mask", "clipPath", "filter", "text");
  private static final int COST_OF_EFFECT = 100;
  /** Up to this cost a sprite without effects and dashes is drawn without a trial. */
  private static final int PLAIN = 500;
  private static final Pattern NUMBER = Pattern.compile("(?<![#\\w.])[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?"
      + "|(?<=[a-zA-Z])[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?|(?<=\\d)(?:[+-]\\d*\\.?\\d+|\\.\\d+)");
  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{3,8}\\b");
  private static final Pattern REFERENCE = Pattern.compile("url\\(\\s*['\"]?#([^'\")\\s]+)");
  private static final Pattern DASHES = Pattern.compile("stroke-dasharray\\s*:([^;}]*)");
  private static final Set<String> WIDTHS_OF_EFFECTS = Set.of("stdDeviation", "radius", "order", "scale");
  private static final Set<String> NO_NUMBERS =
      Set.of("id", "class", "href", "fill", "stroke", "color", "stop-color", "version", "font-family", "lang");

  private final Map<String, Node> byId = new HashMap<>();
  private final List<String> sheetReferences = new ArrayList<>();
  private int elements;
  private double sumOfNumbers;
  private double shortestDash = Double.POSITIVE_INFINITY;
  private boolean effects;

  private SpriteCensus() {
  }

  /** An element, with what it contains and refers to. */
  private static final class Node {
    private final String name;
    private final List<Node> children = new ArrayList<>();
    private final List<String> references = new ArrayList<>();
    private long cost;
    private int height;
    private boolean entered;

    Node(String name) {
      this.name = name;
    }
  }

  /** Why a sprite is not drawn, as the end of a sentence that begins with its file. */
  private static final class TooMuch extends Exception {
    private static final long serialVersionUID = 1L;

    TooMuch(String reason) {
      super(reason);
    }
  }

  /**
   * The result for one sprite.
   *
   * @param refusal why it should not be drawn at all, as a phrase such as "it has more than 5000 elements"
   * @param plain   whether it is so simple that drawing it takes no time worth mentioning
   */
  record Result(Optional<String> refusal, boolean plain) {
  }

  /** Looks through the text of a sprite. @param xml a factory that reads no other files */
  static Result of(String svg, XMLInputFactory xml) {
    SpriteCensus census = new SpriteCensus();
    try {
      Node root = census.read(xml.createXMLStreamReader(new StringReader(svg)));
      census.follow(root);
      boolean plain = root.cost <= PLAIN && !census.effects && Double.isInfinite(census.shortestDash);
      return new Result(Optional.empty(), plain);
    } catch (TooMuch e) {
      return new Result(Optional.of(e.getMessage()), false);
    } catch (XMLStreamException e) {
      return new Result(Optional.of("it is no well-formed XML"), false);
    }
  }

  private Node read(XMLStreamReader in) throws XMLStreamException, TooMuch {
    Node document = new Node("");
    Deque<Node> open = new ArrayDeque<>(List.of(document));
    while (in.hasNext()) {
      switch (in.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          Node node = element(in);
          open.peek().children.add(node);
          open.push(node);
          require(open.size() <= DEEPEST, "its elements are nested more than " + DEEPEST + " deep");
        }
        case XMLStreamConstants.END_ELEMENT -> open.pop();
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
          if (open.peek().name.equals("style")) {
            sheet(in.getText());
          }
        }
        default -> {
          // comments and the like are not drawn
        }
      }
    }
    return document;
  }

  private Node element(XMLStreamReader in) throws TooMuch {
    Node node = new Node(in.getLocalName());
    require(++elements <= MOST_ELEMENTS, "it has more than " + MOST_ELEMENTS + " elements");
    require(!REFUSED.contains(node.name), "a sprite may not contain <" + node.name + ">");
    boolean effect = EFFECTS.contains(node.name) || node.name.startsWith("fe");
    effects |= effect;
    node.cost = effect ? COST_OF_EFFECT : 1;
    for (int i = 0; i < in.getAttributeCount(); i++) {
      String name = in.getAttributeLocalName(i);
      String value = in.getAttributeValue(i);
      boolean own = in.getAttributeNamespace(i) == null || in.getAttributeNamespace(i).isEmpty();
      if (name.equals("id")) {
        byId.putIfAbsent(value, node);
      } else if (name.equals("href") && value.strip().startsWith("#")) {
        node.references.add(value.strip().substring(1));
      } else if (own && !name.startsWith("data-")) {
        attribute(node, name, value);
      }
    }
    return node;
  }

  private void attribute(Node node, String name, String value) throws TooMuch {
    for (Matcher m = REFERENCE.matcher(value); m.find();) {
      node.references.add(m.group(1));
    }
    if (name.equals("stroke-dasharray")) {
      dashes(value);
    } else if (name.equals("style")) {
      style(value);
    } else if (!NO_NUMBERS.contains(name)) {
      for (double number : numbers(value)) {
        require(number <= LARGEST_NUMBER, "the " + name + " of its <" + node.name + "> has a number beyond 100,000");
        require(number <= WIDEST_EFFECT || !WIDTHS_OF_EFFECTS.contains(name),
            "the " + name + " of its <" + node.name + "> is more than 64");
        sumOfNumbers += number;
      }
    }
  }

  private void style(String text) throws TooMuch {
    for (Matcher m = DASHES.matcher(text); m.find();) {
      dashes(m.group(1));
    }
    for (double number : numbers(text)) {
      require(number <= LARGEST_NUMBER, "a style has a number beyond 100,000");
    }
  }

  private void sheet(String text) throws TooMuch {
    style(text);
    for (Matcher m = REFERENCE.matcher(text); m.find();) {
      sheetReferences.add(m.group(1));
    }
  }

  private void dashes(String value) {
    double sum = numbers(value).stream().mapToDouble(Double::doubleValue).sum();
    if (sum > 0) {
      shortestDash = Math.min(shortestDash, sum);
    }
  }

  /** The numbers of an attribute, without their signs. */
  private static List<Double> numbers(String value) {
    List<Double> numbers = new ArrayList<>();
    for (Matcher m = NUMBER.matcher(COLOUR.matcher(value).replaceAll("")); m.find();) {
      numbers.add(Math.abs(Double.parseDouble(m.group())));
    }
    return numbers;
  }

  private void follow(Node document) throws TooMuch {
    visit(document);
    for (String id : sheetReferences) {
      Node target = byId.get(id);
      require(target == null || GRADIENTS.contains(target.name), "its style sheet refers to a <"
          + (target == null ? "" : target.name) + ">");
    }
    require(document.cost <= MOST_ELEMENTS, "more than " + MOST_ELEMENTS + " elements would have to be drawn");
    double dashes = 8 * sumOfNumbers * Math.max(1, document.cost / (double) elements) / shortestDash;
    require(dashes <= MOST_DASHES, "its lines would have more than 20,000 dashes");
  }

  /** Sums up what a node draws; each only once, so that the time is that of the file's length. */
  private void visit(Node node) throws TooMuch {
    if (node.height > 0) {
      return;
    }
    require(!node.entered, "an element of it refers to itself");
    node.entered = true;
    int below = 0;
    List<Node> parts = new ArrayList<>(node.children);
    for (String id : node.references) {
      if (byId.containsKey(id)) {
        parts.add(byId.get(id));
      }
    }
    for (Node part : parts) {
      visit(part);
      node.cost = Math.min(Integer.MAX_VALUE, node.cost + part.cost);
      below = Math.max(below, part.height);
    }
    node.height = below + 1;
    require(node.height <= 2 * DEEPEST, "its references are nested more than " + 2 * DEEPEST + " deep");
  }

  private static void require(boolean holds, String otherwise) throws TooMuch {
    if (!holds) {
      throw new TooMuch(otherwise);
    }
  }
}
