package org.tilewright.course.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonParser;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.RoundResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an expectation about a battle may say of its rounds. */
class SpecExpectationTest {

  /** A battle of two rounds. */
  private static final Observation BATTLE = new Observation(new DungeonResponse("id", "name", List.of(), List.of(),
      List.of(new BattleResponse("spider", List.of(new RoundResponse(-0.5, -2, List.of()),
          new RoundResponse(-0.5, -2.25, List.of())), 10, 4)), List.of(), ":exit"), Optional.empty(), 0, List.of());

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "[0, \"spider\", 10, 4]                              | true",
      "[0, \"spider\", 10, 4, 2]                           | true",
      "[0, \"spider\", 10, 4, 3]                           | false",
      "[0, \"spider\", 10, 4, [[-0.5, -2], [-0.5, -2.25]]] | true",
      "[0, \"spider\", 10, 4, [[-0.5, -2], [-0.5]]]        | true",
      "[0, \"spider\", 10, 4, [[-0.5, -2], [-0.5, -2]]]    | false",
      "[0, \"spider\", 10, 4, [[-0.4, -2], [-0.5, -2.25]]] | false",
      "[0, \"spider\", 10, 4, [[-0.5, -2]]]                | false",
      "[0, \"spider\", 10, 5, [[-0.5, -2], [-0.5, -2.25]]] | false",
      "[1, \"spider\", 10, 4, []]                          | false"})
  void roundsAreGivenByTheirNumberOrOneByOne(String args, boolean holds) {
    SpecExpectation expectation =
        SpecExpectation.of(JsonParser.parseString("{\"step\": 0, \"check\": \"battle\", \"args\": " + args + "}").getAsJsonObject());

    assertEquals(holds, expectation.holds(BATTLE));
  }
}
