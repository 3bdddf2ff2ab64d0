package org.tilewright.ui.tests;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.intro.IIntroPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.workspace.build.LevelNature;

/**
 * Base of tests in the workbench: each gets an empty Tilewright project and leaves nothing behind. Fails when anything was
 * logged as an error meanwhile. Tests run on the user-interface thread; they wait with {@link #await}.
 */
@ExtendWith(NoErrorsLogged.class)
public abstract class UiTest {

  private IProject project;

  @BeforeEach
  final void createProject(TestInfo test) throws CoreException {
    IIntroPart intro = PlatformUI.getWorkbench().getIntroManager().getIntro();
    if (intro != null) {
      PlatformUI.getWorkbench().getIntroManager().closeIntro(intro);
    }
    InstanceScope.INSTANCE.getNode("org.tilewright.ui.common").remove("editor.lastPage");
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    project = workspace.getRoot().getProject(test.getTestMethod().orElseThrow().getName());
    project.create(new NullProgressMonitor());
    project.open(new NullProgressMonitor());
    LevelNature.addTo(project, new NullProgressMonitor());
  }

  @AfterEach
  final void deleteProject() throws CoreException {
    page().closeAllEditors(false);
    project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, new NullProgressMonitor());
    spin();
  }

  /** The project of this test. */
  protected final IProject project() {
    return project;
  }

  /** The page of the workbench window. */
  protected static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
  }

  /** Creates a file of the project, with the folders on the way to it. */
  protected final IFile file(String path, String text) throws CoreException {
    return file(path, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Creates a file of the project, with the folders on the way to it. */
  protected final IFile file(String path, byte[] bytes) throws CoreException {
    IFile file = project.getFile(path);
    if (file.getParent() instanceof IFolder folder && !folder.exists()) {
      folder.create(true, true, new NullProgressMonitor());
    }
    file.create(new ByteArrayInputStream(bytes), true, new NullProgressMonitor());
    return file;
  }

  /** Opens a level file as a double click in the Project Explorer does. */
  protected static LevelEditor open(IFile file) throws CoreException {
    IEditorPart editor = IDE.openEditor(page(), file, true);
    spin();
    return assertInstanceOf(LevelEditor.class, editor);
  }

  /** The document that the editor's pages share. */
  protected static IDocument document(LevelEditor editor) {
    ITextEditor source = editor.source();
    return source.getDocumentProvider().getDocument(source.getEditorInput());
  }

  /** The viewer of the text page. */
  protected static ISourceViewer viewer(LevelEditor editor) {
    return assertInstanceOf(ISourceViewer.class, editor.source().getAdapter(ITextViewer.class));
  }

  /** Builds the project completely. */
  protected final void build() throws CoreException {
    project.build(IncrementalProjectBuilder.FULL_BUILD, new NullProgressMonitor());
  }

  /** The problem markers of the project. */
  protected final IMarker[] markers() throws CoreException {
    return project.findMarkers("org.tilewright.workspace.problem", true, IResource.DEPTH_INFINITE);
  }

  /** Lets the workbench work until {@code condition} holds; fails with {@code what} when it does not within half a minute. */
  protected static void await(String what, BooleanSupplier condition) {
    EventLoop.await(what, condition);
  }

  /** Lets the workbench carry out what it has to do at once. */
  protected static void spin() {
    EventLoop.spin();
  }
}
