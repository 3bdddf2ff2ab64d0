package org.tilewright.formats.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;

class JsonParserTest {

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[]", "null", "true", "-0.50", "1e+3", "12345678901234567890123", "\"a\\\"\\\\\\n\u20ac\"",
      "{\"b\": 1, \"a\": [1.0, {\"\": null}]}"})
  void writtenTextEqualsReadText(String json) throws JsonSyntaxException {
    assertEquals(json, JsonWriter.compact(JsonParser.parse(json).root()));
  }

  @Test
  void escapesAreDecoded() throws JsonSyntaxException {
    assertEquals(new JsonValue.JsonString("/\b\f\u20acx\ud83d\ude00"),
        JsonParser.parse("\"\\/\\b\\f\\u20ACx\\ud83d\\uDE00\"").root());
  }

  @Test
  void halfASurrogatePairSurvives() throws JsonSyntaxException {
    assertEquals("\"\\ud800\"", JsonWriter.compact(JsonParser.parse("\"\\uD800\"").root()));
  }

  @Test
  void byteOrderMarkAndAllLineEndsAreSpace() throws JsonSyntaxException {
    JsonDocument document = JsonParser.parse("\ufeff[\r\n1,\r2,\n3]");
    List<JsonValue> items = ((JsonArray) document.root()).items();
    assertEquals(List.of(2, 3, 4), items.stream().map(document::lineOf).toList());
    assertEquals(1, document.columnOf(document.root()));
  }

  @Test
  void equalValuesHavePositionsOfTheirOwn() throws JsonSyntaxException {
    JsonDocument document = JsonParser.parse("{\"a\": 1, \"b\": 1}");
    JsonObject root = (JsonObject) document.root();
    assertEquals(7, document.columnOf(root.fields().get("a")));
    assertEquals(15, document.columnOf(root.fields().get("b")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "`` | 1 | 1 | the file is empty",
      "` \n ` | 2 | 2 | the file is empty",
      "[1,] | 1 | 4 | expected a value, not ']'",
      "[1 2] | 1 | 4 | expected ',' or ']' after a value, not '2'",
      "{\"a\" 1} | 1 | 6 | expected ':' after a field name, not '1'",
      "{a: 1} | 1 | 2 | expected a field name in double quotes, not 'a'",
      "`{\"a\": 1,\n\"a\": 2}` | 2 | 1 | the field \"a\" occurs twice in one object",
      "NaN | 1 | 1 | expected a value, not 'NaN'",
      "-Infinity | 1 | 2 | expected a digit, not 'Infinity'",
      "01 | 1 | 2 | a number cannot go on with '1'",
      "1. | 1 | 3 | expected a digit, not the end of the file",
      "truth | 1 | 1 | expected a value, not 'truth'",
      "\"a | 1 | 3 | the string is not closed on its line",
      "\"\\x\" | 1 | 3 | there is no escape \\ before 'x'",
      "\"\\u12\" | 1 | 3 | \\u needs four hexadecimal digits",
      "{} {} | 1 | 4 | expected the end of the file after the value, not '{'",
      "// no | 1 | 1 | expected a value, not '/'"})
  void faultsAreNamedAtTheirPlace(String json, int line, int column, String message) {
    JsonSyntaxException e = assertThrows(JsonSyntaxException.class, () -> JsonParser.parse(json));
    assertEquals(line + ":" + column + " " + message, e.line() + ":" + e.column() + " " + e.getMessage());
  }

  @Test
  void deepNestingIsRefusedAndNotACrash() {
    JsonSyntaxException e = assertThrows(JsonSyntaxException.class, () -> JsonParser.parse("[".repeat(1_000_000)));
    assertEquals(JsonParser.MAX_DEPTH + 1, e.column());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "1e-999999999", "1e99999999999"})
  void hugeExponentsAreNotCalculated(String number) {
    assertEquals(true, new JsonNumber(number).decimal().isEmpty());
  }
}
