package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.UiTest;

/** The problem markers of a project. */
class BuildTest extends UiTest {

  private static final String BROKEN = Samples.LEVEL.replace("spider", "spidre");

  @Test
  void aBuildMarksAnUnknownKindAtItsPlace() throws Exception {
    file("levels/crossing.level", BROKEN);
    build();
    IMarker[] markers = markers();
    assertEquals(1, markers.length);
    int at = BROKEN.indexOf("spidre");
    assertEquals(at, markers[0].getAttribute(IMarker.CHAR_START, -1));
    assertEquals(at + "spidre".length(), markers[0].getAttribute(IMarker.CHAR_END, -1));
    assertEquals(15, markers[0].getAttribute(IMarker.LINE_NUMBER, -1));
    assertEquals(IMarker.SEVERITY_ERROR, markers[0].getAttribute(IMarker.SEVERITY, -1));
    assertTrue(markers[0].getAttribute("org.tilewright.code", "").length() > 0);
  }

  @Test
  void aByteOrderMarkDoesNotShiftMarkers() throws Exception {
    file("crossing.level", "\uFEFF" + BROKEN);
    build();
    assertEquals(BROKEN.indexOf("spidre"), markers()[0].getAttribute(IMarker.CHAR_START, -1));
  }

  @Test
  void aProblemThatStaysKeepsItsMarkerAndOneThatIsGoneLosesIt() throws Exception {
    IFile file = file("crossing.level", BROKEN.replace("goal exit", "goal exitt"));
    build();
    IMarker[] before = markers();
    assertEquals(2, before.length);
    file.setContents(new ByteArrayInputStream(BROKEN.getBytes(StandardCharsets.UTF_8)), true, false, new NullProgressMonitor());
    project().build(IncrementalProjectBuilder.INCREMENTAL_BUILD, new NullProgressMonitor());
    IMarker[] after = markers();
    assertEquals(1, after.length);
    assertTrue(after[0].getId() == before[0].getId() || after[0].getId() == before[1].getId());
  }

  @Test
  void filesThatAreNoTextGetAMessage() throws Exception {
    file("binary.level", new byte[] {(byte) 0xFE, (byte) 0xED, 0, 1, 2});
    file("empty.level", "");
    build();
    assertArrayEquals(new Object[] {"binary.level", "empty.level"},
        Stream.of(markers()).map(marker -> marker.getResource().getName()).distinct().sorted().toArray());
  }

  @Test
  void openingAMarkerSelectsItsPlaceOnTheTextPage() throws Exception {
    file("crossing.level", BROKEN);
    build();
    LevelEditor editor = (LevelEditor) IDE.openEditor(page(), markers()[0]);
    spin();
    ITextSelection selection = (ITextSelection) editor.source().getSelectionProvider().getSelection();
    assertEquals("spidre", selection.getText());
    assertTrue(editor.activeLevelPage().isEmpty());
  }
}
