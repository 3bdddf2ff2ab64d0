package org.tilewright.lang.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.issues;
import static org.tilewright.lang.testing.MiniLanguage.language;
import static org.tilewright.lang.testing.MiniLanguage.level;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

class BadInputTest {

  private static final String Q = "\"\"\"";
  private static final String GOOD = "level t uses mini {\n  map " + Q + "\n    #@\n    X.\n    " + Q + "\n  goal exit\n}\n";

  @TempDir
  private Path folder;

  private LevelFileResult read(byte[] bytes) throws IOException {
    Path file = folder.resolve("x.level");
    Files.write(file, bytes);
    return language().read(file);
  }

  private static String codes(LevelFileResult result) {
    return String.join(" ", result.issues().stream().map(LevelIssue::code).distinct().toList());
  }

  @Test
  void missingFilesAndFoldersAreSaidToBeSo() {
    LevelFileResult missing = language().read(folder.resolve("no.level"));
    assertEquals(IssueCodes.UNREADABLE, missing.issues().getFirst().code());
    assertEquals(1, missing.issues().getFirst().line());
    assertEquals(IssueCodes.UNREADABLE, language().read(folder).issues().getFirst().code());
    assertTrue(missing.levels().isEmpty());
  }

  @Test
  void anEmptyFileIsFineButRemarked() throws IOException {
    for (String text : List.of("", " ", "\n\n", "// only a comment", "\uFEFF")) {
      LevelFileResult result = read(text.getBytes(StandardCharsets.UTF_8));
      assertEquals(IssueCodes.NO_LEVEL, codes(result), "'" + text + "'");
      assertEquals(Severity.INFO, result.issues().getFirst().severity());
      assertEquals(List.of(), result.levels());
    }
  }

  @Test
  void whatIsNoUtf8IsRefusedWithItsPlace() throws IOException {
    LevelFileResult latin = read("level t uses mini {\n  about \"caf\u00e9\"\n}".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals("x.level:2:13: error: Byte 0xE9 is no UTF-8; save the file as UTF-8 [file.encoding]",
        latin.issues().getFirst().format("x.level"));
    LevelFileResult utf16 = read(GOOD.getBytes(StandardCharsets.UTF_16));
    assertTrue(utf16.issues().getFirst().message().startsWith("The file is UTF-16"));
    byte[] random = new byte[10_000];
    new Random(1).nextBytes(random);
    assertEquals(IssueCodes.ENCODING, codes(read(random)));
  }

  @Test
  void binaryThatHappensToBeUtf8GivesSyntaxErrors() throws IOException {
    byte[] random = new byte[100_000];
    Random source = new Random(2);
    for (int i = 0; i < random.length; i++) {
      random[i] = (byte) source.nextInt(128);
    }
    LevelFileResult result = read(random);
    assertTrue(result.hasErrors());
    assertTrue(result.issues().size() <= 1001);
  }

  @Test
  void aByteOrderMarkIsAcceptedAndKept() throws IOException {
    LevelFileResult result = read(("\uFEFF" + GOOD).getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(), result.issues());
    assertEquals("\uFEFF" + GOOD, result.text());
  }

  @ParameterizedTest
  @CsvSource({"'\n'", "'\r\n'", "'\r'"})
  void allLineEndsAreAcceptedAndCounted(String end) {
    LevelFileResult good = parse(GOOD.replace("\n", end));
    assertEquals(List.of(), good.issues());
    LevelFileResult bad = parse(GOOD.replace("X.", "X?").replace("\n", end));
    assertEquals(4, bad.issues().getFirst().line());
    assertEquals(6, bad.issues().getFirst().column());
  }

  @Test
  void lineCommentsEndWithAnyLineEnd() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      assertEquals(List.of(), parse("// one" + end + GOOD.replace("\n", end) + "// two" + end).issues());
    }
  }

  @Test
  void aMissingLastLineEndIsFine() {
    assertEquals(List.of(), parse(GOOD.strip()).issues());
    assertEquals(List.of(), parse(GOOD.strip() + " // comment").issues());
    assertEquals(List.of(), parse(GOOD.strip() + " // comment\r").issues());
  }

  @Test
  void syntaxErrorsSpeakOfWhatIsThere() {
    assertEquals("'uses' is missing before 'u'", parse("level t u mini {}").issues().getFirst().message());
    assertEquals("The end of the file does not belong here; '}' was expected", parse("level t uses mini { goal exit").issues()
        .getFirst().message());
    assertTrue(level("foo bar").issues().getFirst().message().startsWith("'foo' does not belong here; a level has about"));
    assertTrue(level("map at (99999999999, 0) " + Q + "\n#\n" + Q).issues().getFirst().message().startsWith("Coordinates go"));
    assertEquals("syntax.literal:\"a\\q\"", issues("about \"a\\q\"").getFirst());
  }

  @Test
  void whatIsNotClosedIsMarkedAtItsBeginning() {
    assertEquals(IssueCodes.UNCLOSED + ":" + Q, unclosed("map " + Q + "\n###"));
    assertEquals(IssueCodes.UNCLOSED + ":\"ab", unclosed("about \"abc"));
    assertEquals(IssueCodes.UNCLOSED + ":'ab", unclosed("legend { 'abc = wall }"));
    assertEquals(IssueCodes.UNCLOSED + ":/* ", unclosed("/* comment"));
  }

  private static String unclosed(String content) {
    return issues(content).stream().filter(i -> i.startsWith(IssueCodes.UNCLOSED)).findFirst().orElse("none");
  }

  @Test
  void mapsWithoutClosingQuotesThatRunIntoTheNextOneAreFound() {
    LevelFileResult result = level("map " + Q + "\n##\n\nmap at (0, 9) " + Q + "\n##\n" + Q + "\ngoal exit");
    LevelIssue first = result.issues().getFirst();
    assertEquals(IssueCodes.UNCLOSED, first.code());
    assertEquals(2, first.line());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"goal | ( | exit | )", "goal | not | exit |", "place goblin(anything: | [ | 1 | ]",
      "place goblin(anything: | {a: | 1 | }", "goal exit | and exit | | ", "goal exit | or exit | |"})
  void aHundredThousandLevelsOfNestingGiveAMessage(String before, String open, String middle, String close) {
    String content = before + (" " + open).repeat(100_000) + " " + (middle == null ? "" : middle)
        + (close == null ? "" : (" " + close).repeat(100_000)) + (before.contains("(") ? ") at (1, 1)" : "");
    LevelFileResult result = level(content);
    LevelIssue issue = result.issues().stream().filter(i -> i.code().equals(IssueCodes.TOO_DEEP)).findFirst().orElseThrow();
    assertEquals(2, issue.line());
    assertEquals(1, issue.length());
    assertFalse(result.levels().isEmpty());
  }

  @Test
  void nestingThatIsLeftOpenGivesAMessageToo() {
    assertTrue(codes(level("goal " + "(".repeat(1_000_000))).contains(IssueCodes.TOO_DEEP));
    assertTrue(codes(parse("ruleset r { kind k { attribute a: " + "list of ".repeat(100_000) + "int } }"))
        .contains(IssueCodes.TOO_DEEP));
  }

  @Test
  void sensibleNestingIsFine() {
    assertEquals(List.of(), issues("goal " + "(".repeat(90) + "exit" + ")".repeat(90)));
    assertEquals(List.of(), issues("goal " + "not ".repeat(90) + "exit" + " and exit".repeat(400)));
  }

  @Test
  void tenMegabytesInOneLineAreReadInOneGo() {
    int size = 10 << 20;
    assertTrue(parse("a".repeat(size)).hasErrors());
    assertTrue(parse("#".repeat(size)).hasErrors());
    assertTrue(parse(".".repeat(size)).hasErrors());
    assertTrue(parse("'".repeat(size)).hasErrors());
    assertTrue(parse("\"".repeat(size)).hasErrors());
    assertTrue(parse("x.#".repeat(size / 3)).hasErrors());
    assertTrue(codes(parse("x ".repeat(size / 2))).contains(IssueCodes.TOO_LARGE));
    assertEquals(List.of(), issues("about \"" + "a".repeat(size) + "\""));
    assertEquals(List.of(), issues("// " + "a ".repeat(size / 2)));
  }

  @Test
  void aBoardWithoutItsQuotesIsAHandfulOfTokens() {
    Random random = new Random(3);
    StringBuilder rows = new StringBuilder();
    for (int y = 0; y < 500; y++) {
      for (int x = 0; x < 500; x++) {
        rows.append("#....XO@+=-:".charAt(random.nextInt(12)));
      }
      rows.append('\n');
    }
    LevelFileResult opened = level("map \n" + rows + Q + "\ngoal exit");
    assertTrue(opened.hasErrors());
    LevelFileResult two = level("map " + Q + "\n" + rows + "\nmap at (0, 600) " + Q + "\n" + rows + Q + "\ngoal exit");
    assertTrue(two.hasErrors());
    for (LevelFileResult result : List.of(opened, two)) {
      int leaves = 0;
      for (ILeafNode leaf : result.resource().getParseResult().getRootNode().getLeafNodes()) {
        leaves += leaf.getLength() > 0 ? 1 : 0;
      }
      assertTrue(leaves < 60_000, "leaves: " + leaves);
    }
  }
}
