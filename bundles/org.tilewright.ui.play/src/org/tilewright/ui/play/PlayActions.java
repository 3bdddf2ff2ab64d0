package org.tilewright.ui.play;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.tilewright.ui.play.game.Game;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.game.Table;

/** What the tool bar and the menu of the view offer. */
final class PlayActions {

  private final GameAccess game;
  private final PlayersMenu players;
  private final IAction undo;
  private final IAction redo;
  private final IAction restart;
  private final IAction otherSeed;
  private final IAction seats;
  private final IAction save;
  private final IAction from;
  private final IAction load;
  private Optional<Table> table = Optional.empty();
  private boolean avatar;

  PlayActions(GameAccess game, PlayersMenu players, Runnable savePosition, Runnable loadPosition, Runnable chooseCell) {
    this.game = game;
    this.players = players;
    undo = action("Undo Move (Ctrl+Z)", "undo", () -> game.withGame(Game::undo));
    redo = action("Redo Move (Ctrl+Y)", "redo", () -> game.withGame(Game::redo));
    restart = action("Restart", "restart", () -> game.withGame(Game::restart));
    otherSeed = action("Restart with Another Seed", "dice", this::restartWithAnotherSeed);
    seats = new Players();
    from = action("Play from a Cell…", "play", chooseCell);
    from.setId("org.tilewright.ui.play.from");
    save = action("Save Position…", "save", savePosition);
    save.setId("org.tilewright.ui.play.save");
    load = action("Play a Saved Game…", "load", loadPosition);
    load.setId("org.tilewright.ui.play.load");
  }

  /** Puts the actions where users look for them. */
  void contributeTo(IActionBars bars) {
    for (IAction action : new IAction[] {restart, otherSeed, undo, redo, seats, save}) {
      bars.getToolBarManager().add(action);
    }
    for (IAction action : new IAction[] {restart, otherSeed, undo, redo}) {
      bars.getMenuManager().add(action);
    }
    bars.getMenuManager().add(new Separator());
    bars.getMenuManager().add(from);
    bars.getMenuManager().add(seats);
    bars.getMenuManager().add(save);
    bars.getMenuManager().add(load);
    bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), undo);
    bars.setGlobalActionHandler(ActionFactory.REDO.getId(), redo);
    show(Optional.empty());
  }

  /** Offers what is possible in a game. */
  void show(Optional<GameFrame> frame) {
    table = frame.map(GameFrame::table);
    undo.setEnabled(frame.filter(GameFrame::canUndo).isPresent());
    redo.setEnabled(frame.filter(GameFrame::canRedo).isPresent());
    for (IAction action : new IAction[] {restart, otherSeed, seats, save}) {
      action.setEnabled(frame.isPresent());
    }
    from.setEnabled(frame.isPresent() && avatar);
  }

  /** Whether somebody can be put on a cell of the level. */
  void offerCells(boolean possible) {
    avatar = possible;
  }

  private void restartWithAnotherSeed() {
    long seed = ThreadLocalRandom.current().nextLong(1, 1_000_000);
    game.withGame(g -> g.restart(seed));
  }

  private static IAction action(String text, String icon, Runnable run) {
    Action action = new Action(text) {
      @Override
      public void run() {
        run.run();
      }
    };
    setImage(action, icon);
    return action;
  }

  private static void setImage(Action action, String icon) {
    ResourceLocator.imageDescriptorFromBundle(PlayActions.class, "icons/" + icon + ".svg").ifPresent(action::setImageDescriptor);
  }

  /** Opens the menu of the players, from the tool bar as from the view's menu. */
  private final class Players extends Action implements IMenuCreator {

    private Optional<Menu> open = Optional.empty();

    Players() {
      super("Players…", AS_DROP_DOWN_MENU);
      setImage(this, "players");
      setMenuCreator(this);
    }

    @Override
    public void runWithEvent(Event event) {
      if (event.widget instanceof ToolItem item) {
        Menu menu = getMenu(item.getParent());
        menu.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
        menu.setVisible(true);
      }
    }

    @Override
    public Menu getMenu(Control parent) {
      return filled(new Menu(parent));
    }

    @Override
    public Menu getMenu(Menu parent) {
      return filled(new Menu(parent));
    }

    private Menu filled(Menu menu) {
      dispose();
      open = Optional.of(menu);
      table.ifPresent(t -> players.fill(menu, t));
      return menu;
    }

    @Override
    public void dispose() {
      open.filter(menu -> !menu.isDisposed()).ifPresent(Menu::dispose);
      open = Optional.empty();
    }
  }
}
