package org.tilewright.course;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.RoundResponse;
import dungeonmania.util.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Works out anew which goals a response should list (section 3.7), from nothing but the dungeon's file, the
 * configuration's file and what the response itself shows: entities, inventory and battles.
 */
final class GoalOracle {

  private static final Pattern ATOM = Pattern.compile(":[a-z_]+");
  private static final Set<String> KNOWN = Set.of("exit", "boulders", "enemies", "treasure");
  private static final Set<String> TREASURES = Set.of("treasure", "sun_stone");

  private sealed interface Node {
  }

  private record And(Node left, Node right) implements Node {
  }

  private record Or(Node left, Node right) implements Node {
  }

  private record Leaf(String name) implements Node {
  }

  private final Optional<Node> root;
  private final int enemies;
  private final int treasure;
  private int counted;
  private int kills;

  GoalOracle(JsonObject dungeon, JsonObject config) {
    root = Optional.ofNullable(dungeon.get("goal-condition")).flatMap(GoalOracle::node);
    enemies = number(config, "enemy_goal");
    treasure = number(config, "treasure_goal");
  }

  private static int number(JsonObject config, String key) {
    return config.has(key) ? config.get(key).getAsBigDecimal().intValue() : 1;
  }

  private static Optional<Node> node(JsonElement json) {
    if (json.isJsonPrimitive()) {
      return leaf(json.getAsString());
    }
    if (!json.isJsonObject() || !json.getAsJsonObject().has("goal")
        || !json.getAsJsonObject().get("goal").isJsonPrimitive()) {
      return Optional.empty();
    }
    JsonObject object = json.getAsJsonObject();
    String name = object.get("goal").getAsString();
    boolean and = name.equalsIgnoreCase("and");
    if (!and && !name.equalsIgnoreCase("or")) {
      return leaf(name);
    }
    if (!object.has("subgoals") || !object.get("subgoals").isJsonArray()) {
      return Optional.empty();
    }
    BinaryOperator<Node> combine = and ? And::new : Or::new;
    return object.getAsJsonArray("subgoals").asList().stream().flatMap(part -> node(part).stream()).reduce(combine);
  }

  private static Optional<Node> leaf(String name) {
    return KNOWN.contains(name.toLowerCase(Locale.ROOT))
        ? Optional.of(new Leaf(name.toLowerCase(Locale.ROOT))) : Optional.empty();
  }

  /** Whether the dungeon has a goal at all. */
  boolean exists() {
    return root.isPresent();
  }

  /** The atoms of a goal string. */
  static Set<String> listed(String goals) {
    Set<String> atoms = new TreeSet<>();
    Matcher matcher = ATOM.matcher(goals);
    while (matcher.find()) {
      atoms.add(matcher.group());
    }
    return atoms;
  }

  /** Whether everything is achieved that the goal asks for. */
  boolean achieved(DungeonResponse response) {
    return root.isPresent() && met(root.get(), response);
  }

  /** The atoms that are open: those not met, and an exit that the player has come to before the rest is done. */
  Set<String> open(DungeonResponse response) {
    Set<String> atoms = new TreeSet<>();
    root.ifPresent(node -> open(node, response, atoms));
    return atoms;
  }

  /** All atoms of the goal. */
  Set<String> all() {
    Set<String> atoms = new TreeSet<>();
    root.ifPresent(node -> all(node, atoms));
    return atoms;
  }

  private static void all(Node node, Set<String> atoms) {
    switch (node) {
      case And and -> {
        all(and.left(), atoms);
        all(and.right(), atoms);
      }
      case Or or -> {
        all(or.left(), atoms);
        all(or.right(), atoms);
      }
      case Leaf leaf -> atoms.add(":" + leaf.name());
    }
  }

  private void open(Node node, DungeonResponse response, Set<String> atoms) {
    if (met(node, response)) {
      return;
    }
    switch (node) {
      case And and -> {
        boolean tooEarly = isExit(and.left()) && !met(and.right(), response)
            || isExit(and.right()) && !met(and.left(), response);
        if (tooEarly) {
          atoms.add(":exit");
        }
        open(and.left(), response, atoms);
        open(and.right(), response, atoms);
      }
      case Or or -> {
        open(or.left(), response, atoms);
        open(or.right(), response, atoms);
      }
      case Leaf leaf -> atoms.add(":" + leaf.name());
    }
  }

  private static boolean isExit(Node node) {
    return node instanceof Leaf leaf && leaf.name().equals("exit");
  }

  private boolean met(Node node, DungeonResponse response) {
    return switch (node) {
      case And and -> met(and.left(), response) && met(and.right(), response);
      case Or or -> met(or.left(), response) || met(or.right(), response);
      case Leaf leaf -> switch (leaf.name()) {
        case "exit" -> cells(response, "exit").containsAll(cells(response, "player"))
            && !cells(response, "player").isEmpty();
        case "boulders" -> cells(response, "boulder").containsAll(cells(response, "switch"));
        case "treasure" -> response.getInventory().stream().filter(i -> TREASURES.contains(i.getType())).count()
            >= treasure;
        default -> kills(response.getBattles()) >= enemies
            && cells(response, "zombie_toast_spawner").isEmpty();
      };
    };
  }

  private static Set<Position> cells(DungeonResponse response, String type) {
    Set<Position> cells = new HashSet<>();
    List<EntityResponse> entities = response.getEntities();
    for (EntityResponse entity : entities) {
      if (entity.getType().equals(type)) {
        cells.add(entity.getPosition());
      }
    }
    return cells;
  }

  /** Enemies killed so far; battles are counted once, as they are never forgotten. */
  private int kills(List<BattleResponse> battles) {
    for (; counted < battles.size(); counted++) {
      kills += kill(battles.get(counted)) ? 1 : 0;
    }
    return kills;
  }

  /** Whether a battle ended with the death of an enemy; the player's older self is none. */
  private static boolean kill(BattleResponse battle) {
    double health = battle.getInitialEnemyHealth();
    for (RoundResponse round : battle.getRounds()) {
      health += round.getDeltaEnemyHealth();
    }
    return health <= 0 && !battle.getEnemy().startsWith("older_player");
  }
}
