package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code serve} refuses before it serves anything. */
class ServeCommandTest {

  @ParameterizedTest
  @ValueSource(strings = {"*", "null", "localhost:3000", "http://localhost:3000/page"})
  void originsThatAreNoneAreAUsageError(String origin) {
    CommandLineRun run = CommandLineRun.of("serve", "--port", "0", "--allow-origin", origin);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("such as http://localhost:3000, not '" + origin + "'"), run.err());
  }
}
