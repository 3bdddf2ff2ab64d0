package org.tilewright.lang.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.RulesetLibrary;

/** What a kind inherits and which kinds a place of a file can name. Safe for kinds that extend each other in a circle. */
public final class Kinds {

  private Kinds() {
  }

  /** The kind, then what it extends, nearest first; ends before a kind would come twice or cannot be found. */
  public static SequencedSet<Kind> lineage(Kind kind) {
    SequencedSet<Kind> lineage = new LinkedHashSet<>();
    Kind next = kind;
    while (next != null && !next.eIsProxy() && lineage.add(next)) {
      next = next.getBase();
    }
    return lineage;
  }

  /** The attributes that entities of the kind have, by name, inherited ones first; the nearest declaration counts. */
  public static Map<String, AttributeDeclaration> attributes(Kind kind) {
    Map<String, AttributeDeclaration> attributes = new LinkedHashMap<>();
    for (Kind ancestor : lineage(kind).reversed()) {
      for (AttributeDeclaration attribute : ancestor.getAttributes()) {
        if (attribute.getName() != null) {
          attributes.put(attribute.getName(), attribute);
        }
      }
    }
    return attributes;
  }

  /** Every kind that can be named at {@code context}, by name; a level's own kinds hide those of its game. */
  public static Map<String, Kind> visible(EObject context) {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    library(context).ifPresent(library -> putAll(kinds, library.getKinds()));
    Level level = EcoreUtil2.getContainerOfType(context, Level.class);
    putAll(kinds, level == null ? Collections.emptyList() : level.getKinds());
    return kinds;
  }

  private static void putAll(Map<String, Kind> kinds, List<Kind> added) {
    for (Kind kind : added) {
      if (kind.getName() != null) {
        kinds.put(kind.getName(), kind);
      }
    }
  }

  /** The vocabulary that applies at {@code context}: the library around it, or the one that the level around it uses. */
  public static Optional<RulesetLibrary> library(EObject context) {
    for (EObject at = context; at != null; at = at.eContainer()) {
      if (at instanceof RulesetLibrary library) {
        return Optional.of(library);
      }
      if (at instanceof Level level) {
        RulesetLibrary library = level.getRuleset();
        return library == null || library.eIsProxy() ? Optional.empty() : Optional.of(library);
      }
    }
    return Optional.empty();
  }

  /** The names of kinds, in their order. */
  public static List<String> names(Iterable<Kind> kinds) {
    List<String> names = new ArrayList<>();
    kinds.forEach(kind -> names.add(kind.getName()));
    return names;
  }
}
