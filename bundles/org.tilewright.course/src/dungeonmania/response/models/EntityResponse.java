package dungeonmania.response.models;

import dungeonmania.util.Position;
import java.util.Objects;

/** An entity in the dungeon. */
public final class EntityResponse {

  private final String id;
  private final String type;
  private final Position position;
  private final boolean isInteractable;

  /**
   * All values.
   *
   * @param id identifier, the same over the whole game
   * @param type type as in the dungeon files
   * @param position where it is
   * @param isInteractable whether the player may interact with it
   */
  public EntityResponse(String id, String type, Position position, boolean isInteractable) {
    this.id = id;
    this.type = type;
    this.position = position;
    this.isInteractable = isInteractable;
  }

  /** Identifier, the same over the whole game. */
  public String getId() {
    return id;
  }

  /** Type as in the dungeon files. */
  public String getType() {
    return type;
  }

  /** Where it is. */
  public Position getPosition() {
    return position;
  }

  /** Whether the player may interact with it. */
  public boolean isInteractable() {
    return isInteractable;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof EntityResponse other && Objects.equals(id, other.id) && Objects.equals(type, other.type)
        && Objects.equals(position, other.position) && isInteractable == other.isInteractable;
  }

  @Override
  public int hashCode() {
    return Objects.hash(id, type, position, isInteractable);
  }
}
