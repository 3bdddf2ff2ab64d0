package org.tilewright.cli;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.GeneratorOption;
import org.tilewright.engine.generate.LevelGenerator;

/**
 * A generator's options as arguments: {@code --players 3}, {@code --players=3}, and for flags {@code --connected},
 * {@code --no-connected} or {@code --connected=no}.
 */
record GeneratorArguments(LevelGenerator generator) {

  private static final Set<String> YES = Set.of("yes", "true", "1");
  private static final Set<String> NO = Set.of("no", "false", "0");

  /** What the arguments choose. @throws CommandFailure for wrong usage */
  GeneratorChoices choices(List<String> arguments) throws CommandFailure {
    Map<String, Integer> values = new HashMap<>();
    Iterator<String> rest = arguments.iterator();
    while (rest.hasNext()) {
      String argument = rest.next();
      int equals = argument.indexOf('=');
      String name = equals < 0 ? argument : argument.substring(0, equals);
      boolean negated = name.startsWith("--no-");
      GeneratorOption option = option(negated ? "--" + name.substring("--no-".length()) : name, argument);
      int value = switch (option) {
        case GeneratorOption.Flag flag when equals >= 0 && !negated -> flag(flag, argument.substring(equals + 1));
        case GeneratorOption.Flag flag when equals < 0 -> negated ? 0 : 1;
        case GeneratorOption.Number number when equals >= 0 && !negated -> number(number, argument.substring(equals + 1));
        case GeneratorOption.Number number when !negated && rest.hasNext() -> number(number, rest.next());
        case GeneratorOption.Number number when !negated -> throw wrong("'" + name + "' needs a number");
        default -> throw unknown(argument);
      };
      if (values.put(option.name(), value) != null) {
        throw wrong("'" + name + "' is given twice");
      }
    }
    return new GeneratorChoices(values);
  }

  /** The options, a line each. */
  List<String> lines() {
    return generator.options().stream().map(option -> spelling(option) + "  " + option.about() + " Default " + initial(option) + ".").toList();
  }

  private GeneratorOption option(String name, String argument) throws CommandFailure {
    return generator.options().stream().filter(option -> ("--" + option.name()).equals(name)).findFirst()
        .orElseThrow(() -> unknown(argument));
  }

  private static int number(GeneratorOption.Number option, String text) throws CommandFailure {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw wrong("'--" + option.name() + "' must be " + option.min() + " to " + option.max() + ", not '" + text + "'");
    }
  }

  private static int flag(GeneratorOption.Flag option, String text) throws CommandFailure {
    if (!YES.contains(text) && !NO.contains(text)) {
      throw wrong("'--" + option.name() + "' must be yes or no, not '" + text + "'");
    }
    return YES.contains(text) ? 1 : 0;
  }

  private CommandFailure unknown(String argument) {
    return wrong("Unknown option: '" + argument + "'; " + generator.title() + " has "
        + (generator.options().isEmpty() ? "none" : generator.options().stream().map(GeneratorArguments::spelling)
        .collect(Collectors.joining(", "))));
  }

  private static String spelling(GeneratorOption option) {
    return switch (option) {
      case GeneratorOption.Number number -> "--" + number.name() + " " + number.min() + ".." + number.max();
      case GeneratorOption.Flag flag -> "--" + flag.name() + "[=yes|no]";
    };
  }

  private static String initial(GeneratorOption option) {
    return option instanceof GeneratorOption.Flag flag ? flag.on() ? "yes" : "no" : Integer.toString(option.initial());
  }

  private static CommandFailure wrong(String message) {
    return CommandFailure.usage("error: " + message + ".\nTry 'tilewright generate --list'.");
  }
}
