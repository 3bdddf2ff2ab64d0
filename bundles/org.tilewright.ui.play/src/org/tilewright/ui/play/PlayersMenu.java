package org.tilewright.ui.play;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.tilewright.solve.Bot;
import org.tilewright.solve.Bots;
import org.tilewright.ui.play.game.Table;
import org.tilewright.ui.play.game.Table.Place;

/** Who plays for whom, as a menu: a person or one of the bots, for each player. */
final class PlayersMenu {

  private static final String PERSON = "Person";

  private final GameAccess game;

  PlayersMenu(GameAccess game) {
    this.game = game;
  }

  /** Fills a menu with a submenu for each player, and how bots move. */
  void fill(Menu menu, Table table) {
    for (Place place : table.places()) {
      MenuItem item = new MenuItem(menu, SWT.CASCADE);
      item.setText(place.seat().name().replace("&", "&&") + ": " + title(place.bot()));
      Menu choices = new Menu(menu);
      item.setMenu(choices);
      fill(choices, place);
    }
    new MenuItem(menu, SWT.SEPARATOR);
    check(menu, "Bots Move at &Once", table.atOnce(), on -> game.withGame(g -> g.letBotsMoveAtOnce(on)));
    check(menu, "Bots &Wait", table.paused(), on -> game.withGame(g -> g.pauseBots(on)));
  }

  /** Fills a menu with those who may play for one player. */
  void fill(Menu menu, Place place) {
    choice(menu, place, PERSON, Optional.empty());
    for (Bot bot : Bots.all()) {
      choice(menu, place, bot.title(), Optional.of(bot));
    }
  }

  static String title(Optional<Bot> bot) {
    return bot.map(Bot::title).orElse(PERSON);
  }

  private void choice(Menu menu, Place place, String text, Optional<Bot> bot) {
    MenuItem item = new MenuItem(menu, SWT.RADIO);
    item.setText(text);
    item.setSelection(place.bot().equals(bot));
    item.addListener(SWT.Selection, event -> {
      if (item.getSelection()) {
        game.withGame(g -> g.seat(place.seat().player(), bot));
      }
    });
  }

  private static void check(Menu menu, String text, boolean on, Consumer<Boolean> set) {
    MenuItem item = new MenuItem(menu, SWT.CHECK);
    item.setText(text);
    item.setSelection(on);
    item.addListener(SWT.Selection, event -> set.accept(item.getSelection()));
  }
}
