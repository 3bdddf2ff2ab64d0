package org.tilewright.lang.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.eclipse.xtext.nodemodel.INode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.testing.MiniLanguage;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;

/** Large boards cost a grid and a token, not an object per cell. */
class BigMapTest {

  private static String board(int size) {
    Random random = new Random(size);
    StringBuilder text = new StringBuilder(size * (size + 3) + 100).append("level big uses mini {\n  map \"\"\"\n");
    for (int y = 0; y < size; y++) {
      text.append("  ");
      for (int x = 0; x < size; x++) {
        text.append(random.nextInt(5) == 0 ? '#' : '.');
      }
      text.append('\n');
    }
    return text.append("  \"\"\"\n  place player at (1, 1)\n  goal exit\n}\n").toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 4000})
  void theNumberOfObjectsDoesNotDependOnTheSize(int size) {
    String text = board(size);
    LevelFileResult file = MiniLanguage.parse(text);
    assertEquals(size <= 2000 ? List.of() : List.of(IssueCodes.LARGE_MAP), file.issues().stream().map(LevelIssue::code).toList());
    int nodes = 0;
    for (INode node : file.resource().getParseResult().getRootNode().getAsTreeIterable()) {
      nodes += node.getLength() >= 0 ? 1 : 0;
    }
    assertTrue(nodes < 100, "nodes: " + nodes);
    CompiledLevel level = file.levels().getFirst();
    MapBlock block = (MapBlock) level.definition().sources().getFirst();
    assertEquals(size, block.width());
    assertEquals(size, block.height());
    BlockSource source = level.sources().blocks().getFirst();
    int offset = source.offset(size - 1, size - 1).orElseThrow();
    assertEquals(new Cell(size - 1, size - 1), source.cell(offset).orElseThrow());
    assertEquals(text.charAt(offset) == '#', !block.at(size - 1, size - 1).isEmpty());
  }

  @Test
  void aMissingSymbolOnALargeBoardIsAHandfulOfIssues() {
    LevelFileResult file = MiniLanguage.parse(board(1000).replace("#", "?"));
    assertEquals(101, file.issues().size());
  }
}
