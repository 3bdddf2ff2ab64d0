package org.tilewright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.completion.Proposal;
import org.tilewright.lang.ide.documentation.Hover;
import org.tilewright.lang.ide.structure.OutlineNode;
import org.tilewright.lang.ide.style.Styles;
import org.tilewright.lang.testing.MiniLanguage;

class LevelIdeTest {

  private static final String Q = "\"\"\"";
  private static final LevelIde IDE = new LevelIde(MiniLanguage.language());

  /** Proposals in the content of a level, at the bar. */
  private static List<Proposal> at(String content) {
    return atIn("level t uses mini {\n" + content + "\n}\n");
  }

  private static List<Proposal> atIn(String marked) {
    int offset = marked.indexOf('|');
    String text = marked.substring(0, offset) + marked.substring(offset + 1);
    return IDE.completion(text, offset, MiniLanguage.parse(text));
  }

  private static List<String> labels(List<Proposal> proposals) {
    return proposals.stream().map(Proposal::label).toList();
  }

  private static void offers(List<Proposal> proposals, String... expected) {
    for (String label : expected) {
      assertTrue(labels(proposals).contains(label), () -> label + " not in " + labels(proposals));
    }
  }

  private static void offersNot(List<Proposal> proposals, String... unexpected) {
    for (String label : unexpected) {
      assertFalse(labels(proposals).contains(label), () -> label + " in " + labels(proposals));
    }
  }

  private static Proposal find(List<Proposal> proposals, String label) {
    return proposals.stream().filter(p -> p.label().equals(label)).findFirst()
        .orElseThrow(() -> new AssertionError(label + " not in " + labels(proposals)));
  }

  @Test
  void anEmptyFileOffersALevel() {
    List<Proposal> proposals = atIn("|");
    offers(proposals, "level", "ruleset");
    Proposal template = proposals.stream().filter(p -> p.sort() == Proposal.Sort.TEMPLATE).findFirst().orElseThrow();
    String made = template.text();
    assertTrue(made.startsWith("level name \"Title\" uses mini {\n  map " + Q + "\n"), made);
    TextRange first = template.placeholders().getFirst();
    assertEquals("name", made.substring(first.offset(), first.end()));
    assertEquals(List.of(), MiniLanguage.parse(made).issues().stream().filter(i -> i.isError()).toList());
  }

  @Test
  void rulesetsAreOffered() {
    assertEquals(List.of("mini"), labels(atIn("level t uses |")));
  }

  @Test
  void aLevelOffersItsSections() {
    List<Proposal> proposals = at("|");
    offers(proposals, "about", "info", "config", "kind", "abstract", "legend", "map", "place", "goal");
    offersNot(proposals, "{", "}", "wall", "health");
    assertTrue(proposals.stream().anyMatch(p -> p.sort() == Proposal.Sort.TEMPLATE && p.label().equals("goal")));
  }

  @Test
  void concreteKindsAreOfferedWithTheirTitles() {
    List<Proposal> proposals = at("place |");
    offers(proposals, "wall", "player", "goblin");
    offersNot(proposals, "fighter", "entity", "level", "map");
    assertEquals("Wall", find(proposals, "wall").detail());
    assertTrue(find(proposals, "wall").documentation().contains("Stops everybody."));
    offers(at("legend { 'a' = |"), "wall", "empty");
    offers(at("legend { 'a' = wall + |}"), "wall");
    offers(at("kind ogre extends |"), "fighter", "goblin");
    offers(at("kind ogre extends goblin\nplace |"), "ogre");
  }

  @Test
  void aPrefixIsCompleted() {
    Proposal proposal = find(at("place gob|"), "goblin");
    assertEquals(3, proposal.range().length());
    assertEquals("goblin", proposal.text());
    offersNot(at("place gob|"), "wall");
  }

  @Test
  void attributesIncludeInheritedOnesAndLeaveOutThoseThatAreSet() {
    List<Proposal> proposals = at("place goblin(mood: calm, |) at (1, 1)");
    offers(proposals, "health", "layer", "boss");
    offersNot(proposals, "mood", "key");
    assertEquals("health: config player_health", find(proposals, "health").text());
    assertEquals("int(0..1000)", find(proposals, "health").detail());
    offers(at("place goblin(|"), "health", "mood");
    offers(at("kind ogre extends goblin { health = 3 |}"), "mood", "attribute", "behaviour");
    offersNot(at("kind ogre extends goblin { health = 3 |}"), "health");
  }

  @Test
  void configurationKeysAreOfferedWithTheirDefaults() {
    List<Proposal> proposals = at("config { speed = 1 |}");
    offers(proposals, "player_health", "theme");
    offersNot(proposals, "speed");
    Proposal key = find(proposals, "player_health");
    assertEquals("player_health = 10", key.text());
    TextRange value = key.placeholders().getFirst();
    assertEquals("10", key.text().substring(value.offset(), value.end()));
  }

  @Test
  void valuesAreOfferedByType() {
    offers(at("place goblin(mood: |) at (1, 1)"), "calm", "angry");
    offersNot(at("place goblin(mood: |) at (1, 1)"), "true", "level");
    offers(at("place goblin(mood: an|) at (1, 1)"), "angry");
    offers(at("place goblin(boss: |"), "true", "false");
    offers(at("config { theme = |"), "forest", "desert");
    offers(at("config { theme = |}"), "forest", "desert");
    offers(at("kind ogre extends goblin { mood = |}"), "calm", "angry");
    offers(at("place goblin(health: |) at (1, 1)"), "config player_health", "0", "1000");
    offers(at("goal collect(|)"), "key", "treasure");
    offers(at("goal collect(key, |)"), "1");
  }

  @Test
  void goalsAreOfferedWithTheirArguments() {
    offers(at("goal |"), "exit", "enemies", "collect", "not");
    offers(at("goal exit and |"), "exit", "enemies");
    offers(at("goal exit |"), "and", "or", "map");
    assertEquals("collect(what)", find(at("goal |"), "collect").text());
    assertEquals("enemies", find(at("goal |"), "enemies").text());
  }

  @Test
  void nothingIsOfferedInsideOfMapsStringsAndComments() {
    assertEquals(List.of(), at("map " + Q + "\n#|#\n" + Q));
    assertEquals(List.of(), at("about \"a|b\""));
    assertEquals(List.of(), at("legend { '|' = wall }"));
    assertEquals(List.of(), at("// comment |"));
    assertEquals(List.of(), atIn("// comment|"));
    assertEquals(List.of(), at("/* comment | */"));
    offers(at("map " + Q + "\n#\n" + Q + "\n|"), "place");
    offers(at("// comment\n|"), "place");
  }

  @Test
  void completionSurvivesDamagedTexts() {
    assertEquals(List.of(), at("goal " + "(".repeat(5_000) + "|").stream().filter(p -> p.label().equals("wall")).toList());
    at("map " + Q + "\n###|");
    atIn("\0\0|\"");
    atIn("level t uses nothing { place |");
  }

  private static String hover(String marked) {
    int offset = marked.indexOf('|');
    String text = marked.substring(0, offset) + marked.substring(offset + 1);
    return IDE.hover(offset, MiniLanguage.parse(text)).map(Hover::markdown).orElse("");
  }

  @Test
  void hoverTellsWhatANameMeans() {
    String kind = hover("level t uses mini { place gob|lin at (1, 1) }");
    assertTrue(kind.startsWith("`kind goblin extends fighter`"), kind);
    assertTrue(kind.contains("Behaviour: fights, moves, hostile"), kind);
    assertTrue(kind.contains("- `health: int(0..1000) = 3` Points left."), kind);
    String attribute = hover("level t uses mini { place goblin(hea|lth: 1) at (1, 1) }");
    assertTrue(attribute.contains("health: int(0..1000) = config player_health") && attribute.contains("Unit: points"), attribute);
    assertTrue(hover("level t uses mini { config { |player_health = 1 } }").contains("Health of the player at the start."));
    assertTrue(hover("level t uses mini { goal ene|mies }").contains("`goal enemies(count: int(0..) = 1)`"));
    assertTrue(hover("level t uses m|ini { }").contains("A game made up for tests."));
    assertTrue(hover("level |t \"Title\" uses mini { }").contains("Title"));
    assertEquals("", hover("level t uses mini { go|al exit }"));
  }

  @Test
  void hoverTellsWhatACellHolds() {
    assertEquals("`'b'` at (3, 1): floor tile + goblin (health: 9)", hover("level t uses mini { legend { 'b' = floor_tile + "
        + "goblin(health: 9) } map at (3, 0) " + Q + "\n#\n|b\n" + Q + "}"));
    assertEquals("`'.'` at (0, 0): empty", hover("level t uses mini { map " + Q + "\n|.\n" + Q + "}"));
  }

  private static String outline(List<OutlineNode> nodes) {
    return String.join(" ", nodes.stream().map(n -> n.sort() + ":" + n.label() + (n.detail().isEmpty() ? "" : "[" + n.detail() + "]")
        + (n.children().isEmpty() ? "" : "(" + outline(n.children()) + ")")).toList());
  }

  @Test
  void outlineShowsTheSections() {
    LevelFileResult file = MiniLanguage.parse("level t \"T\" uses mini { config { speed = 1 } legend { 'a' = wall + key 'b' = empty } map at (1, 2) "
        + Q + "\n##\n#\n" + Q + " place goblin at (1, 1), (2, 2) kind ogre extends goblin { health = 1 } goal exit\nand enemies }"
        + " ruleset r { kind k { attribute a: int } goal g }");
    assertEquals("LEVEL:t[T](CONFIG:config(SETTING:speed[1]) LEGEND:legend(SYMBOL:'a'[wall + key] SYMBOL:'b'[empty]) "
        + "MAP:map[2 × 2 at (1, 2)] PLACEMENT:goblin[on 2 cells] KIND:ogre[extends goblin](SETTING:health[1]) "
        + "GOAL:goal[exit and enemies]) RULESET:r(KIND:k(ATTRIBUTE:a[a: int]) GOAL:g[g])", outline(IDE.outline(file)));
    OutlineNode map = IDE.outline(file).getFirst().children().get(2);
    assertEquals("map", file.text().substring(map.selection().offset(), map.selection().end()));
  }

  @Test
  void foldingCoversWhatHasSeveralLines() {
    LevelFileResult file = MiniLanguage.parse("/* a\nb */\nlevel t uses mini {\n config { speed = 1 }\n legend {\n }\n map "
        + Q + "\n#\n" + Q + "\n}");
    assertEquals(List.of("1-2", "3-10", "5-6", "7-9 map"), IDE.folding(file).stream().map(fold -> file.positions().line(
        fold.range().offset()) + "-" + file.positions().line(fold.range().end() - 1) + (fold.map() ? " map" : "")).toList());
  }

  @Test
  void declarationsAndOccurrencesAreFound() {
    String text = "level t uses mini { kind ogre extends goblin place ogre at (1, 1) place goblin at (2, 2), (3, 3) legend { 'o' = ogre } }";
    LevelFileResult file = MiniLanguage.parse(text);
    int use = text.indexOf("ogre at");
    Declaration own = IDE.declaration(use + 1, file).orElseThrow();
    assertTrue(own.local());
    assertEquals(text.indexOf("ogre"), own.range().offset());
    Declaration library = IDE.declaration(text.indexOf("goblin at"), file).orElseThrow();
    assertFalse(library.local());
    assertEquals("goblin", library.text().substring(library.range().offset(), library.range().end()));
    assertTrue(library.file().toString().endsWith("mini.ruleset"));
    assertEquals(3, IDE.occurrences(use, file).size());
    assertEquals(3, IDE.occurrences(text.indexOf("ogre"), file).size());
    assertEquals(2, IDE.occurrences(text.indexOf("goblin"), file).size());
    assertEquals(List.of(), IDE.occurrences(0, file));
    assertEquals(Optional.empty(), IDE.declaration(0, file));
  }

  @Test
  void stylesFollowTheTokensAndNames() {
    String text = "level t uses mini { goal exit // x\n place goblin(mood: calm, health: 1) at (1, 1) legend { '#' = wall } map " + Q + "\n#";
    assertEquals(List.of("KEYWORD level", "NAME t", "KEYWORD uses", "NAME mini", "PUNCTUATION {", "KEYWORD goal", "NAME exit",
        "COMMENT // x\n"), Styles.tokens(text, 0).stream().limit(8).map(s -> s.style() + " " + text.substring(s.range().offset(),
            s.range().end())).toList());
    assertEquals("MAP", Styles.tokens(text, 0).getLast().style().name());
    assertEquals(List.of("DECLARATION t", "GOAL exit", "KIND goblin", "ATTRIBUTE mood", "WORD calm", "ATTRIBUTE health", "KIND wall"),
        IDE.names(MiniLanguage.parse(text)).stream().map(s -> s.style() + " " + text.substring(s.range().offset(), s.range().end()))
            .toList());
  }
}
