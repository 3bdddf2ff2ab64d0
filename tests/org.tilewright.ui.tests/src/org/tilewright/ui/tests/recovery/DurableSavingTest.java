package org.tilewright.ui.tests.recovery;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFileState;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.ui.common.editor.LevelDocumentProvider;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.workspace.operation.CreateLevelOperation;
import org.tilewright.workspace.save.SavedBuffer;

/** Level files are replaced by new ones when they are saved, and nothing else about them changes. */
class DurableSavingTest extends UiTest {

  private static final String LEVEL = """
      level hall uses dungeon {
        map \"""
          @..X
          \"""
        goal exit
      }
      """;
  private static final String EDITED = LEVEL.replace("@..X", "@.#X");

  @TempDir
  private Path outside;

  private static LevelEditor edited(IFile file) throws Exception {
    LevelEditor editor = open(file);
    edit(editor);
    return editor;
  }

  private static void edit(LevelEditor editor) throws Exception {
    document(editor).replace(LEVEL.indexOf("..X") + 1, 1, "#");
    assertTrue(editor.isDirty());
  }

  private static Path path(IFile file) {
    return file.getLocation().toPath();
  }

  private static Object identity(Path file) throws Exception {
    return Files.getAttribute(file, "unix:ino");
  }

  private static String[] names(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString())
          .filter(name -> !name.equals(".project") && !name.equals(".settings")).sorted().toArray(String[]::new);
    }
  }

  @Test
  void aSavedLevelIsANewFileWithTheOldPermissions() throws Exception {
    IFile file = file("hall.level", LEVEL);
    Files.setPosixFilePermissions(path(file), PosixFilePermissions.fromString("rwxrw-r--"));
    Object before = identity(path(file));
    LevelEditor editor = edited(file);
    assertInstanceOf(LevelDocumentProvider.class, editor.source().getDocumentProvider());
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    assertEquals(EDITED, Files.readString(path(file)));
    assertFalse(identity(path(file)).equals(before), "written into the old file");
    assertEquals("rwxrw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(path(file))));
    assertArrayEquals(new String[] {"hall.level"}, names(path(file).getParent()));
    assertTrue(file.isSynchronized(IResource.DEPTH_ZERO));
  }

  @Test
  void aLinkStaysALink() throws Exception {
    Path real = Files.writeString(outside.resolve("real.level"), LEVEL);
    IFile file = project().getFile("hall.level");
    Files.createSymbolicLink(path(file), real);
    file.refreshLocal(IResource.DEPTH_ZERO, null);
    page().saveEditor(edited(file), false);
    assertEquals(EDITED, Files.readString(real));
    assertTrue(Files.isSymbolicLink(path(file)));
    assertTrue(file.isSynchronized(IResource.DEPTH_ZERO));
  }

  @Test
  void theLocalHistoryHasTheFormerState() throws Exception {
    IFile file = file("hall.level", LEVEL);
    page().saveEditor(edited(file), false);
    IFileState[] history = file.getHistory(null);
    assertEquals(1, history.length);
    assertEquals(LEVEL, new String(history[0].getContents().readAllBytes(), StandardCharsets.UTF_8));
  }

  @Test
  void oneSaveIsOneChangeAndItsProblemsAreMarked() throws Exception {
    IFile file = file("hall.level", LEVEL);
    LevelEditor editor = open(file);
    document(editor).replace(LEVEL.indexOf("..X"), 1, "?");
    int[] changes = {0};
    IResourceChangeListener listener = event -> changes[0] += event.getDelta().findMember(file.getFullPath()) == null ? 0 : 1;
    ResourcesPlugin.getWorkspace().addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE);
    try {
      page().saveEditor(editor, false);
      assertEquals(1, changes[0]);
    } finally {
      ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
    }
    build();
    assertEquals(1, markers().length);
  }

  @Test
  void undoingBackToTheSavedTextMakesTheEditorCleanAgain() throws Exception {
    LevelEditor editor = edited(file("hall.level", LEVEL));
    page().saveEditor(editor, false);
    document(editor).replace(0, 0, "// more\n");
    assertTrue(editor.isDirty());
    DocumentUndoManagerRegistry.getDocumentUndoManager(document(editor)).undo();
    assertFalse(editor.isDirty());
    assertEquals(EDITED, document(editor).get());
    DocumentUndoManagerRegistry.getDocumentUndoManager(document(editor)).undo();
    assertEquals(LEVEL, document(editor).get());
    assertTrue(editor.isDirty());
  }

  @Test
  void aFileThatSomebodyElseHasChangedIsNotOverwrittenUnasked() throws Exception {
    IFile file = file("hall.level", LEVEL);
    LevelEditor editor = edited(file);
    Files.writeString(path(file), LEVEL + "// theirs\n");
    IDocumentProvider provider = editor.source().getDocumentProvider();
    CoreException refused = assertThrows(CoreException.class,
        () -> provider.saveDocument(new NullProgressMonitor(), editor.getEditorInput(), document(editor), false));
    assertEquals(IResourceStatus.OUT_OF_SYNC_LOCAL, refused.getStatus().getCode());
    assertEquals(LEVEL + "// theirs\n", Files.readString(path(file)));
    assertTrue(editor.isDirty());
    provider.saveDocument(new NullProgressMonitor(), editor.getEditorInput(), document(editor), true);
    assertEquals(EDITED, Files.readString(path(file)));
    assertFalse(editor.isDirty());
  }

  @Test
  void aReadOnlyFileStaysAsItIs() throws Exception {
    IFile file = file("hall.level", LEVEL);
    LevelEditor editor = edited(file);
    Files.setPosixFilePermissions(path(file), PosixFilePermissions.fromString("r--r--r--"));
    assertThrows(CoreException.class, () -> editor.source().getDocumentProvider().saveDocument(new NullProgressMonitor(),
        editor.getEditorInput(), document(editor), false));
    assertEquals(LEVEL, Files.readString(path(file)));
    assertTrue(editor.isDirty());
  }

  @Test
  void saveAsWritesANewLevelAndNoMarkOfTheOldOne() throws Exception {
    LevelEditor editor = edited(file("hall.level", "\uFEFF" + LEVEL));
    IFile target = project().getFile("other.level");
    editor.source().getDocumentProvider().saveDocument(new NullProgressMonitor(), new FileEditorInput(target), document(editor), true);
    assertEquals(EDITED, target.readString());
    assertTrue(target.isSynchronized(IResource.DEPTH_ZERO));
    assertEquals("\uFEFF" + LEVEL, Files.readString(path(project().getFile("hall.level"))));
  }

  @Test
  void aFileOutsideOfTheWorkspaceIsSavedLikewise() throws Exception {
    Path file = Files.writeString(outside.resolve("hall.level"), "\uFEFF" + LEVEL);
    Object before = identity(file);
    LevelEditor editor = assertInstanceOf(LevelEditor.class,
        IDE.openEditorOnFileStore(page(), EFS.getLocalFileSystem().getStore(file.toUri())));
    edit(editor);
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    assertEquals("\uFEFF" + EDITED, Files.readString(file));
    assertFalse(identity(file).equals(before), "written into the old file");
    assertArrayEquals(new String[] {"hall.level"}, names(outside));
    page().closeEditor(editor, false);
  }

  @Test
  void textsWithoutAnEditorAreSavedLikewise() throws Exception {
    IFile file = file("hall.level", LEVEL);
    Object before = identity(path(file));
    var buffers = FileBuffers.getTextFileBufferManager();
    buffers.connect(file.getFullPath(), LocationKind.IFILE, null);
    try {
      ITextFileBuffer buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
      IDocument document = buffer.getDocument();
      document.set(EDITED);
      SavedBuffer.of(buffer).commit(false, null);
      assertFalse(buffer.isDirty());
      assertTrue(buffer.isSynchronized());
    } finally {
      buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
    }
    assertEquals(EDITED, Files.readString(path(file)));
    assertFalse(identity(path(file)).equals(before), "written into the old file");
  }

  @Test
  void aNewLevelNeverReplacesAFileThatTheWorkspaceHasNotSeen() throws Exception {
    IFile file = project().getFile("hall.level");
    Files.writeString(path(file), "precious");
    assertThrows(CoreException.class, () -> new CreateLevelOperation(file, LEVEL).run(null));
    assertEquals("precious", Files.readString(path(file)));
  }
}
