package org.tilewright.cli;

import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.SimpleLayout;

/** Where the libraries' log goes. */
final class Logging {

  private Logging() {
  }

  /**
   * Warnings and worse go to standard error. Must come before anything logs: Xtext brings a configuration that would print on
   * standard output, between the lines of a verb's answer, and that takes as long to read as a small level.
   */
  static void toStandardError() {
    System.setProperty("log4j.defaultInitOverride", "true");
    Logger root = Logger.getRootLogger();
    root.setLevel(Level.WARN);
    root.addAppender(new ConsoleAppender(new SimpleLayout(), ConsoleAppender.SYSTEM_ERR));
  }
}
