package org.tilewright.lang.ide.completion;

import java.util.LinkedHashMap;
import java.util.Map;

/** Patterns for whole statements, by what they are called in the list. */
final class Templates {

  private static final String Q = "\"\"\"";

  private Templates() {
  }

  /** A file's own. @param ruleset a game to begin with */
  static Map<String, String> ofFile(String ruleset) {
    return Map.of("level – a new level", """
        level $[name] "$[Title]" uses $[%s] {
          map %s
            #####
            #@..#
            #####
            %s
          goal $[exit]
        }
        """.formatted(ruleset, Q, Q).stripTrailing());
  }

  /** A level's own, before they are indented. */
  static Map<String, String> ofLevel() {
    Map<String, String> templates = new LinkedHashMap<>();
    templates.put("map – a block of cells", "map at ($[0], $[0]) " + Q + "\n  $[...]\n  " + Q);
    templates.put("legend – symbols of this level", "legend {\n  '$[a]' = $[wall]\n}");
    templates.put("config – values of this level", "config {\n  $[]\n}");
    templates.put("place – single entities", "place $[kind] at ($[0], $[0])");
    templates.put("goal – what wins the level", "goal $[exit]");
    templates.put("kind – an own kind", "kind $[name] extends $[base] \"$[Title]\" {\n  $[]\n}");
    templates.put("info – author, difficulty, …", "info {\n  author = \"$[me]\"\n}");
    return templates;
  }
}
