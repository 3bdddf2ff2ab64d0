package dungeonmania.response.models;

/** An item in the inventory or used in a battle. */
public final class ItemResponse {

  private final String id;
  private final String type;

  /**
   * All values.
   *
   * @param id identifier, the same over the whole game
   * @param type type in lower case
   */
  public ItemResponse(String id, String type) {
    this.id = id;
    this.type = type;
  }

  /** Identifier, the same over the whole game. */
  public String getId() {
    return id;
  }

  /** Type in lower case. */
  public String getType() {
    return type;
  }
}
