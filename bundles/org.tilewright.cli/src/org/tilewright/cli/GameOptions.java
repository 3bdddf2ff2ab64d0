package org.tilewright.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game of a level, and the commands to give in it. */
final class GameOptions {

  @Mixin
  private LevelOptions level;

  @Mixin
  private ConfigOption config;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "0", description = "Decides all randomness; default 0.")
  private long seed;

  @Option(names = "--commands", paramLabel = "FILE",
      description = "Commands, one a line, # begins a comment; - for standard input.")
  private Path commands;

  /** Hears of every command that was carried out. */
  @FunctionalInterface
  interface TurnListener {
    void turn(Session session);
  }

  /**
   * A command that the rules refused.
   *
   * @param place   file and line
   * @param line    line, counted from 1
   * @param command its text
   * @param reason  why
   */
  record Refused(String place, int line, String command, String reason) {
    String message() {
      return place + ":" + line + ": error: " + reason + " [play.refused]";
    }
  }

  /** The level. */
  LevelOptions level() {
    return level;
  }

  /** The configuration that goes with the level. */
  Optional<Path> config() {
    return config.file();
  }

  /** The files that are read; null for none. */
  List<Path> files() {
    return Arrays.asList(level.file(), config.file().orElse(null), commands);
  }

  /** Whether there are commands to give. */
  boolean hasCommands() {
    return commands != null;
  }

  /** Begins the game. */
  Session start(Environment environment) throws CommandFailure {
    if (commands != null && StandardStreams.isInput(commands) && StandardStreams.isInput(level.file())) {
      throw CommandFailure.usage("error: Standard input cannot be both the level and the commands.");
    }
    LevelDefinition definition = level.load(environment, config.file()).toPlay().remarked(environment.terminal()).definition();
    try {
      return Session.start(environment.ruleset(definition.ruleset()), definition, seed);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.input(level.file() + ": error: " + e.getMessage() + " [play.notPlayable]");
    }
  }

  /** Gives the commands, until one is refused. */
  Optional<Refused> play(Session session, Environment environment, TurnListener listener) throws CommandFailure {
    if (commands == null) {
      return Optional.empty();
    }
    boolean standardInput = StandardStreams.isInput(commands);
    try (BufferedReader lines = standardInput ? environment.terminal().lines()
        : new BufferedReader(new StringReader(environment.inputs().text(commands)))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        String command = line.strip();
        command = number == 1 && command.startsWith("\ufeff") ? command.substring(1).strip() : command;
        if (!command.isEmpty() && !command.startsWith("#")) {
          try {
            session.play(command);
          } catch (IllegalCommandException e) {
            return Optional.of(new Refused(standardInput ? "standard input" : commands.toString(), number, command, e.getMessage()));
          }
          listener.turn(session);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw CommandFailure.input("error: The commands cannot be read: " + e.getMessage());
    }
  }
}
