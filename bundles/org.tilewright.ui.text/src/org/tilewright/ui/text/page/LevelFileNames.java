package org.tilewright.ui.text.page;

/** Which files are in the level language. */
final class LevelFileNames {

  private LevelFileNames() {
  }

  static boolean isLevelFile(String name) {
    return name.endsWith(".level") || name.endsWith(".ruleset");
  }
}
