package org.tilewright.formats.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JsonWriterTest {

  @Test
  void smallObjectsStayOnOneLine() throws JsonSyntaxException {
    assertEquals("""
        {
          "entities": [
            {"x": 1, "y": 2},
            {}
          ],
          "goal": {"goal": "exit"}
        }
        """, JsonWriter.pretty(JsonParser.parse("{\"entities\":[{\"x\":1,\"y\":2},{}],\"goal\":{\"goal\":\"exit\"}}").root()));
  }

  @Test
  void aFlatFileIsSpreadOverLines() throws JsonSyntaxException {
    assertEquals("{\n  \"a\": 1,\n  \"b\": []\n}\n", JsonWriter.pretty(JsonParser.parse("{\"a\":1,\"b\":[]}").root()));
  }
}
