package org.tilewright.formats.json;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** A JSON file: its value, and where each part of it stands. */
public final class JsonDocument {

  private final JsonValue root;
  private final Map<JsonValue, Long> positions;
  private final List<JsonDeviation> deviations;

  JsonDocument(JsonValue root, Map<JsonValue, Long> positions, List<JsonDeviation> deviations) {
    this.root = root;
    this.positions = new IdentityHashMap<>(positions);
    this.deviations = List.copyOf(deviations);
  }

  /** Where the file is not quite JSON, in its order; none when it was read strictly. */
  public List<JsonDeviation> deviations() {
    return deviations;
  }

  /** The value of the whole file. */
  public JsonValue root() {
    return root;
  }

  /** Line, counted from 1, on which {@code part} begins; 1 for values that are not of this document. */
  public int lineOf(JsonValue part) {
    return (int) (positions.getOrDefault(part, 1L << 32) >> 32);
  }

  /** Column, counted in UTF-16 units from 1, at which {@code part} begins; 0 for values that are not of this document. */
  public int columnOf(JsonValue part) {
    return (int) (positions.getOrDefault(part, 0L) & 0xffff_ffffL);
  }
}
