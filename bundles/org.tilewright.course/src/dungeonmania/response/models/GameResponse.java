package dungeonmania.response.models;

import java.time.LocalDateTime;

/** A saved game. */
public final class GameResponse {

  private final String dungeonId;
  private final String name;
  private final LocalDateTime lastSaved;

  /**
   * All values.
   *
   * @param dungeonId identifier of the game
   * @param name name under which it was saved
   * @param lastSaved when it was saved
   */
  public GameResponse(String dungeonId, String name, LocalDateTime lastSaved) {
    this.dungeonId = dungeonId;
    this.name = name;
    this.lastSaved = lastSaved;
  }

  /** Identifier of the game, under its other name. */
  public String getGameId() {
    return dungeonId;
  }

  /** Identifier of the game. */
  public String getDungeonId() {
    return dungeonId;
  }

  /** Name under which it was saved. */
  public String getName() {
    return name;
  }

  /** When it was saved. */
  public LocalDateTime getLastSaved() {
    return lastSaved;
  }
}
