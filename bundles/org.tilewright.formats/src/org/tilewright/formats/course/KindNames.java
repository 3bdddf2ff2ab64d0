package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.Identifiers;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.lang.print.KindDraft;

/**
 * Kinds for the types of a dungeon file.
 *
 * <p>A type of the library is its kind. For any other type the level declares a kind of its own: it extends the kind with
 * the longest name that the type begins with (section 4.1: "a string that starts with one of the following prefixes"), or
 * the library's kind {@value #UNKNOWN}.
 */
final class KindNames {

  /** Kind of the library for what nobody knows. */
  static final String UNKNOWN = "unknown";

  private final Vocabulary vocabulary;
  private final Map<String, Assigned> byType = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final List<KindDraft> drafts = new ArrayList<>();

  KindNames(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * A kind for a type.
   *
   * @param kind name in the level
   * @param base the kind of the library that it is or extends
   */
  record Assigned(String kind, String base) {
    boolean isOfLibrary() {
      return kind.equals(base);
    }
  }

  /** Whether the type has been asked for before. */
  boolean knows(String type) {
    return byType.containsKey(type);
  }

  /** The kind for a type, the same one every time. */
  Assigned of(String type) {
    return byType.computeIfAbsent(type, this::assign);
  }

  /** The kinds that the level must declare, in the order in which they were asked for. */
  List<KindDraft> drafts() {
    return drafts;
  }

  private Assigned assign(String type) {
    if (vocabulary.isPlaceable(type) && !type.equals(UNKNOWN)) {
      return new Assigned(type, type);
    }
    String base = vocabulary.placeableKinds().stream().filter(kind -> !kind.equals(UNKNOWN) && type.startsWith(kind))
        .max(Comparator.comparingInt(String::length)).orElse(UNKNOWN);
    String name = freeName(Identifiers.of(type, "entity"));
    Value original = ForeignValues.encode(new JsonString(type));
    drafts.add(new KindDraft(name, Optional.of(base), name.equals(type) ? Optional.empty() : Optional.of(type),
        new Attributes(Map.of(EntityFields.EXTRA, new Value.RecordOf(Map.of(EntityFields.NOTE + EntityFields.TYPE, original))))));
    return new Assigned(name, base);
  }

  private String freeName(String wanted) {
    String name = wanted;
    for (int i = 2; vocabulary.hasKind(name) || !taken.add(name); i++) {
      name = wanted + "_" + i;
    }
    return name;
  }
}
