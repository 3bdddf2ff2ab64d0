package org.tilewright.workspace.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.tilewright.lang.text.LevelIssue;

/**
 * Problem markers of level files. What is still wrong keeps its marker, so that the Problems view does not flicker and no
 * needless resource change is sent.
 */
public final class LevelMarkers {

  /** Marker type. */
  public static final String TYPE = "org.tilewright.workspace.problem";
  /** Attribute: the stable code of the problem. */
  public static final String CODE = "org.tilewright.code";
  /** Attribute: what quick fixes need to know, one word a line. */
  public static final String DATA = "org.tilewright.data";
  /** Attribute: the column, counted from 1. */
  public static final String COLUMN = "org.tilewright.column";

  private static final List<String> KEYS = List.of(IMarker.MESSAGE, IMarker.SEVERITY, IMarker.LINE_NUMBER, IMarker.CHAR_START,
      IMarker.CHAR_END, IMarker.LOCATION, CODE, DATA, COLUMN);

  private LevelMarkers() {
  }

  /** Makes the markers of {@code file} say what {@code issues} say. */
  static void update(IFile file, List<LevelIssue> issues) throws CoreException {
    Map<Map<String, Object>, List<IMarker>> old = new HashMap<>();
    for (IMarker marker : file.findMarkers(TYPE, false, IResource.DEPTH_ZERO)) {
      Map<String, Object> attributes = new HashMap<>(marker.getAttributes());
      attributes.keySet().retainAll(KEYS);
      old.computeIfAbsent(attributes, key -> new ArrayList<>()).add(marker);
    }
    for (LevelIssue issue : issues) {
      Map<String, Object> attributes = attributes(issue);
      List<IMarker> same = old.get(attributes);
      if (same == null || same.isEmpty()) {
        file.createMarker(TYPE, attributes);
      } else {
        same.removeLast();
      }
    }
    for (List<IMarker> gone : old.values()) {
      for (IMarker marker : gone) {
        marker.delete();
      }
    }
  }

  private static Map<String, Object> attributes(LevelIssue issue) {
    Map<String, Object> attributes = new HashMap<>();
    attributes.put(IMarker.MESSAGE, issue.message());
    attributes.put(IMarker.SEVERITY, severity(issue));
    attributes.put(IMarker.LINE_NUMBER, Math.max(1, issue.line()));
    attributes.put(IMarker.CHAR_START, issue.offset());
    attributes.put(IMarker.CHAR_END, issue.offset() + Math.max(0, issue.length()));
    attributes.put(IMarker.LOCATION, "line " + Math.max(1, issue.line()) + ", column " + Math.max(1, issue.column()));
    attributes.put(CODE, issue.code());
    attributes.put(DATA, String.join("\n", issue.data()));
    attributes.put(COLUMN, Math.max(1, issue.column()));
    return attributes;
  }

  private static int severity(LevelIssue issue) {
    return switch (issue.severity()) {
      case ERROR -> IMarker.SEVERITY_ERROR;
      case WARNING -> IMarker.SEVERITY_WARNING;
      case INFO -> IMarker.SEVERITY_INFO;
    };
  }
}
