package org.tilewright.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;

/**
 * The pictures of one ruleset and one folder of levels: finds the sprite of a kind, varies it and turns it into pixels, which
 * are kept for the next time. Make one and keep it; whoever wants files read again makes a new one.
 *
 * <p>A kind is drawn with its {@link KindDefinition#sprite() sprite} or, without one, with {@code sprites/NAME.svg} of itself or
 * of the nearest kind it extends. A variant {@code v} comes from the file whose name ends in {@code _v} before the extension.
 * A kind without any file gets a tile with its first letters. Safe for several threads.
 */
public final class Sprites {

  private static final int MAX_JOINING = 64;
  /** Pixels per cell from which on a badge can be read. */
  private static final int LEGIBLE = 20;
  private static final long RASTER_PIXELS = 8L << 20;

  private final SpriteFiles files;
  private final Rasterizer rasterizer = new Rasterizer();
  private final Map<String, Optional<Sprite>> byPath = new HashMap<>();
  private final Map<LookKey, Look> looks = new HashMap<>();
  private final Map<List<Picture>, CellLook> cells = new HashMap<>();
  private final List<String> refused = new ArrayList<>();
  private final List<Sprite> joining = new ArrayList<>();
  private final PixelCache<RasterKey> rasters = new PixelCache<>(RASTER_PIXELS);
  private final CellLook background = new CellLook(List.of(), false);
  private final CellLook empty = new CellLook(List.of(), true);

  private record LookKey(List<String> lineage, String sprite, String variant, String attributes, String badge) {
  }

  private record RasterKey(Picture picture, int width, int height) {
  }

  /** Pictures from the given files. */
  public Sprites(SpriteFiles files) {
    this.files = files;
  }

  /** The pictures of a ruleset; {@code levelFiles} are looked into first. */
  public static Sprites of(Ruleset ruleset, SpriteFiles levelFiles) {
    return new Sprites(levelFiles.orElse(SpriteFiles.of(ruleset)));
  }

  /** How an entity of a level looks before the game begins. @param own values written at the entity itself */
  public Look look(KindDefinition kind, Attributes own) {
    Attributes all = kind.attributes().overriddenBy(own);
    Sprite sprite = sprite(kind, "");
    String badge = all.get(sprite.badgeAttribute()).map(Sprites::plain).orElse("");
    String colour = all.get(sprite.tintAttribute()).map(Sprites::plain).orElse("");
    return look(kind, "", colour, badge);
  }

  /**
   * How a piece in a game looks.
   *
   * @param variant words that change the picture: names of variants ({@code open}) or colours ({@code blue})
   * @param badge   a few characters in the corner, shown where there is room for them
   */
  public Look look(KindDefinition kind, String variant, String badge) {
    return look(kind, variant, "", badge);
  }

  private synchronized Look look(KindDefinition kind, String variant, String colour, String badge) {
    return looks.computeIfAbsent(new LookKey(kind.lineage(), kind.sprite(), variant, colour, badge), key -> {
      Sprite sprite = sprite(kind, variant);
      String tinted = colour;
      for (String word : variant.split("[\\s,]+")) {
        tinted = Tints.isColour(word) ? word : tinted;
      }
      if (tinted.isEmpty() && !sprite.tintAttribute().isEmpty()
          && sprite.tintAttribute().equals(sprite.badgeAttribute())) {
        tinted = badge;
      }
      return new Look(sprite, Tints.of(tinted).orElse(""), badge, kind.lineage());
    });
  }

  private static String plain(Value value) {
    return value instanceof Value.Text text ? text.text() : ValueText.format(value);
  }

  /** The picture of a kind in a variant, or the ordinary one where the variant has none, or a tile with its letters. */
  public synchronized Sprite sprite(KindDefinition kind, String variant) {
    for (String path : candidates(kind, variant)) {
      Optional<Sprite> found = byPath.computeIfAbsent(path,
          p -> files.read(p).flatMap(text -> usable(p, text)).map(f -> enter(p, f)));
      if (found.isPresent()) {
        return found.get();
      }
    }
    return byPath.computeIfAbsent("letter:" + kind.name(),
        p -> SpriteFile.of(StandIns.tile(kind.name())).map(f -> enter(p, f))).orElseThrow();
  }

  private static Set<String> candidates(KindDefinition kind, String variant) {
    List<String> plain = new ArrayList<>();
    if (!kind.sprite().isEmpty()) {
      plain.add(kind.sprite());
    }
    kind.lineage().forEach(name -> plain.add("sprites/" + name + ".svg"));
    Set<String> all = new LinkedHashSet<>();
    for (String word : variant.toLowerCase(Locale.ROOT).split("[\\s,]+")) {
      if (!word.isEmpty()) {
        plain.forEach(path -> all.add(suffixed(path, word)));
      }
    }
    all.addAll(plain);
    return all;
  }

  private static String suffixed(String path, String variant) {
    int dot = path.lastIndexOf('.');
    return dot < 0 ? path + "_" + variant : path.substring(0, dot) + "_" + variant + path.substring(dot);
  }

  private Optional<SpriteFile> usable(String path, String text) {
    Optional<SpriteFile> file = SpriteFile.of(text);
    Optional<String> refusal = file.isPresent() ? refusal(file.get()) : Optional.of("it is no SVG");
    refusal.ifPresent(reason -> refused.add(path + " is not drawn: " + reason));
    return refusal.isEmpty() ? file : Optional.empty();
  }

  private Optional<String> refusal(SpriteFile file) {
    // as it is drawn alone, and with all parts that it can have
    Optional<String> alone = rasterizer.refusal(file.compose(0, Optional.empty(), ""));
    return alone.isPresent() || file.askedSides() == 0 ? alone : rasterizer.refusal(file.text());
  }

  /** The files that are not drawn, each with the reason, in sentences without a full stop; in the order of their use. */
  public synchronized List<String> refused() {
    return List.copyOf(refused);
  }

  private Sprite enter(String path, SpriteFile file) {
    boolean joins = file.askedSides() != 0 && joining.size() < MAX_JOINING;
    Sprite sprite = new Sprite(path, file, joins ? joining.size() : -1);
    if (joins) {
      joining.add(sprite);
    }
    return sprite;
  }

  /** The one cell that shows these pictures, back to front. */
  public synchronized CellLook cell(List<Picture> pictures) {
    return pictures.isEmpty() ? empty : cells.computeIfAbsent(List.copyOf(pictures), p -> new CellLook(p, true));
  }

  /** A cell of the board on which nothing stands. */
  public CellLook emptyCell() {
    return empty;
  }

  /** A cell outside the board. */
  public CellLook background() {
    return background;
  }

  synchronized List<Sprite> joiningSprites() {
    return List.copyOf(joining);
  }

  /**
   * The pixels of one picture: ARGB with premultiplied alpha, row by row. Shared: do not change them.
   *
   * @param width  pixels per row, at least 1
   * @param height rows, at least 1
   */
  public int[] pixels(Picture picture, int width, int height) {
    return rasters.get(new RasterKey(picture, width, height), () -> {
      Look look = picture.look();
      String overlay = look.badge().isEmpty() || width < LEGIBLE ? "" : StandIns.badge(look.badge());
      Optional<String> tint = Optional.of(look.tint()).filter(t -> !t.isEmpty());
      String svg = look.sprite().file().compose(picture.joins(), tint, overlay);
      return rasterizer.pixels(svg, width, height).orElseGet(() -> new int[width * height]);
    });
  }
}
