package org.tilewright.ui.text.quickfix;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.Position;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.ui.text.DocumentEdits;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.build.LevelMarkers;
import org.tilewright.workspace.save.SavedBuffer;

/** Offers the repairs of a problem in the Problems view, whether its file is open or not. */
public final class LevelMarkerResolutions implements IMarkerResolutionGenerator2 {

  @Override
  public boolean hasResolutions(IMarker marker) {
    return LevelMarkers.TYPE.equals(typeOf(marker)) && getResolutions(marker).length > 0;
  }

  @Override
  public IMarkerResolution[] getResolutions(IMarker marker) {
    List<QuickFix> fixes = withDocument(marker, (buffer, parsed) -> fixes(marker, parsed)).orElse(List.of());
    IMarkerResolution[] resolutions = new IMarkerResolution[fixes.size()];
    for (int i = 0; i < resolutions.length; i++) {
      resolutions[i] = new Resolution(fixes.get(i).label());
    }
    return resolutions;
  }

  private static List<QuickFix> fixes(IMarker marker, ParsedDocument parsed) {
    LanguageService language = LanguageServices.find();
    return parsed.result().issues().stream().filter(issue -> isOf(issue, marker)).findFirst()
        .map(issue -> language.ide().quickFixes(issue, parsed.result())).orElse(List.of());
  }

  private static boolean isOf(LevelIssue issue, IMarker marker) {
    return issue.code().equals(marker.getAttribute(LevelMarkers.CODE, ""))
        && issue.message().equals(marker.getAttribute(IMarker.MESSAGE, ""))
        && issue.offset() == marker.getAttribute(IMarker.CHAR_START, -1);
  }

  /** A repair, found again by its label in the text as it is when it is chosen. */
  private record Resolution(String getLabel) implements IMarkerResolution {

    @Override
    public void run(IMarker marker) {
      withDocument(marker, (buffer, parsed) -> {
        boolean open = buffer.isShared(); // with an editor, which then shows the change and asks to save it
        fixes(marker, parsed).stream().filter(fix -> fix.label().equals(getLabel)).findFirst().ifPresent(fix -> {
          DocumentEdits.apply(parsed.document(), fix.edits(), new Position(0));
          if (!open) {
            save(buffer);
          }
        });
        return getLabel;
      });
    }

    private static void save(ITextFileBuffer buffer) {
      try {
        SavedBuffer.of(buffer).commit(false, new NullProgressMonitor());
      } catch (CoreException e) {
        ILog.of(LevelMarkerResolutions.class).log(e.getStatus());
      }
    }
  }

  /** Works on the text of a marker's file: that of the open editor, else that of the file. */
  @FunctionalInterface
  private interface Work<T> {
    T on(ITextFileBuffer buffer, ParsedDocument parsed);
  }

  private static <T> Optional<T> withDocument(IMarker marker, Work<T> work) {
    if (!(marker.getResource() instanceof IFile file)) {
      return Optional.empty();
    }
    IPath path = file.getFullPath();
    var buffers = FileBuffers.getTextFileBufferManager();
    try {
      buffers.connect(path, LocationKind.IFILE, new NullProgressMonitor());
      try {
        ITextFileBuffer buffer = buffers.getTextFileBuffer(path, LocationKind.IFILE);
        return Optional.ofNullable(work.on(buffer, LanguageServices.find().parsed(buffer.getDocument())));
      } finally {
        buffers.disconnect(path, LocationKind.IFILE, new NullProgressMonitor());
      }
    } catch (CoreException e) {
      ILog.of(LevelMarkerResolutions.class).log(e.getStatus());
      return Optional.empty();
    }
  }

  private static String typeOf(IMarker marker) {
    try {
      return marker.getType();
    } catch (CoreException e) {
      return ""; // it has just been deleted
    }
  }
}
