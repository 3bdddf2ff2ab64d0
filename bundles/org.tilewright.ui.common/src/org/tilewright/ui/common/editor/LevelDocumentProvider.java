package org.tilewright.ui.common.editor;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.editors.text.TextFileDocumentProvider;
import org.eclipse.ui.texteditor.AbstractMarkerAnnotationModel;
import org.tilewright.workspace.LevelFileNames;
import org.tilewright.workspace.journal.Journals;
import org.tilewright.workspace.save.SavedBuffer;

/**
 * The platform's provider of documents, but that level files are saved whole or not at all ({@link SavedBuffer}) and that what is
 * not saved yet is kept in the journal. In force in whichever text editor a level file is opened.
 */
public final class LevelDocumentProvider extends TextFileDocumentProvider {

  /** The encoding in which any file can be read and written back byte for byte. */
  static final String EVERY_BYTE = StandardCharsets.ISO_8859_1.name();

  /** Called by the registry of document providers. */
  public LevelDocumentProvider() {
    Journals.find().begin();
  }

  /** A level that is no text in its encoding is read as ISO-8859-1, in which every byte is a character and stays what it is. */
  @Override
  protected FileInfo createFileInfo(Object element) throws CoreException {
    FileInfo info = super.createFileInfo(element);
    ITextFileBuffer buffer = info == null ? null : info.fTextFileBuffer;
    if (buffer != null && isLevel(buffer) && !buffer.isDirty() && !SavedBuffer.of(buffer).isWhole()) {
      buffer.setEncoding(EVERY_BYTE);
      buffer.revert(new NullProgressMonitor());
    }
    return info;
  }

  /** Sets the encoding in which the file is read and written; {@link #EVERY_BYTE} in place of one that cannot read all of it. */
  @Override
  public void setEncoding(Object element, String encoding) {
    FileInfo info = getFileInfo(element);
    super.setEncoding(element, info == null || encoding == null || readsAll(info.fTextFileBuffer, encoding) ? encoding : EVERY_BYTE);
  }

  private static boolean readsAll(ITextFileBuffer buffer, String encoding) {
    try {
      return !isLevel(buffer) || SavedBuffer.of(buffer).canBeReadAs(encoding);
    } catch (CoreException e) {
      ILog.of(LevelDocumentProvider.class).warn("The encoding of a level cannot be tried", e);
      return true;
    }
  }

  /** Whether a level is read and written in another encoding than that of levels, UTF-8. */
  boolean isForeign(Object element) {
    FileInfo info = getFileInfo(element);
    return info != null && isLevel(info.fTextFileBuffer) && info.fTextFileBuffer.getEncoding() != null
        && !StandardCharsets.UTF_8.name().equalsIgnoreCase(info.fTextFileBuffer.getEncoding());
  }

  /** Writes the text, as it is now, as UTF-8. */
  void convert(Object element) throws CoreException {
    SavedBuffer.of(getFileInfo(element).fTextFileBuffer).convert(StandardCharsets.UTF_8, new NullProgressMonitor());
  }

  @Override
  protected void commitFileBuffer(IProgressMonitor monitor, FileInfo info, boolean overwrite) throws CoreException {
    ITextFileBuffer buffer = info.fTextFileBuffer;
    if (!isLevel(buffer)) {
      super.commitFileBuffer(monitor, info, overwrite);
      return;
    }
    Optional<IFile> file = fileOf(info);
    if (file.filter(f -> !f.isSynchronized(IResource.DEPTH_ZERO) && isDeleted(info.fElement)).isPresent()) {
      buffer.setDirty(true); // it is gone from the disk, so there is something to save
    }
    new SavedBuffer(buffer, file).commit(overwrite, monitor);
    if (info.fModel instanceof AbstractMarkerAnnotationModel markers) {
      markers.updateMarkers(buffer.getDocument());
    }
  }

  private static boolean isLevel(IFileBuffer buffer) {
    return buffer.getFileStore() != null && LevelFileNames.isLevelFile(buffer.getFileStore().getName());
  }

  private static Optional<IFile> fileOf(FileInfo info) {
    IFile file = info.fElement instanceof IAdaptable element ? element.getAdapter(IFile.class) : null;
    return Optional.ofNullable(file).or(() -> SavedBuffer.of(info.fTextFileBuffer).file());
  }

  /** Save As, to a file of the workspace. */
  @Override
  protected void createFileFromDocument(IProgressMonitor monitor, IFile file, IDocument document) throws CoreException {
    if (!LevelFileNames.isLevelFile(file.getName())) {
      super.createFileFromDocument(monitor, file, document);
      return;
    }
    ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
    manager.connect(file.getFullPath(), LocationKind.IFILE, monitor);
    try {
      fill(manager.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE), document, Optional.of(file), monitor);
    } finally {
      manager.disconnect(file.getFullPath(), LocationKind.IFILE, monitor);
    }
  }

  private static void fill(ITextFileBuffer buffer, IDocument document, Optional<IFile> file, IProgressMonitor monitor)
      throws CoreException {
    buffer.getDocument().set(document.get());
    buffer.setDirty(true); // a new file is made for an empty text, too
    new SavedBuffer(buffer, file).commit(true, monitor);
  }

  @Override
  protected DocumentProviderOperation createSaveOperation(Object element, IDocument document, boolean overwrite)
      throws CoreException {
    boolean saveAs = getFileInfo(element) == null;
    if (saveAs && element instanceof IURIEditorInput input && input.getAdapter(IFile.class) == null
        && LevelFileNames.isLevelFile(input.getName())) {
      return new SaveAsOutside(input.getURI(), document);
    }
    return super.createSaveOperation(element, document, overwrite);
  }

  /** Saving ends with a look at the file that has been written, which the platform's saving does not need. */
  @Override
  protected ISchedulingRule computeSchedulingRule(IResource resource) {
    ISchedulingRule rule = super.computeSchedulingRule(resource);
    return resource.exists() ? MultiRule.combine(rule, ResourcesPlugin.getWorkspace().getRuleFactory().refreshRule(resource)) : rule;
  }

  /** Save As, to a file outside of the workspace. */
  private static final class SaveAsOutside extends DocumentProviderOperation {

    private final URI target;
    private final IDocument document;

    SaveAsOutside(URI target, IDocument document) {
      this.target = target;
      this.document = document;
    }

    @Override
    protected void execute(IProgressMonitor monitor) throws CoreException {
      IFileStore store = EFS.getStore(target);
      ITextFileBufferManager manager = FileBuffers.getTextFileBufferManager();
      manager.connectFileStore(store, monitor);
      try {
        fill(manager.getFileStoreTextFileBuffer(store), document, Optional.empty(), monitor);
      } finally {
        manager.disconnectFileStore(store, monitor);
      }
    }

    @Override
    public ISchedulingRule getSchedulingRule() {
      return null;
    }
  }
}
