package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What somebody carries, in the order in which it was acquired; immutable. */
public record Inventory(List<Item> items) {

  /** Nothing. */
  public static final Inventory EMPTY = new Inventory(List.of());

  /** Copies the list. */
  public Inventory {
    items = List.copyOf(items);
  }

  /** The same with one more item. */
  public Inventory with(Item item) {
    List<Item> more = new ArrayList<>(items.size() + 1);
    more.addAll(items);
    more.add(item);
    return new Inventory(more);
  }

  /** The same without the item of that number. */
  public Inventory without(int id) {
    return new Inventory(items.stream().filter(item -> item.id() != id).toList());
  }

  /** The same with every item replaced by what {@code change} makes of it. */
  public Inventory map(UnaryOperator<Item> change) {
    return new Inventory(items.stream().map(change).toList());
  }

  /** The item of that number, if it is there. */
  public Optional<Item> find(int id) {
    return items.stream().filter(item -> item.id() == id).findFirst();
  }

  /** The first item with the behaviour, if there is one. */
  public Optional<Item> first(Class<? extends Behaviour> word) {
    for (Item item : items) {
      if (item.kind().has(word)) {
        return Optional.of(item);
      }
    }
    return Optional.empty();
  }

  /** The first item that is of the kind of that name or extends it, if there is one. */
  public Optional<Item> first(String kind) {
    return items.stream().filter(item -> item.kind().is(kind)).findFirst();
  }

  /** Whether there is an item with the behaviour. */
  public boolean has(Class<? extends Behaviour> word) {
    return first(word).isPresent();
  }

  /** Number of items with the behaviour. */
  public int count(Class<? extends Behaviour> word) {
    int count = 0;
    for (Item item : items) {
      if (item.kind().has(word)) {
        count++;
      }
    }
    return count;
  }

  long hash() {
    long hash = 7;
    for (Item item : items) {
      hash = Hashes.mix(hash, item.hash());
    }
    return hash;
  }
}
