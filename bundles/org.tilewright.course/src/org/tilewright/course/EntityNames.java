package org.tilewright.course;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The names of a game's things in responses, and back. A thing is named when it is first seen, so that a game which is
 * played again in the same way gives the same names.
 */
final class EntityNames {

  /** A thing: after a travel through time, a number can come to mean something else. */
  private record Thing(int number, String type) {
  }

  private record Named(String type, String name) {
  }

  private final IdPolicy policy;
  private final Map<Thing, String> names = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  /** By number, what was named last: a look-up that nearly always succeeds and builds no key. */
  private Named[] latest = new Named[16];
  private final Map<String, Integer> counts = new HashMap<>();

  EntityNames(IdPolicy policy) {
    this.policy = policy;
  }

  IdPolicy policy() {
    return policy;
  }

  /** The name of a thing, which is named now if it has none yet. */
  String name(int number, String type) {
    if (number < latest.length && latest[number] != null && latest[number].type().equals(type)) {
      return latest[number].name();
    }
    String name = names.computeIfAbsent(new Thing(number, type), thing -> newName(number, type));
    numbers.put(name, number);
    if (number >= latest.length) {
      latest = Arrays.copyOf(latest, Math.max(number + 1, latest.length * 2));
    }
    latest[number] = new Named(type, name);
    return name;
  }

  private String newName(int number, String type) {
    int earlier = counts.merge(type, 1, Integer::sum) - 1;
    String name = policy.name(number, type, earlier);
    // the types 'a' and 'a1' can lead to one name
    return numbers.containsKey(name) && numbers.get(name) != number ? name + "-" + number : name;
  }

  /** The number of the thing of that name, if there has been one. */
  OptionalInt number(String name) {
    Integer number = numbers.get(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
