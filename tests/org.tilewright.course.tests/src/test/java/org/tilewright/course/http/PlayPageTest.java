package org.tilewright.course.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.course.CourseSettings;
import org.tilewright.course.browser.BrowserPage;
import org.tilewright.course.browser.Chromium;

/** Plays on the page that the server ships, in a browser. Skipped where no Chromium is installed. */
class PlayPageTest {

  private static final String DUNGEON = """
      {"entities": [
        {"type": "player", "x": 1, "y": 1}, {"type": "treasure", "x": 2, "y": 1}, {"type": "wood", "x": 3, "y": 1},
        {"type": "wood", "x": 4, "y": 1}, {"type": "invincibility_potion", "x": 5, "y": 1},
        {"type": "treasure", "x": 6, "y": 1}, {"type": "exit", "x": 7, "y": 1}, {"type": "wall", "x": 1, "y": 0},
        {"type": "mercenary", "x": 1, "y": 9}, {"type": "wall", "x": 0, "y": 9}, {"type": "wall", "x": 2, "y": 9},
        {"type": "wall", "x": 1, "y": 8}, {"type": "wall", "x": 1, "y": 10}, {"type": "Dragon's egg", "x": 4, "y": 4}],
       "goal-condition": {"goal": "AND", "subgoals": [{"goal": "exit"}, {"goal": "treasure"}]}}
      """;
  private static final String ARENA = """
      {"entities": [{"type": "player", "x": 1, "y": 1}, {"type": "mercenary", "x": 3, "y": 1}],
       "goal-condition": {"goal": "enemies"}}
      """;
  private static final String CONFIG = """
      {"treasure_goal": 1, "bribe_amount": 1, "bribe_radius": 20, "player_health": 10, "player_attack": 5,
       "mercenary_health": 2, "mercenary_attack": 5}
      """;

  @TempDir
  private static Path folder;

  private static URLClassLoader files;
  private static CourseServer server;
  private static Chromium browser;

  private BrowserPage page;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> program = Chromium.program();
    assumeTrue(program.isPresent(), "Chromium is not installed: the page is not played on");
    System.setProperty(CourseSettings.SAVES, folder.resolve("saves").toString());
    Files.createDirectories(folder.resolve("files/dungeons"));
    Files.createDirectories(folder.resolve("files/configs"));
    Files.writeString(folder.resolve("files/dungeons/corridor.json"), DUNGEON);
    Files.writeString(folder.resolve("files/dungeons/arena.json"), ARENA);
    Files.writeString(folder.resolve("files/configs/easy.json"), CONFIG);
    files = new URLClassLoader(new URL[] {folder.resolve("files").toUri().toURL()},
        new SampleFiles(PlayPageTest.class.getClassLoader()));
    server = CourseServer.start(0, files);
    browser = Chromium.start(program.get(), folder.resolve("profile"));
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
      server.close();
      files.close();
      System.clearProperty(CourseSettings.SAVES);
    }
  }

  @BeforeEach
  void begin() throws Exception {
    page = browser.open("http://localhost:" + server.port() + "/");
    page.await("document.querySelectorAll('#dungeon option').length > 1");
    page.fill("dungeon", "corridor");
    page.fill("config", "easy");
    page.click("#begin button");
    awaitPlayer(1, 1);
  }

  @AfterEach
  void nothingWentWrongAndNothingCameFromElsewhere() {
    if (page != null) {
      assertEquals(List.of(), page.complaints());
      assertEquals(List.of(), page.requests().stream()
          .filter(url -> !url.startsWith("http://localhost:" + server.port() + "/") && !url.equals("about:blank"))
          .toList());
    }
  }

  private void awaitPlayer(int x, int y) throws InterruptedException {
    page.await("document.querySelector('#board img[data-type=player]')?.dataset.x === '" + x
        + "' && document.querySelector('#board img[data-type=player]').dataset.y === '" + y + "'");
  }

  private void walkRight(int from, int to) throws InterruptedException {
    for (int x = from + 1; x <= to; x++) {
      page.press("ArrowRight");
      awaitPlayer(x, 1);
    }
  }

  private String goals() throws InterruptedException {
    return page.text("document.getElementById('goals').textContent");
  }

  private String inventory() throws InterruptedException {
    return page.text("document.getElementById('inventory').innerText.replaceAll(/\\s+/g, ' ').trim()");
  }

  @Test
  void arrowKeysMoveThePlayerUntilTheGoalsAreReached() throws Exception {
    assertEquals("To do: exit AND treasure", goals());
    walkRight(1, 2);
    assertEquals("To do: exit", goals());
    assertEquals("treasure", inventory());
    page.press("ArrowDown");
    awaitPlayer(2, 2);
    page.press("ArrowUp");
    awaitPlayer(2, 1);
    walkRight(2, 7);
    assertEquals("You have won!", goals());
    page.press("ArrowLeft");
    awaitPlayer(6, 1);
    assertEquals("To do: exit", goals());
  }

  @Test
  void keysThatFollowFastAreAllPlayed() throws Exception {
    for (int i = 0; i < 6; i++) {
      page.press("ArrowRight");
    }
    awaitPlayer(7, 1);
  }

  @Test
  void everyEntityIsAPictureOnItsCell() throws Exception {
    assertEquals("14", page.text("document.querySelectorAll('#board img').length"));
    page.await("[...document.querySelectorAll('#board img')].every(image => image.complete && image.naturalWidth > 0)");
    assertEquals("/sprites/unknown.svg",
        page.text("document.querySelector('#board img[data-x=\"4\"][data-y=\"4\"]').getAttribute('src')"));
    assertEquals("36", page.text("document.querySelector('#board img[data-type=treasure]').offsetLeft"
        + " - document.querySelector('#board img[data-type=player]').offsetLeft"));
  }

  @Test
  void itemsAreBuiltAndUsedByButtons() throws Exception {
    walkRight(1, 5);
    page.screenshot(Path.of("target", "play-page.png"));
    assertEquals("shield", page.text("document.getElementById('buildables').innerText.split('\\n')[0].trim()"));
    page.click("#buildables button");
    page.await("document.getElementById('inventory').innerText.includes('shield')");
    assertEquals("true", page.text("document.getElementById('buildables').childElementCount === 0"));
    page.click("#inventory button");
    page.await("!document.getElementById('inventory').innerText.includes('potion')");
    page.press("ArrowRight");
    awaitPlayer(6, 1);
  }

  @Test
  void clickingAMercenaryBribesIt() throws Exception {
    walkRight(1, 2);
    page.click("#board img[data-type=mercenary]");
    page.await("document.querySelector('#board img[data-type=mercenary]').src.endsWith('mercenary_ally.svg')");
    assertEquals("", inventory());
    assertEquals("0", page.text("document.getElementById('interactables').childElementCount"));
  }

  @Test
  void battlesAreListed() throws Exception {
    page.fill("dungeon", "arena");
    page.click("#begin button");
    page.await("document.querySelectorAll('#board img').length === 2");
    page.press("ArrowRight");
    page.await("document.querySelector('#battles li') !== null");
    assertEquals("mercenary — 2 rounds, your health 10 → 9",
        page.text("document.querySelector('#battles li').textContent"));
    assertEquals("You have won!", goals());
  }

  @Test
  void refusalsAreShownInWords() throws Exception {
    page.click("#interactables button");
    page.await("document.getElementById('message').textContent !== ''");
    page.click("#begin button");
    page.await("document.getElementById('message').textContent === ''");
  }

  @Test
  void goingBackInTimeShowsTheOlderSelf() throws Exception {
    walkRight(1, 3);
    page.click("[data-rewind='1']");
    page.await("document.querySelector('#board img[data-type=older_player]')?.dataset.x === '2'");
    awaitPlayer(3, 1);
  }

  @Test
  void savedGamesAreLoadedAgain() throws Exception {
    walkRight(1, 3);
    page.fill("name", "third cell");
    page.click("#save");
    page.await("document.querySelector('#games option')?.value === 'third cell'");
    page.click("#begin button");
    awaitPlayer(1, 1);
    page.click("#load");
    awaitPlayer(3, 1);
  }

  @Test
  void mazesAreGenerated() throws Exception {
    page.fill("width", "9");
    page.fill("height", "7");
    page.click("#generate button");
    page.await("document.querySelector('#board img[data-type=exit]')?.dataset.x === '9'");
    assertEquals("7", page.text("document.querySelector('#board img[data-type=exit]').dataset.y"));
    assertEquals("To do: exit", goals());
  }

  @Test
  void whatIsNextToThePlayerIsToldInWords() throws Exception {
    assertEquals("You are at (1, 1). Next to you: up wall, right treasure.",
        page.text("document.getElementById('surroundings').textContent"));
    assertTrue(Boolean.parseBoolean(page.text("[...document.querySelectorAll('input, select')]"
        + ".every(field => field.labels.length > 0) && [...document.images].every(image => image.hasAttribute('alt'))")));
  }

  @Test
  void keysInFieldsDoNotMoveThePlayer() throws Exception {
    page.click("#name");
    page.press("ArrowRight");
    page.click("#board");
    walkRight(1, 2);
  }
}
