package org.tilewright.lang.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.tilewright.model.level.Element;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.RulesetLibrary;

/** Where lines begin in a file, and what its braces enclose, found in the syntax tree. */
final class Layout {

  /** What a pair of braces encloses. */
  enum Braces {
    /** Statements, each on a line of its own. */
    BODY,
    /** Entries that may share lines. */
    ENTRIES,
    /** A value. */
    VALUE
  }

  private static final Set<String> STATEMENTS = Set.of("about", "info", "config", "legend", "goal", "behaviour");
  private static final Set<String> SECTIONS = Set.of("info", "config", "legend");

  private final Set<Integer> elements = new HashSet<>();
  private final Set<Integer> statements = new HashSet<>();
  private final Set<Integer> entries = new HashSet<>();
  private final Map<Integer, Braces> braces = new HashMap<>();

  Layout(LevelFile file) {
    for (Element element : file.getElements()) {
      start(element, elements);
      switch (element) {
        case Level level -> {
          body(level);
          starts(level.getKinds(), statements);
          level.getKinds().forEach(this::kind);
          starts(level.getSources(), statements);
          starts(level.getLegend(), entries);
          starts(level.getConfig(), entries);
          starts(level.getInfo(), entries);
        }
        case RulesetLibrary library -> {
          body(library);
          starts(library.getKinds(), statements);
          library.getKinds().forEach(this::kind);
          starts(library.getLegend(), entries);
          starts(library.getConfigKeys(), entries);
        }
        default -> throw new IllegalArgumentException("Unknown element " + element.eClass().getName());
      }
    }
  }

  private void kind(Kind kind) {
    body(kind);
    starts(kind.getAttributes(), statements);
    starts(kind.getSettings(), statements);
  }

  private void starts(List<? extends EObject> objects, Set<Integer> offsets) {
    objects.forEach(object -> start(object, offsets));
  }

  private static void start(EObject object, Set<Integer> offsets) {
    INode node = NodeModelUtils.findActualNodeFor(object);
    if (node != null) {
      offsets.add(node.getOffset());
    }
  }

  /** The keywords and braces that are written directly in an element. */
  private void body(EObject element) {
    List<ILeafNode> own = new ArrayList<>();
    collectOwn(NodeModelUtils.findActualNodeFor(element), element, own);
    String last = "";
    Braces open = Braces.BODY;
    for (ILeafNode leaf : own) {
      String text = leaf.getGrammarElement() instanceof Keyword keyword ? keyword.getValue() : "";
      if (text.equals("{")) {
        open = SECTIONS.contains(last) ? Braces.ENTRIES : Braces.BODY;
        braces.put(leaf.getOffset(), open);
      } else if (text.equals("}")) {
        braces.put(leaf.getOffset(), open);
        open = Braces.BODY;
      } else if (STATEMENTS.contains(text)) {
        statements.add(leaf.getOffset());
      }
      last = text;
    }
  }

  /** Visible leaves that belong to no child of the element. */
  private static void collectOwn(ICompositeNode node, EObject element, List<ILeafNode> own) {
    for (INode child : node.getChildren()) {
      if (child instanceof ILeafNode leaf && !leaf.isHidden()) {
        own.add(leaf);
      } else if (child instanceof ICompositeNode composite && NodeModelUtils.findActualSemanticObjectFor(composite) == element) {
        collectOwn(composite, element, own);
      }
    }
  }

  /** Whether a level or library begins here. */
  boolean isElement(int offset) {
    return elements.contains(offset);
  }

  /** Whether something begins here that stands on a line of its own. */
  boolean isStatement(int offset) {
    return statements.contains(offset);
  }

  /** Whether an entry of a section begins here. */
  boolean isEntry(int offset) {
    return entries.contains(offset);
  }

  /** What the brace at an offset encloses. */
  Braces braces(int offset) {
    return braces.getOrDefault(offset, Braces.VALUE);
  }
}
