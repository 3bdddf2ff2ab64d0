package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tilewright.engine.level.Value;

/**
 * In which order the entities of a file have their fields.
 *
 * <p>Files are regular: nearly always one order of type and coordinates with the other fields behind it in alphabetical
 * order. Written down are that order, when it is not {@code type x y}; another order for a set of fields; and, for single
 * entities that differ from others with the same fields, their numbers in the file.
 */
final class FieldOrder {

  private static final List<String> USUAL = List.of(EntityFields.TYPE, EntityFields.X, EntityFields.Y);
  private static final String NAME = "[A-Za-z0-9_.-]+";
  private static final String FIELDS = "fields";
  private static final String AT = "at";

  private final List<String> base;
  private final Map<Set<String>, List<String>> bySet;
  private final Map<Integer, List<String>> byRank;

  private FieldOrder(List<String> base, Map<Set<String>, List<String>> bySet, Map<Integer, List<String>> byRank) {
    this.base = base;
    this.bySet = bySet;
    this.byRank = byRank;
  }

  /** The order that nothing needs to be said about. */
  static FieldOrder usual() {
    return new FieldOrder(USUAL, Map.of(), Map.of());
  }

  /** The orders found in a file. @param entities the field names of every entity, in the order of the file */
  static FieldOrder of(List<List<String>> entities) {
    List<String> base = mostFrequent(entities.stream().map(names -> names.stream().filter(USUAL::contains).toList()).toList());
    FieldOrder order = new FieldOrder(base.size() == USUAL.size() ? base : USUAL, new LinkedHashMap<>(), new LinkedHashMap<>());
    Map<Set<String>, List<List<String>>> bySet = new LinkedHashMap<>();
    entities.forEach(names -> bySet.computeIfAbsent(Set.copyOf(names), set -> new ArrayList<>()).add(names));
    bySet.forEach((set, orders) -> {
      List<String> frequent = mostFrequent(orders);
      if (!frequent.equals(order.derived(set))) {
        order.bySet.put(set, frequent);
      }
    });
    for (int rank = 0; rank < entities.size(); rank++) {
      List<String> names = entities.get(rank);
      if (!names.equals(order.forSet(Set.copyOf(names)))) {
        order.byRank.put(rank, names);
      }
    }
    return order;
  }

  private static List<String> mostFrequent(List<List<String>> orders) {
    Map<List<String>, Integer> counts = new LinkedHashMap<>();
    orders.forEach(order -> counts.merge(order, 1, Integer::sum));
    return counts.entrySet().stream().max(Comparator.comparingInt(Map.Entry::getValue)).map(Map.Entry::getKey).orElse(USUAL);
  }

  private List<String> derived(Set<String> names) {
    List<String> order = new ArrayList<>(base);
    order.retainAll(names);
    Set<String> others = new TreeSet<>(names);
    base.forEach(others::remove);
    order.addAll(others);
    return order;
  }

  private List<String> forSet(Set<String> names) {
    List<String> known = bySet.get(names);
    return known != null ? known : derived(names);
  }

  /**
   * The field names of an entity in the file's order.
   *
   * @param names the names
   * @param rank  number of the entity in the file, counted from 0; negative for one that is not from the file
   */
  List<String> arrange(Set<String> names, int rank) {
    List<String> own = byRank.get(rank);
    return own != null && own.size() == names.size() && names.containsAll(own) ? own : forSet(names);
  }

  /** The notes to keep; empty when all is usual. */
  Optional<Value> encode() {
    List<Value> notes = new ArrayList<>();
    if (!base.equals(USUAL)) {
      notes.add(names(base));
    }
    bySet.values().forEach(order -> notes.add(names(order)));
    Map<List<String>, List<Integer>> exceptions = new LinkedHashMap<>();
    byRank.forEach((rank, order) -> exceptions.computeIfAbsent(order, o -> new ArrayList<>()).add(rank));
    exceptions.forEach((order, ranks) -> {
      Map<String, Value> exception = new LinkedHashMap<>();
      exception.put(FIELDS, names(order));
      exception.put(AT, Value.of(NumberRuns.format(ranks)));
      notes.add(new Value.RecordOf(exception));
    });
    return notes.isEmpty() ? Optional.empty() : Optional.of(notes.size() == 1 && notes.getFirst() instanceof Value.Text one
        ? one : new Value.ListOf(notes));
  }

  /** Reads the notes; what is not understood is left out. */
  static FieldOrder decode(Value notes) {
    List<Value> items = notes instanceof Value.ListOf list ? list.items() : List.of(notes);
    List<String> base = USUAL;
    Map<Set<String>, List<String>> bySet = new LinkedHashMap<>();
    Map<Integer, List<String>> byRank = new HashMap<>();
    for (Value item : items) {
      if (item instanceof Value.RecordOf exception && exception.fields().get(FIELDS) != null
          && exception.fields().get(AT) instanceof Value.Text at) {
        List<String> order = parse(exception.fields().get(FIELDS));
        NumberRuns.parse(at.text()).forEach(rank -> byRank.put(rank, order));
      } else {
        List<String> order = parse(item);
        if (order.size() == USUAL.size() && order.containsAll(USUAL) && base.equals(USUAL)) {
          base = order;
        } else {
          bySet.put(Set.copyOf(order), order);
        }
      }
    }
    return new FieldOrder(base, bySet, byRank);
  }

  private static Value names(List<String> names) {
    return names.stream().allMatch(name -> name.matches(NAME)) ? Value.of(String.join(" ", names))
        : new Value.ListOf(names.stream().<Value>map(Value::of).toList());
  }

  private static List<String> parse(Value names) {
    List<String> found = names instanceof Value.Text text ? List.of(text.text().trim().split("\\s+")) : ForeignValues.texts(names);
    return found.stream().distinct().toList();
  }
}
