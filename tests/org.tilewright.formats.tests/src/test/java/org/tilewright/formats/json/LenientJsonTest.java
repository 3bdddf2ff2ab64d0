package org.tilewright.formats.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What org.json 20210307 makes of texts that are not quite JSON; found out by giving them to it. */
class LenientJsonTest {

  private static JsonDocument read(String json) throws JsonSyntaxException {
    return JsonParser.parseLeniently(json);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{\"a\":1,} | {\"a\": 1}", "{\"a\":1;} | {\"a\": 1}", "{\"a\":1;\"b\":2} | {\"a\": 1, \"b\": 2}",
      "{\"a\":[1,2,]} | {\"a\": [1, 2]}", "{\"a\":[1,,2]} | {\"a\": [1, null, 2]}", "{\"a\":[,]} | {\"a\": [null]}",
      "{\"a\":[,1]} | {\"a\": [null, 1]}", "{\"a\":[1,,,]} | {\"a\": [1, null, null]}",
      "{a:1} | {\"a\": 1}", "{'a':'x'} | {\"a\": \"x\"}", "{a b:c d } | {\"a b\": \"c d\"}", "{1:2} | {\"1\": 2}",
      "{\"a\":tRue} | {\"a\": true}", "{\"a\":NULL} | {\"a\": null}", "{\"a\":FALSE} | {\"a\": false}", "{null:2} | {\"null\": 2}",
      "{\"a\":01} | {\"a\": \"01\"}", "{\"a\":+1} | {\"a\": \"+1\"}", "{\"a\":.5} | {\"a\": \".5\"}", "{\"a\":1 2} | {\"a\": \"1 2\"}",
      "{\"a\":5.} | {\"a\": 5}", "{\"a\":-.5} | {\"a\": -0.5}", "{\"a\":00.5} | {\"a\": 0.5}", "{\"a\":1.5f} | {\"a\": 1.5}",
      "{\"a\":0x1.8p1} | {\"a\": 3.0}", "{\"a\":1E} | {\"a\": \"1E\"}", "{\"a\":--1} | {\"a\": \"--1\"}",
      "{\"a\":NaN} | {\"a\": \"NaN\"}", "{\"a\":1}garbage | {\"a\": 1}", "{\"a\":1}} | {\"a\": 1}",
      "{\"a\":\"\\'\"} | {\"a\": \"'\"}", "{\"a\":'\"'} | {\"a\": \"\\\"\"}", "`{\"a\":\"x\ty\"}` | {\"a\": \"x\\ty\"}",
      "`{\"a\":1\f,\"b\":\u000b2}` | {\"a\": 1, \"b\": 2}", "{\"a\":(1)} | {\"a\": \"(1)\"}", "{\"a\":x}} | {\"a\": \"x\"}"})
  void isReadAsOrgJsonReadsIt(String json, String meaning) throws JsonSyntaxException {
    JsonDocument document = read(json);

    assertEquals(meaning, JsonWriter.compact(document.root()));
    assertTrue(!document.deviations().isEmpty());
    assertThrows(JsonSyntaxException.class, () -> JsonParser.parse(json), "it is not JSON");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{\"a\":1,,} | 1:8", "{,} | 1:2", "{\"a\":} | 1:6", "{:1} | 1:2", "{\"a\" 1} | 1:6", "{\"a\":1 | 1:7", "{\"a\":[1 | 1:8",
      "{\"a\":[1, | 1:9", "`` | 1:1", "{\"a\":1,\"a\":2} | 1:8", "{\"a\":null,a:2} | 1:11", "{\"a\":\"x\" \"b\":2} | 1:10",
      "{\"a\":a\"b\"} | 1:7", "{\"a\":\"\\q\"} | 1:8", "{\"a\":\"\\u12\"} | 1:8", "`{\"a\":\"x\n\"}` | 1:8", "{\"a\":\\u0041} | 1:6",
      "`{\"a\":1\n2}` | 2:1", "`{\n  \"a\": 1\n  \"b\": 2}` | 3:3"})
  void isRefusedAsOrgJsonRefusesIt(String json, String place) {
    JsonSyntaxException e = assertThrows(JsonSyntaxException.class, () -> read(json));

    assertEquals(place, e.line() + ":" + e.column(), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\"=1}", "{\"a\"=>1}", "{\"a\":1 /* one */}", "{//one\n\"a\":1}", "{#one\n\"a\":1}", "/**/{\"a\":1}"})
  void whatOnlyGsonReadsIsReadToo(String json) throws JsonSyntaxException {
    assertEquals("{\"a\": 1}", JsonWriter.compact(read(json).root()));
    assertEquals(1, read(json).deviations().size());
  }

  @Test
  void linesInCommentsCount() throws JsonSyntaxException {
    JsonDocument document = read("/* \n \r\n */ {\n a: 1}");

    assertEquals(3, document.lineOf(document.root()));
    assertEquals(List.of("1:1 a comment", "4:2 a field name without quotes"), document.deviations().stream()
        .map(place -> place.line() + ":" + place.column() + " " + place.what()).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"a\": [1, -0.50, 1e+3, true, null], \"b\": {\"\": \"/\\\\\"}}", " [ ] ", "\ufeff{\"a\" : 1 }\r\n"})
  void jsonIsReadAsBeforeAndNothingIsNoted(String json) throws JsonSyntaxException {
    assertEquals(JsonParser.parse(json).root(), read(json).root());
    assertEquals(List.of(), read(json).deviations());
  }

  @Test
  void aCommentWithoutEndAndDeepNestingAreRefused() {
    assertThrows(JsonSyntaxException.class, () -> read("{/*}"));
    assertThrows(JsonSyntaxException.class, () -> read("{/*/}"));
    assertThrows(JsonSyntaxException.class, () -> read("[".repeat(1_000_000)));
  }
}
