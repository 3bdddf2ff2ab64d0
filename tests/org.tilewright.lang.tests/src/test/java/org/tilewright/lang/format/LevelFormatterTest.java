package org.tilewright.lang.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.testing.MiniRuleset;
import org.tilewright.lang.text.TextEdit;

class LevelFormatterTest {

  private static final String TIDY = """
      // The first line.
      level a "A" uses mini {
        about "One."
        info { author = "me"  stars: 3 }
        config {
          player_health = 10
          speed = -1.5  // slow
        }

        kind ogre extends goblin "Ogre" {
          about "Big."
          health = 20
          attribute size: int(1..9) unit "m" = 2 "How big."
        }
        legend {
          '#' = wall   '@' = player
          'o' = ogre(health: 3, drops: 1..2) + key
        }
        map at (-1, 0) \"""
            ###
          #@#
          \"""
        place goblin(extra: {a: [1, 2], "b c": x}) at (1, 2), (3, 4),
            (5, 6)
        /* both
           lines */
        goal exit and (enemies(3) or not collect(key))
      }

      level b uses mini {}
      """;

  private static String format(String text) {
    LevelFileResult file = parse(text);
    return TextEdit.apply(text, LevelFormatter.format(file.resource()));
  }

  @Test
  void whatIsTidyStaysAsItIs() {
    assertEquals(TIDY, format(TIDY));
  }

  @Test
  void untidySpaceIsReplaced() {
    String untidy = """


          level   a"A"uses mini{about "One."
        config{player_health=10}
        kind ogre   extends goblin{health=20 attribute size :int( 1 .. )}


        legend{'#'=wall
        '@' =player}
        map at(0,0)\"""
          #
          \"""
           place goblin ( health :3 )at( 1,2 ),( 3,- 4 )
        goal not( exit and enemies( 3 ) )}level b uses mini{
        }""";
    assertEquals("""
        level a "A" uses mini {
          about "One."
          config { player_health = 10 }
          kind ogre extends goblin {
            health = 20
            attribute size: int(1..)
          }

          legend { '#' = wall
            '@' = player }
          map at (0, 0) \"""
          #
          \"""
          place goblin(health: 3) at (1, 2), (3, -4)
          goal not (exit and enemies(3))
        }

        level b uses mini {}
        """, format(untidy));
  }

  @Test
  void formattingTwiceChangesNothingMore() {
    String once = format(TIDY.replace("\n", " \n\n\n").replace("  ", "    "));
    assertEquals(once, format(once));
  }

  @Test
  void lineEndsAndByteOrderMarkAreKept() {
    for (String end : List.of("\r\n", "\r")) {
      String tidy = TIDY.replace("\n", end);
      assertEquals(tidy, format(tidy));
      assertEquals("\uFEFF" + tidy, format("\uFEFF" + "  " + tidy));
    }
  }

  @Test
  void commentsKeepTheirText() {
    assertEquals("level a uses mini { // here\n  /* x\n y */ goal exit // end\n  // last\n}\n// very last\n",
        format("level a uses mini { // here\n/* x\n y */ goal exit // end\n// last\n}\n// very last"));
  }

  @Test
  void aFileWithSyntaxErrorsIsLeftAlone() {
    assertEquals("level  a uses mini { goal", format("level  a uses mini { goal"));
    assertEquals("", format(""));
  }

  @Test
  void librariesAreFormattedWithoutLosingAToken() throws IOException {
    try (InputStream in = MiniRuleset.class.getResourceAsStream("mini.ruleset")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String formatted = format(text);
      assertEquals(text.replaceAll("\\s", ""), formatted.replaceAll("\\s", ""));
      assertEquals(formatted, format(formatted));
    }
  }
}
