package org.tilewright.rules.dungeon.core;

import java.util.Objects;
import org.tilewright.engine.board.Piece;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;

/** Something in a dungeon: an immutable value. No record only because it remembers its hash. */
public final class Entity implements Piece {

  private final int id;
  private final Kind kind;
  private final Cell cell;
  private final Memory memory;
  /** 0 as long as nobody has asked; writing it twice from two threads would store equal values. */
  private long hash;

  /**
   * An entity.
   *
   * @param id     number, stable over the game
   * @param kind   what it is
   * @param cell   where it is
   * @param memory what it remembers
   */
  public Entity(int id, Kind kind, Cell cell, Memory memory) {
    this.id = id;
    this.kind = Objects.requireNonNull(kind);
    this.cell = Objects.requireNonNull(cell);
    this.memory = Objects.requireNonNull(memory);
  }

  @Override
  public int id() {
    return id;
  }

  /** What it is. */
  public Kind kind() {
    return kind;
  }

  @Override
  public Cell cell() {
    return cell;
  }

  /** What it remembers. */
  public Memory memory() {
    return memory;
  }

  /** The same somewhere else. */
  public Entity at(Cell other) {
    return new Entity(id, kind, other, memory);
  }

  /** The same with another memory. */
  public Entity remembering(Memory other) {
    return new Entity(id, kind, cell, other);
  }

  /** The memory of an enemy. @throws ClassCastException for entities without a body */
  public Memory.Body body() {
    return (Memory.Body) memory;
  }

  /** Whether it is on the player's side. */
  public boolean allied() {
    return memory instanceof Memory.Body body && body.mind() instanceof Memory.Ally;
  }

  /** Whether it is activated: a pressed switch, a powered wire, a lit bulb. */
  public boolean active() {
    return memory instanceof Memory.Power power && power.active();
  }

  /** Whether it keeps {@code who} from its cell. */
  public boolean blocks(Traveller who) {
    return kind.blocks(this, who);
  }

  /** Whether {@code actor}, who walks in {@code direction} onto its cell, may. */
  public boolean admits(Draft draft, Actor actor, Direction direction) {
    return kind.admits(draft, actor, this, direction);
  }

  /** Makes way for {@code actor}. */
  public void giveWay(Draft draft, Actor actor, Direction direction) {
    kind.giveWay(draft, actor, this, direction);
  }

  /** Takes note that {@code actor} has come onto its cell. */
  public void entered(Draft draft, Actor actor) {
    kind.entered(draft, actor, this);
  }

  @Override
  public long contentHash() {
    long known = hash;
    if (known == 0) {
      known = Hashes.mix(Hashes.mix(id, cell.packed()), Hashes.mix(kind.hash(), memory.hash()));
      hash = known;
    }
    return known;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Entity e && id == e.id && cell.equals(e.cell) && kind.equals(e.kind)
        && memory.equals(e.memory);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(contentHash());
  }

  @Override
  public String toString() {
    return kind + " " + id + " at " + cell;
  }
}
