package dungeonmania.response.models;

import java.util.List;

/** The state of a game. */
public final class DungeonResponse {

  private final String dungeonId;
  private final String dungeonName;
  private final List<EntityResponse> entities;
  private final List<ItemResponse> inventory;
  private final List<BattleResponse> battles;
  private final List<String> buildables;
  private final String goals;
  private final List<AnimationQueue> animations;

  /**
   * All values.
   *
   * @param dungeonId unique identifier of the game
   * @param dungeonName name of the dungeon file
   * @param entities what is in the dungeon, without the inventory
   * @param inventory what the player carries
   * @param battles all battles so far, in order
   * @param buildables what can be built now
   * @param goals goals yet to be met; empty when the game is won
   * @param animations animations for a frontend
   */
  public DungeonResponse(String dungeonId, String dungeonName, List<EntityResponse> entities,
      List<ItemResponse> inventory, List<BattleResponse> battles, List<String> buildables, String goals,
          List<AnimationQueue> animations) {
    this.dungeonId = dungeonId;
    this.dungeonName = dungeonName;
    this.entities = entities;
    this.inventory = inventory;
    this.battles = battles;
    this.buildables = buildables;
    this.goals = goals;
    this.animations = animations;
  }

  /** Everything but animations. */
  public DungeonResponse(String dungeonId, String dungeonName, List<EntityResponse> entities,
      List<ItemResponse> inventory,
      List<BattleResponse> battles, List<String> buildables, String goals) {
    this(dungeonId, dungeonName, entities, inventory, battles, buildables, goals, List.of());
  }

  /** Unique identifier of the game. */
  public String getDungeonId() {
    return dungeonId;
  }

  /** Name of the dungeon file. */
  public String getDungeonName() {
    return dungeonName;
  }

  /** What is in the dungeon, without the inventory. */
  public List<EntityResponse> getEntities() {
    return entities;
  }

  /** What the player carries. */
  public List<ItemResponse> getInventory() {
    return inventory;
  }

  /** All battles so far, in order. */
  public List<BattleResponse> getBattles() {
    return battles;
  }

  /** What can be built now. */
  public List<String> getBuildables() {
    return buildables;
  }

  /** Goals yet to be met; empty when the game is won. */
  public String getGoals() {
    return goals;
  }

  /** Animations for a frontend. */
  public List<AnimationQueue> getAnimations() {
    return animations;
  }
}
