package org.tilewright.formats.builtin;

import java.util.List;
import org.tilewright.formats.Formats;
import org.tilewright.formats.course.CourseFormat;

/** The formats of this bundle: the one place that names them all. */
public final class BuiltInFormats {

  private BuiltInFormats() {
  }

  /** All of them. */
  public static Formats all() {
    CourseFormat course = new CourseFormat();
    return new Formats(List.of(course), List.of(course));
  }
}
