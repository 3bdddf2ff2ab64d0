package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.Attributes;

/** Who shows sprites from outside never waits for them: letters stand in until the workshop has drawn them. */
class LateSpritesTest {

  private static final Bounds CELL = new Bounds(0, 0, 0, 0);

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Map<String, String> files = Map.of("sprites/orc.svg", Fixture.square("", "#123456"),
      "sprites/ogre.svg", Fixture.square(" transform=\"scale(9999999)\"", "#123456"));
  private final SpriteFiles outside = path -> Optional.ofNullable(files.get(path));
  private final Sprites sprites = Sprites.drawnIn(new SpriteWorkshop(work::add), outside,
      path -> path.equals("sprites/rock.svg") ? Optional.of(Fixture.square("", "#654321")) : Optional.empty());

  private Picture picture(Sprites of, String kind) {
    return new Picture(of.look(Fixture.kind(kind, 0), Attributes.NONE), 0);
  }

  private int[] letters(String kind) {
    Sprites without = Fixture.sprites(Map.of());
    return without.pixels(picture(without, kind), 32, 32);
  }

  @Test
  void lettersAreShownUntilASpriteIsDrawn() {
    AtomicInteger told = new AtomicInteger();
    sprites.listen(told::incrementAndGet);
    Picture orc = picture(sprites, "orc");

    assertFalse(sprites.isSettled(orc, 32, 32));
    assertArrayEquals(letters("orc"), sprites.pixels(orc, 32, 32));
    assertEquals(1, work.size(), "asked for once");
    assertEquals(0, told.get());

    work.remove().run();

    assertEquals(1, told.get());
    assertTrue(sprites.isSettled(orc, 32, 32));
    Sprites atOnce = new Sprites(outside);
    assertArrayEquals(atOnce.pixels(picture(atOnce, "orc"), 32, 32), sprites.pixels(orc, 32, 32));
    assertEquals(List.of(), sprites.refused());
  }

  @Test
  void aBoardIsPaintedAnewWhenItsSpritesAreThere() {
    BoardPainter painter = new BoardPainter(sprites, Theme.LIGHT);
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.place("orc", 0, 0)), sprites);

    for (double size : new double[] {4, 32}) {
      Pixels before = painter.paint(scene, CELL, size);
      assertFalse(before.settled());
      work.remove().run();
      Pixels after = painter.paint(scene, CELL, size);
      assertTrue(after.settled());
      Sprites atOnce = new Sprites(outside);
      LevelScene same = LevelScene.of(Fixture.level(Fixture.place("orc", 0, 0)), atOnce);
      assertArrayEquals(new BoardPainter(atOnce, Theme.LIGHT).paint(same, CELL, size).rgb(), after.rgb());
    }
  }

  @Test
  void spritesOfTheRulesetAreThereAtOnce() {
    assertTrue(sprites.isSettled(picture(sprites, "rock"), 32, 32));
    assertTrue(work.isEmpty());
  }

  @Test
  void whatIsSeenToBeTooMuchNeverGetsToTheWorkshop() {
    Picture ogre = picture(sprites, "ogre");

    assertTrue(sprites.isSettled(ogre, 32, 32));
    assertTrue(work.isEmpty());
    assertEquals(1, sprites.refused().size());
    assertArrayEquals(letters("ogre"), sprites.pixels(ogre, 32, 32));
  }

  @Test
  void nobodyIsToldAfterHeHasGone() {
    AtomicInteger told = new AtomicInteger();
    Runnable listener = told::incrementAndGet;
    sprites.listen(listener);
    sprites.isSettled(picture(sprites, "orc"), 32, 32);
    sprites.forget(listener);
    work.remove().run();
    assertEquals(0, told.get());
  }
}
