package org.tilewright.workspace.build;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.workspace.LanguageServices;

/** Checks the level files of a project as they are on disk and marks their problems. */
public final class LevelBuilder extends IncrementalProjectBuilder {

  /** Id of the builder. */
  public static final String ID = "org.tilewright.workspace.builder";

  private static final Set<String> EXTENSIONS = Set.of("level", "ruleset");
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  @Override
  protected IProject[] build(int kind, Map<String, String> arguments, IProgressMonitor monitor) throws CoreException {
    List<IFile> files = changedFiles(kind);
    if (!files.isEmpty()) {
      LevelLanguage language = LanguageServices.find().language();
      SubMonitor progress = SubMonitor.convert(monitor, "Checking levels", files.size());
      for (IFile file : files) {
        if (progress.isCanceled()) {
          throw new OperationCanceledException();
        }
        progress.subTask(file.getName());
        LevelMarkers.update(file, read(language, file).issues());
        progress.worked(1);
      }
    }
    return new IProject[0];
  }

  @Override
  protected void clean(IProgressMonitor monitor) throws CoreException {
    getProject().deleteMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_INFINITE);
  }

  @Override
  public ISchedulingRule getRule(int kind, Map<String, String> arguments) {
    return getProject();
  }

  private List<IFile> changedFiles(int kind) throws CoreException {
    List<IFile> files = new ArrayList<>();
    IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
    if (delta == null) {
      getProject().accept(resource -> collect(resource, files));
    } else {
      delta.accept(change -> {
        boolean content = change.getKind() == IResourceDelta.ADDED
            || (change.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0;
        boolean folder = !(change.getResource() instanceof IFile);
        return change.getKind() != IResourceDelta.REMOVED && (folder || content) && collect(change.getResource(), files);
      });
    }
    return files;
  }

  /** @return whether to look below the resource */
  private static boolean collect(IResource resource, List<IFile> files) {
    if (resource.isDerived()) {
      return false;
    }
    if (resource instanceof IFile file && file.getFileExtension() != null && EXTENSIONS.contains(file.getFileExtension())) {
      files.add(file);
    }
    return true;
  }

  private static LevelFileResult read(LevelLanguage language, IFile file) throws CoreException {
    if (file.getLocation() != null && !startsWithByteOrderMark(file)) {
      return language.read(file.getLocation().toPath());
    }
    try (InputStream in = file.getContents(true)) {
      byte[] bytes = in.readAllBytes();
      // Markers count characters as documents do, and documents leave the mark out.
      int start = isByteOrderMark(bytes) ? BYTE_ORDER_MARK.length : 0;
      return language.read(Arrays.copyOfRange(bytes, start, bytes.length), file.getName());
    } catch (IOException e) {
      throw new CoreException(Status.error("'" + file.getFullPath() + "' cannot be read: " + e.getMessage(), e));
    }
  }

  private static boolean startsWithByteOrderMark(IFile file) {
    try (InputStream in = file.getContents(true)) {
      return isByteOrderMark(in.readNBytes(BYTE_ORDER_MARK.length));
    } catch (IOException | CoreException e) {
      return false; // the language says in words why the file cannot be read
    }
  }

  private static boolean isByteOrderMark(byte[] bytes) {
    return bytes.length >= BYTE_ORDER_MARK.length
        && Arrays.equals(bytes, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length);
  }
}
