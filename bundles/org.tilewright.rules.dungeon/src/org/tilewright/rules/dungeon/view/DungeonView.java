package org.tilewright.rules.dungeon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.view.BoardPieces;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Memory;
import org.tilewright.rules.dungeon.core.Potions;
import org.tilewright.rules.dungeon.core.Usable;
import org.tilewright.rules.dungeon.turn.Turns;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.Invincibility;
import org.tilewright.rules.dungeon.word.Invisibility;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.SingleKey;
import org.tilewright.rules.dungeon.word.Teleporter;

/** Shows a state: nothing is hidden from the player of a dungeon. */
public final class DungeonView {

  private final DungeonState state;

  private DungeonView(DungeonState state) {
    this.state = state;
  }

  /** The view of a state. */
  public static GameView of(DungeonState state) {
    return new DungeonView(state).view();
  }

  private GameView view() {
    // what a player has drunk shows on him alone
    Set<Integer> player = state.playerId() < 0 ? Set.of() : Set.of(state.playerId());
    BoardPieces<Entity> pieces = new BoardPieces<>(state.world().board(), this::piece, player);
    Bounds bounds = state.world().board().bounds().map(state.dungeon().bounds()::union)
        .orElse(state.dungeon().bounds());
    return new GameView(bounds, pieces, List.of(counters(), inventory(), BattleLog.of(state)),
        state.dungeon().level().goal().map(goal -> state.dungeon().quest().view(state)), status());
  }

  private PieceView piece(Entity entity) {
    return new PieceView(entity.id(), entity.kind().name(), variant(entity), entity.cell(), entity.kind().layer(),
        badge(entity), label(entity));
  }

  private String variant(Entity entity) {
    Potions potions = state.hero().potions();
    if (entity.id() != state.playerId()) {
      String state = entity.kind().variant(entity);
      return state.isEmpty() ? entity.kind().find(Teleporter.class).map(Teleporter::name).orElse("") : state;
    }
    return potions.give(Invincibility.class) ? "invincible" : potions.give(Invisibility.class) ? "invisible" : "";
  }

  /** The health of an enemy; what tells keys and the locks that they fit apart. */
  private static String badge(Entity entity) {
    if (entity.memory() instanceof Memory.Body body && entity.kind().has(Enemy.class)) {
      return Numbers.text(body.health());
    }
    return entity.kind().variant(entity).isEmpty() ? entity.kind().find(SingleKey.class).flatMap(SingleKey::key)
        .or(() -> entity.kind().find(Lock.class).flatMap(Lock::key)).orElse("") : "";
  }

  private static String label(Entity entity) {
    String variant = entity.kind().variant(entity);
    String label = entity.kind().title() + (variant.isEmpty() ? "" : " (" + variant + ")");
    if (entity.memory() instanceof Memory.Body body && entity.kind().has(Enemy.class)) {
      label += ", health " + Numbers.text(body.health()) + (body.stuck() > 0 ? ", stuck for " + body.stuck() : "");
    }
    return label;
  }

  private Panel counters() {
    Hero hero = state.hero();
    List<Panel.Counter> counters = new ArrayList<>();
    counters.add(new Panel.Counter("Health", Numbers.text(Math.max(0, hero.health()))));
    counters.add(new Panel.Counter("Attack", Numbers.text(hero.attack())));
    Optional<Item> potion = hero.potions().active();
    potion.ifPresent(item -> counters.add(new Panel.Counter(item.kind().title(), ticks(hero.potions().ticksLeft()))));
    int waiting = hero.potions().queue().size() - 1;
    if (waiting > 0) {
      counters.add(new Panel.Counter("Potions waiting", Integer.toString(waiting)));
    }
    counters.add(new Panel.Counter("Enemies killed", Integer.toString(hero.kills())));
    counters.add(new Panel.Counter("Tick", Integer.toString(state.tick())));
    return new Panel.Counters("Player", counters);
  }

  private static String ticks(int ticks) {
    return Counted.of(ticks, "tick") + " left";
  }

  private Panel inventory() {
    boolean playable = Turns.outcome(state).isOngoing();
    return new Panel.Items("Inventory", state.hero().inventory().items().stream()
        .map(item -> new Panel.Item(item.id(), item.kind().name(), label(item),
            playable && item.kind().has(Usable.class) ? "use " + item.kind().name() : ""))
        .toList());
  }

  private static String label(Item item) {
    return item.kind().title() + (item.durability() > 0 ? " ("
        + Counted.of(item.durability(), "battle") + " left)" : "");
  }

  private String status() {
    if (state.lost()) {
      return "Lost: the player has died.";
    }
    if (state.won()) {
      return "Won: all goals are achieved.";
    }
    return state.playerId() < 0 ? "There is no player in this level." : "Tick " + state.tick();
  }
}
