package org.tilewright.render;

import java.util.Set;

/**
 * A picture before it is varied. Sprites are made by {@link Sprites}, once per file, and compared by identity.
 */
public final class Sprite {

  private final String path;
  private final SpriteFile file;
  private final boolean late;
  private final int askedSides;
  private final Set<String> joinedKinds;
  private final int joinIndex;

  /**
   * A sprite.
   *
   * @param joinIndex number among the sprites that join, or -1 for one that shall not
   * @param late      whether it is drawn in a workshop
   */
  Sprite(String path, SpriteFile file, int joinIndex, boolean late) {
    this.late = late;
    this.path = path;
    this.file = file;
    this.askedSides = file.askedSides();
    this.joinedKinds = Set.copyOf(file.joinedKinds());
    this.joinIndex = joinIndex;
  }

  /** The file it was read from, or {@code letter:} and a kind for the tile drawn in place of a missing file. */
  public String path() {
    return path;
  }

  /** Whether the picture depends on the neighbours of its cell. */
  public boolean joins() {
    return askedSides != 0 && joinIndex >= 0;
  }

  /** Whether this is the tile with a letter that stands in for a missing file. */
  public boolean isFallback() {
    return path.startsWith("letter:");
  }

  /** Whether a neighbour of the given look is one to join. */
  boolean joins(Look other) {
    return joinedKinds.isEmpty() ? other.sprite() == this
        : other.sprite() == this || other.lineage().stream().anyMatch(joinedKinds::contains);
  }

  boolean isLate() {
    return late;
  }

  int askedSides() {
    return askedSides;
  }

  int joinIndex() {
    return joinIndex;
  }

  SpriteFile file() {
    return file;
  }

  String tintAttribute() {
    return file.root("data-tint");
  }

  String badgeAttribute() {
    return file.root("data-badge");
  }

  @Override
  public String toString() {
    return path;
  }
}
