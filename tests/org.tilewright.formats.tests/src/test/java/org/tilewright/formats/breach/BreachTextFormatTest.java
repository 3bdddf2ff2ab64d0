package org.tilewright.formats.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Cell;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.ForeignPlaces;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;

class BreachTextFormatTest {

  private static final LevelLanguage LANGUAGE = new LevelLanguage(Rulesets.onClassPath(BreachTextFormatTest.class.getClassLoader()));
  private static final RulesetLibrary LIBRARY = LANGUAGE.injector().getInstance(Libraries.class).find("breach").orElseThrow();
  private static final Vocabulary VOCABULARY = new Vocabulary(LIBRARY);
  private static final String BOARD = "MMMM\nM 3M\nM  M\nMMMM\n";
  private static final String LEVEL = BOARD + "\nT,1,1,5,3,3\nS,2,2,10,7,10";

  private final BreachTextFormat format = new BreachTextFormat();

  private ImportedLevel read(String text) throws FormatException {
    return format.read(new SourceText("level 1.txt", text), Optional.empty(), VOCABULARY);
  }

  private String print(String text) throws FormatException {
    return new LevelPrinter(DefaultSymbols.of(LIBRARY)).print(read(text).draft());
  }

  private ExportedLevel write(String level) throws FormatException {
    LevelFileResult result = LANGUAGE.parse(level, "a.level");
    return format.write(new ExportSource("a.level", result.levels().getFirst().definition(), List.of()), VOCABULARY);
  }

  private void comesBack(String text) throws FormatException {
    assertEquals(text, write(print(text)).text());
  }

  private FormatProblem refusal(String text) {
    FormatException refused = assertThrows(FormatException.class, () -> read(text));
    assertEquals("level 1.txt", refused.file());
    return refused.problem();
  }

  private static String place(FormatProblem problem) {
    return problem.line() + ":" + problem.column() + " " + problem.code();
  }

  @Test
  void aByteOrderMarkIsAcceptedWithAWarning() throws FormatException {
    ImportedLevel level = read("\uFEFF" + LEVEL);

    assertTrue(format.recognises(new SourceText("a.txt", "\uFEFF" + LEVEL)));
    assertEquals(List.of("breach.byteOrderMark"), level.warnings().stream().map(FormatProblem::code).toList());
    assertEquals(print(LEVEL), print("\uFEFF" + LEVEL));
  }

  @Test
  void aBadNumberIsMarkedWhereItBegins() {
    assertEquals("3:6 breach.number", place(refusal("MMM\n\nT,1, one,1,1,1")));
    assertEquals("3:3 breach.number", place(refusal("MMM\n\nT,2147483648,1,1,1,1")));
    assertEquals("3:3 breach.number", place(refusal("MMM\n\nT,2147483647,1,1,1,1")));
    assertEquals("3:5 breach.number", place(refusal("MMM\n\nT,1,-1000000001,1,1,1")));
  }

  @Test
  void theLevelReadsLikeThePictureAndNeedsNoLegend() throws FormatException {
    assertEquals("""
        level level_1 "level 1" uses breach {
          map ""\"
            MMMM
            M.3M
            M..M
            MMMM
            ""\"

          place tank_mech(health: 5, speed: 3, strength: 3) at (1, 1)
          place scorpion(health: 10, speed: 7, strength: 10) at (2, 2)
        }
        """, print(LEVEL));
  }

  @ParameterizedTest
  @ValueSource(strings = {LEVEL, LEVEL + "\n", LEVEL + "\n\n\n", BOARD, BOARD + "\n",
      "   \n 1 \n   \n\nT,0,0,1,0,0\nS,2,2,1,0,0", "0\n\nF,0,0,12,345,6789\n"})
  void filesComeBackByteForByteWithEitherLineEnd(String text) throws FormatException {
    comesBack(text);
    comesBack(text.replace("\n", "\r\n"));
  }

  @Test
  void blanksAtTheEndsOfRowsAreTiles() throws FormatException {
    assertTrue(print("  1 \n M  \n\nT,0,0,1,0,0").contains("..1.\n    .M..\n"));
  }

  @Test
  void theGameItselfWritesNoFinalLineEnd() throws FormatException {
    assertEquals("1 M\n\nH,0,1,3,3,2", write("level a uses breach {\n map \"\"\"\n  1HM\n  \"\"\"\n}").text());
  }

  @Test
  void theOrderOfUnitsIsThatOfTheFile() throws FormatException {
    comesBack(BOARD + "\nT,1,1,5,3,3\nS,2,2,5,3,3\nT,2,1,5,3,3");
    assertEquals("1  \n\nS,0,2,3,3,2\nT,0,1,3,3,2",
        write("level a uses breach {\n map \"\"\"\n  1T.\n  \"\"\"\n place scorpion(priority: 1) at (2, 0)\n}").text());
  }

  @Test
  void filesAreRecognisedByTheirContent() {
    assertTrue(format.recognises(new SourceText("x", LEVEL)));
    assertTrue(format.recognises(new SourceText("x", "MMX\n\nT,1,2,3,4,5")), "with a mistake");
    assertFalse(format.recognises(new SourceText("x.txt", "")));
    assertFalse(format.recognises(new SourceText("x.txt", "Dear reader,\n")));
    assertEquals(BreachTextFormat.ID, BuiltInFormats.all().importerFor(new SourceText("save", LEVEL)).orElseThrow().id());
    assertEquals("course-json", BuiltInFormats.all().importerFor(new SourceText("d.json", "{}")).orElseThrow().id());
  }

  @Test
  void mistakesAreRefusedAtTheirPlace() {
    assertEquals("2:3 breach.tile", place(refusal("MMM\nM x\n\nT,1,1,1,1,1")));
    assertEquals("1:1 breach.noBoard", place(refusal("")));
    assertEquals("1:1 breach.noBoard", place(refusal("\nT,1,1,1,1,1")));
    assertEquals("2:1 breach.noEmptyLine", place(refusal("MMM\nT,1,1,1,1,1")));
    assertEquals("3:1 breach.unit", place(refusal("MMM\n\nX,1,1,1,1,1")));
    assertEquals("4:1 breach.fields", place(refusal("MMM\n\nT,1,1,1,1,1\nT,1,1,1,1")));
    assertEquals("3:5 breach.number", place(refusal("MMM\n\nT,1,one,1,1,1")));
    assertEquals("3:7 breach.number", place(refusal("MMM\n\nT,1,1,99999999999,1,1")));
    assertTrue(refusal("MMM\n\nT,1,one,1,1,1").message().contains("column must be a whole number, not 'one'"));
  }

  @Test
  void otherSpellingsAreReadAndTold() throws FormatException {
    assertEquals(List.of("3:1 breach.spelling", "4:1 breach.emptyLine"),
        read("1MM\n\n T, 0,01,+1,1,1\n\nS,0,2,1,1,1").warnings().stream().map(BreachTextFormatTest::place).toList());
    assertEquals(List.of("0:0 breach.lineEnds"),
        read("1MM\r\n\nT,0,1,1,1,1").warnings().stream().map(BreachTextFormatTest::place).toList());
  }

  @Test
  void rowsOfDifferentLengthsAreKeptAndWarnedAbout() throws FormatException {
    String text = "1 M\nM\nMMM\n\nT,0,1,1,1,1\nS,2,0,1,1,1";
    assertEquals(List.of("2:2 breach.rowLength"), read(text).warnings().stream().map(BreachTextFormatTest::place).toList());
    comesBack(text);
  }

  @Test
  void cellsLeadBackToTheFile() throws FormatException {
    ForeignPlaces places = read(LEVEL).places();
    assertEquals(Optional.of(new ForeignPlaces.Place(2, 3)), places.of(new Cell(2, 1)));
    assertEquals(Optional.of(new ForeignPlaces.Place(7, 1)), places.of(new Cell(2, 2)), "the unit's line");
    assertEquals(Optional.empty(), places.of(new Cell(2, 9)));
  }

  @Test
  void kindsOfALevelsOwnAreWrittenAsWhatTheyExtend() throws FormatException {
    ExportedLevel written = write("level a uses breach {\n kind wasp extends firefly\n map \"\"\"\n  1T.\n  \"\"\"\n place wasp at (2, 0)\n}");
    assertEquals("1  \n\nT,0,1,3,3,2\nF,0,2,3,3,2", written.text());
    assertEquals(List.of("breach.ownKind"), written.warnings().stream().map(FormatProblem::code).toList());
  }

  @Test
  void whatTheFormatHasNoCharacterForIsRefused() {
    FormatException refused = assertThrows(FormatException.class,
        () -> write("level a uses breach {\n kind slug extends enemy\n map \"\"\"\n  1T.\n  \"\"\"\n place slug at (2, 0)\n}"));
    assertEquals("breach.unknownKind", refused.problem().code());
    assertEquals("breach.noBoard", assertThrows(FormatException.class, () -> write("level a uses breach {\n}")).problem().code());
  }
}
