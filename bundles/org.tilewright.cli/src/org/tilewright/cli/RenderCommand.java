package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.render.LevelScene;
import org.tilewright.render.PictureSizeException;
import org.tilewright.render.PngRenderer;
import org.tilewright.render.SpriteFiles;
import org.tilewright.render.Sprites;
import org.tilewright.render.Theme;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The verb that draws. */
@Command(name = "render", mixinStandardHelpOptions = true, description = "Draws a level as a PNG picture.")
final class RenderCommand implements Callable<Integer> {

  private final Environment environment;

  @Mixin
  private LevelOptions level;

  @Mixin
  private ConfigOption config;

  @Option(names = "-o", required = true, paramLabel = "OUT.png", description = "File to write; - for standard output.")
  private Path output;

  @Option(names = "--cell", paramLabel = "PIXELS", defaultValue = "32", description = "Side of a cell; default 32.")
  private int cell;

  @Option(names = "--theme", paramLabel = "light|dark", defaultValue = "LIGHT", description = "Colours; default light.")
  private Colours theme;

  RenderCommand(Environment environment) {
    this.environment = environment;
  }

  /** The themes by name. */
  enum Colours {
    LIGHT(Theme.LIGHT), DARK(Theme.DARK);

    private final Theme theme;

    Colours(Theme theme) {
      this.theme = theme;
    }
  }

  @Override
  public Integer call() throws CommandFailure {
    Outputs.requireDistinct(List.of(output), Arrays.asList(level.file(), config.file().orElse(null)));
    LevelDefinition definition =
        level.load(environment, config.file()).asAWhole().remarked(environment.terminal()).definition();
    Sprites sprites = Sprites.of(environment.ruleset(definition.ruleset()),
        SpriteFiles.in(Inputs.folderOf(level.file())));
    LevelScene scene = LevelScene.of(definition, sprites);
    environment.outputs().write(output, out -> {
      try {
        new PngRenderer(sprites, theme.theme).write(scene, cell, out);
      } catch (PictureSizeException e) {
        throw CommandFailure.input(level.file() + ": error: " + e.getMessage() + " [render.size]");
      }
    });
    sprites.refused().forEach(sprite -> environment.terminal().err()
        .println(level.file() + ": warning: " + sprite + "; its kind is drawn with its letters [render.sprite]"));
    return Main.GOOD;
  }
}
