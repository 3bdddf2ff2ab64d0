package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.structure.OutlineNode;

/** The outline of a document in the words of the protocol. */
final class Symbols {

  private final Document document;

  Symbols(Document document) {
    this.document = document;
  }

  /** A line of the outline with all below it. */
  DocumentSymbol tree(OutlineNode node) {
    DocumentSymbol symbol = new DocumentSymbol(name(node), kind(node), document.positions().range(node.range()),
        document.positions().range(selection(node)), node.detail());
    symbol.setChildren(node.children().stream().map(this::tree).toList());
    return symbol;
  }

  /** All lines of an outline, one after the other, for clients that know no trees. */
  List<SymbolInformation> list(List<OutlineNode> nodes) {
    List<SymbolInformation> all = new ArrayList<>();
    nodes.forEach(node -> add(node, "", all));
    return all;
  }

  private void add(OutlineNode node, String container, List<SymbolInformation> all) {
    all.add(new SymbolInformation(name(node), kind(node), new Location(document.uri(), document.positions().range(node.range())),
        container));
    node.children().forEach(child -> add(child, name(node), all));
  }

  /** What others can look for by name: levels, libraries and kinds. */
  List<SymbolInformation> named(List<OutlineNode> nodes) {
    return list(nodes).stream().filter(symbol -> symbol.getKind() == SymbolKind.Module || symbol.getKind() == SymbolKind.Class)
        .toList();
  }

  /** Whether the letters of a query come in a name, in their order. */
  static boolean matches(String name, String query) {
    String lower = name.toLowerCase(Locale.ROOT);
    int at = 0;
    for (char wanted : query.toLowerCase(Locale.ROOT).toCharArray()) {
      at = lower.indexOf(wanted, at) + 1;
      if (at == 0) {
        return false;
      }
    }
    return true;
  }

  /** Clients refuse symbols without a name. */
  private static String name(OutlineNode node) {
    return node.label().isBlank() ? "(no name)" : node.label();
  }

  /** Clients refuse a selection that is not within the range. */
  private static TextRange selection(OutlineNode node) {
    int start = Math.clamp(node.selection().offset(), node.range().offset(), node.range().end());
    return new TextRange(start, Math.clamp(node.selection().end(), start, node.range().end()) - start);
  }

  private static SymbolKind kind(OutlineNode node) {
    return switch (node.sort()) {
      case LEVEL, RULESET -> SymbolKind.Module;
      case INFO, CONFIG, LEGEND -> SymbolKind.Namespace;
      case SETTING, ATTRIBUTE -> SymbolKind.Property;
      case KIND -> SymbolKind.Class;
      case SYMBOL -> SymbolKind.Key;
      case MAP -> SymbolKind.Array;
      case PLACEMENT -> SymbolKind.Object;
      case GOAL -> SymbolKind.Event;
    };
  }
}
