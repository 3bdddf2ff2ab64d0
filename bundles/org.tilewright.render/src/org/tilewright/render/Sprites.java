package org.tilewright.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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
 * A kind without any file, or with one that cannot be drawn, gets a tile with its first letters. Safe for several threads.
 */
public final class Sprites {

  private static final int MAX_JOINING = 64;
  /** Pixels per cell from which on a badge can be read. */
  private static final int LEGIBLE = 20;
  private static final long RASTER_PIXELS = 8L << 20;

  private final SpriteFiles levelFiles;
  private final SpriteFiles files;
  private final Optional<LateDrawings> late;
  private final Rasterizer rasterizer = new Rasterizer();
  private final Map<String, Optional<Sprite>> byPath = new HashMap<>();
  private final Map<LookKey, Look> looks = new HashMap<>();
  private final Map<List<Picture>, CellLook> cells = new HashMap<>();
  private final List<String> refused = new ArrayList<>();
  private final Set<String> refusedPaths = new HashSet<>();
  private final List<Sprite> joining = new ArrayList<>();
  private final PixelCache<RasterKey> rasters = new PixelCache<>(RASTER_PIXELS);
  private final CellLook background = new CellLook(List.of(), false);
  private final CellLook empty = new CellLook(List.of(), true);

  private record LookKey(List<String> lineage, String sprite, String variant, String attributes, String badge) {
  }

  /** Pictures from the given files, which are tried when they are first asked for and drawn by whoever wants to see them. */
  public Sprites(SpriteFiles files) {
    this(SpriteFiles.NONE, files, Optional.empty());
  }

  private Sprites(SpriteFiles levelFiles, SpriteFiles files, Optional<SpriteWorkshop> workshop) {
    this.levelFiles = levelFiles;
    this.files = files;
    this.late = workshop.map(w -> new LateDrawings(w, this::refuse));
  }

  /** The pictures of a ruleset; {@code levelFiles} are looked into first. */
  public static Sprites of(Ruleset ruleset, SpriteFiles levelFiles) {
    return new Sprites(levelFiles.orElse(SpriteFiles.of(ruleset)));
  }

  /**
   * The same for those who must not wait: what is in {@code levelFiles} is drawn in the workshop, and the letters of a kind are shown
   * until it is there.
   *
   * @param rulesetFiles files that are known to be drawn quickly
   */
  public static Sprites drawnIn(SpriteWorkshop workshop, SpriteFiles levelFiles, SpriteFiles rulesetFiles) {
    return new Sprites(levelFiles, rulesetFiles, Optional.of(workshop));
  }

  /** Has {@code listener} run, in any thread, when a picture that was not there yet is there, or is known to be none. */
  public void listen(Runnable listener) {
    late.ifPresent(l -> l.listen(listener));
  }

  /** Ends {@link #listen}. */
  public void forget(Runnable listener) {
    late.ifPresent(l -> l.forget(listener));
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
          p -> levelFiles.read(p).map(text -> usable(p, text, true).map(f -> enter(p, f, true)))
              .orElseGet(() -> files.read(p).flatMap(text -> usable(p, text, false)).map(f -> enter(p, f, false))));
      if (found.isPresent()) {
        return found.get();
      }
      if (refusedPaths.contains(path)) {
        break;
      }
    }
    return letters(kind.name());
  }

  private synchronized Sprite letters(String kind) {
    return byPath.computeIfAbsent("letter:" + kind, p -> SpriteFile.of(StandIns.tile(kind)).map(f -> enter(p, f, false)))
        .orElseThrow();
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

  private Optional<SpriteFile> usable(String path, String text, boolean drawnLate) {
    if (text.length() > SpriteFiles.MAX_SIZE) {
      refuse(path, "it has more than " + SpriteFiles.MAX_SIZE / 1024 + " KB");
      return Optional.empty();
    }
    Optional<SpriteFile> file = SpriteFile.of(text);
    Function<String, Optional<String>> check = drawnLate ? Rasterizer::refusalAtSight : rasterizer::refusal;
    Optional<String> refusal = file.isPresent() ? refusal(file.get(), check) : Optional.of("it is no SVG");
    refusal.ifPresent(reason -> refuse(path, reason));
    return refusal.isEmpty() ? file : Optional.empty();
  }

  private static Optional<String> refusal(SpriteFile file, Function<String, Optional<String>> check) {
    // as it is drawn alone, and with all parts that it can have
    Optional<String> alone = check.apply(file.compose(0, Optional.empty(), ""));
    return alone.isPresent() || file.askedSides() == 0 ? alone : check.apply(file.text());
  }

  private void refuse(Sprite sprite, String reason) {
    refuse(sprite.path(), reason);
  }

  private synchronized void refuse(String path, String reason) {
    refusedPaths.add(path);
    refused.add(path + " is not drawn: " + reason);
  }

  /** The files that are not drawn, each with the reason, in sentences without a full stop; in the order of their use. */
  public synchronized List<String> refused() {
    return List.copyOf(refused);
  }

  private Sprite enter(String path, SpriteFile file, boolean drawnLate) {
    boolean joins = file.askedSides() != 0 && joining.size() < MAX_JOINING;
    Sprite sprite = new Sprite(path, file, joins ? joining.size() : -1, drawnLate);
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
    return drawing(picture, width, height).pixels();
  }

  /** The pixels at the sight of which nobody waits, and whether it is worth asking again. */
  Drawing drawing(Picture picture, int width, int height) {
    RasterKey key = new RasterKey(picture, width, height);
    return late.isPresent() && picture.look().sprite().isLate()
        ? late.get().get(key, () -> drawn(key), () -> drawnHere(lettersOf(key))) : new Drawing(drawnHere(key), true);
  }

  private int[] drawnHere(RasterKey key) {
    return rasters.get(key, () -> drawn(key).orElseGet(() -> new int[key.width() * key.height()]));
  }

  private RasterKey lettersOf(RasterKey key) {
    Look look = key.picture().look();
    Look instead = new Look(letters(look.lineage().getFirst()), look.tint(), look.badge(), look.lineage());
    return new RasterKey(new Picture(instead, 0), key.width(), key.height());
  }

  private Optional<int[]> drawn(RasterKey key) {
    Look look = key.picture().look();
    String overlay = look.badge().isEmpty() || key.width() < LEGIBLE ? "" : StandIns.badge(look.badge());
    Optional<String> tint = Optional.of(look.tint()).filter(t -> !t.isEmpty());
    String svg = look.sprite().file().compose(key.picture().joins(), tint, overlay);
    return rasterizer.pixels(svg, key.width(), key.height());
  }

  /** Whether {@link #pixels} gives what stays; otherwise {@linkplain #listen listeners} hear when it does. */
  public boolean isSettled(Picture picture, int width, int height) {
    return drawing(picture, width, height).settled();
  }
}
