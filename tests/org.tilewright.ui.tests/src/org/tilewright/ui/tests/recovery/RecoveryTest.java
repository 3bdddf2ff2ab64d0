package org.tilewright.ui.tests.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.common.recovery.RecoveryStartup;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.workspace.journal.Draft;
import org.tilewright.workspace.journal.DraftFolder;

/** What was typed and not saved is written down, forgotten when it is saved, and offered when the session ended before. */
class RecoveryTest extends UiTest {

  private static final String LEVEL = "level hall uses dungeon {\n  map \"\"\"\n    @..X\n    \"\"\"\n  goal exit\n}\n";
  private static final String TYPED = LEVEL.replace("@..X", "@..#X");

  private final Path folder = Platform.getStateLocation(Platform.getBundle("org.tilewright.workspace")).toPath().resolve("unsaved");
  private final DraftFolder lastSession = new DraftFolder(folder, "lastsession");

  @AfterEach
  void forgetAll() throws IOException {
    shell().ifPresent(Shell::close);
    for (Path draft : drafts()) {
      Files.delete(draft);
    }
  }

  private List<Path> drafts() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".draft")).toList();
    }
  }

  private boolean isKept(String text) {
    try {
      return drafts().size() == 1 && Files.readString(drafts().getFirst()).endsWith("\n\n" + text);
    } catch (IOException e) {
      return false; // it is being replaced
    }
  }

  private boolean nothingIsKept() {
    try {
      return drafts().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private LevelEditor typed() throws Exception {
    LevelEditor editor = open(file("hall.level", LEVEL));
    document(editor).replace(LEVEL.indexOf("X"), 0, "#");
    await("the draft", () -> isKept(TYPED));
    return editor;
  }

  @Test
  void whatIsTypedIsWrittenDownUntilItIsSaved() throws Exception {
    LevelEditor editor = typed();
    document(editor).replace(0, 0, "// more\n");
    await("the next draft", () -> isKept("// more\n" + TYPED));
    page().saveEditor(editor, false);
    await("it is saved", this::nothingIsKept);
  }

  @Test
  void whatIsTakenBackIsForgotten() throws Exception {
    LevelEditor editor = typed();
    DocumentUndoManagerRegistry.getDocumentUndoManager(document(editor)).undo();
    assertFalse(editor.isDirty());
    await("it is undone", this::nothingIsKept);
    document(editor).replace(LEVEL.indexOf("X"), 0, "#");
    await("the draft", () -> isKept(TYPED));
    editor.source().doRevertToSaved();
    await("it is reverted", this::nothingIsKept);
  }

  @Test
  void whatIsClosedWithoutSavingIsForgotten() throws Exception {
    page().closeEditor(typed(), false);
    await("it is closed", this::nothingIsKept);
  }

  private void leaveBehind(IFile file, String text) throws Exception {
    lastSession.keep(new Draft(new URI("platform", null, "/resource" + file.getFullPath(), null), Instant.EPOCH, text));
  }

  private static Optional<Shell> shell() {
    return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().equals("Unsaved Changes")).findFirst();
  }

  private static Table offered() {
    new RecoveryStartup().earlyStartup();
    await("the question", () -> shell().isPresent());
    return (Table) Gestures.find("recovery.texts").orElseThrow();
  }

  private static void press(String label) {
    Button button = (Button) Gestures.all(shell().orElseThrow())
        .filter(control -> control instanceof Button b && b.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    button.notifyListeners(SWT.Selection, null);
  }

  @Test
  void whatASessionLeftBehindComesBackAsAChangeThatCanBeUndone() throws Exception {
    IFile file = file("my levels/a hall.level", LEVEL);
    leaveBehind(file, TYPED);
    Table texts = offered();
    assertEquals(1, texts.getItemCount());
    assertEquals(file.getFullPath().makeRelative().toString(), texts.getItem(0).getText(0));
    Screenshots.take("recovery");
    press("Restore");
    assertTrue(shell().isEmpty(), "all is decided");
    LevelEditor editor = (LevelEditor) page().getActiveEditor();
    assertTrue(editor.isDirty());
    assertEquals(TYPED, document(editor).get());
    assertEquals(LEVEL, file.readString());
    await("it is a draft of this session", () -> isKept(TYPED) && !names().contains("lastsession"));
    DocumentUndoManagerRegistry.getDocumentUndoManager(document(editor)).undo();
    assertEquals(LEVEL, document(editor).get());
    assertFalse(editor.isDirty());
    await("nothing is left to be offered", this::nothingIsKept);
  }

  private String names() {
    try {
      return drafts().toString();
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void whatIsNotDecidedIsOfferedAgain() throws Exception {
    IFile file = file("hall.level", LEVEL);
    leaveBehind(file, TYPED);
    offered();
    press("Later");
    assertTrue(shell().isEmpty());
    TableItem again = offered().getItem(0);
    assertEquals(file.getFullPath().makeRelative().toString(), again.getText(0));
    again.setChecked(false);
    again.getParent().notifyListeners(SWT.Selection, null);
    press("Later");
    assertEquals(1, drafts().size());
  }

  @Test
  void whatWasSavedInTheLastMomentIsNotOffered() throws Exception {
    leaveBehind(file("hall.level", "\uFEFF" + TYPED), TYPED);
    new RecoveryStartup().earlyStartup();
    spin();
    assertTrue(shell().isEmpty());
    assertTrue(nothingIsKept());
  }

  @Test
  void aFileThatIsGoneIsMadeAnew() throws Exception {
    leaveBehind(project().getFile("gone/hall.level"), TYPED);
    assertEquals("not there", offered().getItem(0).getText(2));
    press("Restore");
    assertEquals(TYPED, project().getFile("gone/hall.level").readString());
    assertTrue(nothingIsKept());
  }

  @Test
  void whatIsNoDraftDoesNoHarm() throws Exception {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("broken-x.draft"), "Tilewright draft 1\n::\n");
    Files.write(folder.resolve("bytes-x.draft"), new byte[] {(byte) 0xff, 0, 1});
    new RecoveryStartup().earlyStartup();
    spin();
    assertTrue(shell().isEmpty());
  }
}
