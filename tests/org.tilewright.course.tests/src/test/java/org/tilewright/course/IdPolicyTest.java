package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IdPolicyTest {

  private static List<String> names(IdPolicy policy) {
    EntityNames names = new EntityNames(policy);
    return Stream.of(names.name(0, "player"), names.name(1, "wall"), names.name(2, "wall"), names.name(1, "wall"),
        names.name(7, "wall")).toList();
  }

  @Test
  void thingsAreNamedByThePolicyAndKeepTheirNames() {
    assertEquals(List.of("player-0", "wall-1", "wall-2", "wall-1", "wall-7"), names(IdPolicy.UNIQUE));
    assertEquals(List.of("player", "wall", "wall1", "wall", "wall2"), names(IdPolicy.TYPE));
    assertEquals(List.of("player0", "wall0", "wall1", "wall0", "wall2"), names(IdPolicy.TYPE0));
    assertEquals(List.of("entity0", "entity1", "entity2", "entity1", "entity7"), names(IdPolicy.ENTITY_N));
  }

  @Test
  void typesThatEndInDigitsDoNotLeadToOneNameForTwoThings() {
    EntityNames names = new EntityNames(IdPolicy.TYPE);
    List<String> given = List.of(names.name(0, "egg1"), names.name(1, "egg"), names.name(2, "egg"));
    assertEquals(3, given.stream().distinct().count(), given.toString());
    assertEquals(OptionalInt.of(2), names.number(given.get(2)));
    assertEquals(OptionalInt.empty(), names.number("nobody"));
  }

  @Test
  void settingsComeFromProperties() {
    Properties properties = new Properties();
    properties.setProperty(CourseSettings.IDS, "ENTITYn");
    properties.setProperty(CourseSettings.SEED, "-5");
    properties.setProperty(CourseSettings.SAVES, "somewhere");
    assertEquals(new CourseSettings(IdPolicy.ENTITY_N, OptionalLong.of(-5), Path.of("somewhere")),
        CourseSettings.of(properties));
    assertEquals(IdPolicy.UNIQUE, CourseSettings.of(new Properties()).ids());
    assertTrue(CourseSettings.of(new Properties()).saves().endsWith(Path.of("tilewright", "saves")));
  }

  @Test
  void nonsenseInPropertiesIsRefusedInWords() {
    Properties properties = new Properties();
    properties.setProperty(CourseSettings.IDS, "roman");
    assertTrue(assertThrows(IllegalArgumentException.class, () -> CourseSettings.of(properties)).getMessage()
        .contains("type0"));
    properties.setProperty(CourseSettings.IDS, "type");
    properties.setProperty(CourseSettings.SEED, "lucky");
    assertTrue(assertThrows(IllegalArgumentException.class, () -> CourseSettings.of(properties)).getMessage()
        .contains(CourseSettings.SEED));
  }
}
