package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Value;

class SpritesTest {

  private static final int MIDDLE = 16 * 32 + 16;

  private static int middle(Sprites sprites, Look look) {
    return sprites.pixels(new Picture(look, 0), 32, 32)[MIDDLE];
  }

  @Test
  void aKindIsDrawnWithTheFileOfItsName() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", Fixture.square("", "#00ff00")));
    Look look = sprites.look(Fixture.kind("orc", 0), Attributes.NONE);
    assertEquals(0xff00ff00, middle(sprites, look));
    assertEquals(0, sprites.pixels(new Picture(look, 0), 32, 32)[0]);
  }

  @Test
  void aKindWithoutFileIsDrawnAsTheKindItExtends() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", Fixture.square("", "#00ff00")));
    KindDefinition chief = new KindDefinition("chief", "Chief", List.of("chief", "orc"), Set.of(), Attributes.NONE, 0, "");
    assertEquals("sprites/orc.svg", sprites.sprite(chief, "").path());
  }

  @Test
  void theSpriteNamedByTheKindComesFirst() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", Fixture.square("", "#00ff00"), "mine/my.svg",
        Fixture.square("", "#ff0000")));
    KindDefinition orc = new KindDefinition("orc", "Orc", List.of("orc"), Set.of(), Attributes.NONE, 0, "mine/my.svg");
    assertEquals("mine/my.svg", sprites.sprite(orc, "").path());
  }

  @Test
  void aVariantHasItsOwnFileOrElseTheOrdinaryOne() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/door.svg", Fixture.square("", "#00ff00"), "sprites/door_open.svg",
        Fixture.square("", "#ff0000")));
    KindDefinition door = Fixture.kind("door", 0);
    assertEquals("sprites/door_open.svg", sprites.sprite(door, "open").path());
    assertEquals("sprites/door.svg", sprites.sprite(door, "painted").path());
  }

  @Test
  void aKindWithoutAnyFileGetsATileWithItsLetters() {
    Sprites sprites = Fixture.sprites(Map.of());
    Sprite king = sprites.sprite(Fixture.kind("ogre_king", 0), "");
    Sprite queen = sprites.sprite(Fixture.kind("ogre_queen", 0), "");
    assertTrue(king.isFallback());
    assertNotEquals(Arrays.toString(sprites.pixels(new Picture(new Look(king, "", "", List.of()), 0), 24, 24)),
        Arrays.toString(sprites.pixels(new Picture(new Look(queen, "", "", List.of()), 0), 24, 24)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "no picture", "<svg", "<svg></svg", "<svg viewBox='0 0 1 1'><g></svg>", "<svg>\0</svg>",
      "<html><body>hello</body></html>", "<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><svg>&e;</svg>"})
  void aFileThatIsNoPictureIsAsIfItWereNotThere(String text) {
    Sprites sprites = Fixture.sprites(Map.of("sprites/orc.svg", text));
    assertTrue(sprites.sprite(Fixture.kind("orc", 0), "").isFallback());
  }

  @Test
  void theColourComesFromTheAttributeThatTheSpriteNames() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/portal.svg",
        Fixture.square(" color=\"#123456\" data-tint=\"colour\"", "currentColor")));
    KindDefinition portal = Fixture.kind("portal", 0);
    assertEquals(0xff123456, middle(sprites, sprites.look(portal, Attributes.NONE)));
    assertEquals(0xffabcdef,
        middle(sprites, sprites.look(portal, new Attributes(Map.of("colour", Value.of("#ABCDEF"))))));
    int red = middle(sprites, sprites.look(portal, new Attributes(Map.of("colour", Value.of("RED")))));
    assertEquals(red, middle(sprites, sprites.look(portal, "red", "")), "in a game the variant names the colour");
    assertNotEquals(0xff123456, red);
  }

  @Test
  void theBadgeComesFromTheAttributeThatTheSpriteNames() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/key.svg", Fixture.square(" data-badge=\"key\"", "#00ff00")));
    KindDefinition key = Fixture.kind("key", 0);
    Look seven = sprites.look(key, new Attributes(Map.of("key", Value.of(7))));
    assertEquals("7", seven.badge());
    assertFalse(Arrays.equals(sprites.pixels(new Picture(seven, 0), 32, 32),
        sprites.pixels(new Picture(sprites.look(key, "", ""), 0), 32, 32)));
    assertArrayEquals(sprites.pixels(new Picture(seven, 0), 16, 16),
        sprites.pixels(new Picture(sprites.look(key, "", ""), 0), 16, 16), "too small to be read");
  }

  @Test
  void longBadgesAndUnknownCharactersAreDrawnToo() {
    Sprites sprites = Fixture.sprites(Map.of());
    Look look = sprites.look(Fixture.kind("x", 0), "", "12/345 \uD83D\uDE00");
    assertEquals(32 * 32, sprites.pixels(new Picture(look, 0), 32, 32).length);
  }

  @Test
  void equalCellsAreTheSameObject() {
    Sprites sprites = Fixture.sprites(Map.of());
    Picture one = new Picture(sprites.look(Fixture.kind("a", 0), Attributes.NONE), 0);
    Picture other = new Picture(sprites.look(Fixture.kind("a", 0), Attributes.NONE), 0);
    assertSame(sprites.cell(List.of(one)), sprites.cell(List.of(other)));
    assertSame(sprites.emptyCell(), sprites.cell(List.of()));
  }

  @Test
  void filesOfALevelAreOnlyReadFromItsFolder(@TempDir Path folder) throws IOException {
    Path levels = Files.createDirectory(folder.resolve("levels"));
    Files.writeString(folder.resolve("outside.svg"), "<svg></svg>");
    Files.writeString(levels.resolve("inside.svg"), "<svg></svg>");
    SpriteFiles files = SpriteFiles.in(levels);
    assertTrue(files.read("inside.svg").isPresent());
    assertTrue(files.read("../outside.svg").isEmpty());
    assertTrue(files.read(folder.resolve("outside.svg").toString()).isEmpty());
    assertTrue(files.read("missing.svg").isEmpty());
    assertTrue(files.read("bad\0name").isEmpty());
  }
}
