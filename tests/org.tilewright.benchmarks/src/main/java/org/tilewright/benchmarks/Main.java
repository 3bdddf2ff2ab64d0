package org.tilewright.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks whose class or method names contain one of the arguments, or all, and prints a table. Where a
 * class has a method {@code referenceX}, the ratio says how many times slower than that the method {@code x} is, on
 * the same parameters.
 */
public final class Main {

  private static final String MEMORY = "RetainedMemory";
  private static final String HISTORY = "RetainedHistory";
  private static final String REFERENCE = "reference";
  private static final String ROW = "%-42s %-12s %14s %12s %14s %8s%n";
  private static final List<String> SIZES = List.of("9x8", "30x30", "100x100", "1000x1000");
  private static final List<Integer> ENTITIES = List.of(100, 500);

  private Main() {
  }

  /** Runs what is asked for. Exit code 1 when nothing matches. */
  public static void main(String[] names) throws RunnerException {
    boolean memory = isAsked(MEMORY, names);
    boolean history = isAsked(HISTORY, names);
    ChainedOptionsBuilder options = new OptionsBuilder().mode(Mode.AverageTime).timeUnit(TimeUnit.NANOSECONDS)
        .warmupIterations(4).warmupTime(TimeValue.seconds(2)).measurementIterations(5)
        .measurementTime(TimeValue.seconds(1)).forks(1).verbosity(VerboseMode.SILENT).shouldFailOnError(true)
        .jvmArgs("-Xmx768m");
    for (String name : names) {
      // quoted but for the asterisks
      options = options.include("(?i).*\\Q" + name.replace("*", "\\E.*\\Q") + "\\E.*");
    }
    Collection<RunResult> results = run(new Runner(options.build()));
    if (results.isEmpty() && !memory && !history) {
      System.err.println("There are no benchmarks named " + String.join(" ", names) + ".");
      System.exit(1);
    }
    print(results);
    if (memory) {
      System.out.println();
      SIZES.forEach(RetainedMemory::print);
    }
    if (history) {
      System.out.println();
      ENTITIES.forEach(RetainedHistory::print);
    }
  }

  private static boolean isAsked(String text, String[] names) {
    return names.length == 0 || Arrays.stream(names).anyMatch(name -> matches(text, name));
  }

  private static Collection<RunResult> run(Runner runner) throws RunnerException {
    try {
      return runner.run();
    } catch (NoBenchmarksException e) {
      return List.of();
    }
  }

  private static boolean matches(String text, String name) {
    return text.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT).replace("*", ""));
  }

  private static void print(Collection<RunResult> results) {
    Map<String, Double> references = new TreeMap<>();
    List<String[]> rows = new ArrayList<>();
    for (RunResult result : results) {
      String method = method(result);
      if (method.startsWith(REFERENCE)) {
        references.put(key(result, method.substring(REFERENCE.length())), result.getPrimaryResult().getScore());
      }
    }
    for (RunResult result : results) {
      double score = result.getPrimaryResult().getScore();
      Double reference = references.get(key(result, method(result)));
      rows.add(new String[] {type(result) + "." + method(result), parameters(result),
          String.format(Locale.ROOT, "%,.0f", score),
          String.format(Locale.ROOT, "±%,.0f", result.getPrimaryResult().getScoreError()),
          String.format(Locale.ROOT, "%,.0f", 1e9 / score),
          reference == null ? "" : String.format(Locale.ROOT, "%.2f", score / reference)});
    }
    if (!rows.isEmpty()) {
      System.out.printf(ROW, "benchmark", "size", "ns/operation", "error", "a second", "ratio");
      rows.forEach(row -> System.out.printf(ROW, (Object[]) row));
    }
  }

  private static String key(RunResult result, String method) {
    return type(result) + "." + method.toLowerCase(Locale.ROOT) + " " + parameters(result);
  }

  private static String type(RunResult result) {
    String name = result.getParams().getBenchmark();
    String owner = name.substring(0, name.lastIndexOf('.'));
    return owner.substring(owner.lastIndexOf('.') + 1);
  }

  private static String method(RunResult result) {
    String name = result.getParams().getBenchmark();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static String parameters(RunResult result) {
    return result.getParams().getParamsKeys().stream().map(result.getParams()::getParam)
        .reduce((a, b) -> a + " " + b).orElse("");
  }
}
