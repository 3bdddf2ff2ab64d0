package org.tilewright.workspace;

/** Which files are written in the level language, by their names. */
public final class LevelFileNames {

  private LevelFileNames() {
  }

  /** Whether a file of this name holds levels or the library of a ruleset. */
  public static boolean isLevelFile(String name) {
    return name.endsWith(".level") || name.endsWith(".ruleset");
  }
}
