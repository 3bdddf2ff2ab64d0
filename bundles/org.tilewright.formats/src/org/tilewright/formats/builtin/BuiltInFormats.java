package org.tilewright.formats.builtin;

import java.util.List;
import org.tilewright.formats.Formats;
import org.tilewright.formats.breach.BreachTextFormat;
import org.tilewright.formats.course.CourseFormat;

/** The formats of this bundle: the one place that names them all. */
public final class BuiltInFormats {

  private BuiltInFormats() {
  }

  /** All of them. */
  public static Formats all() {
    CourseFormat course = new CourseFormat();
    BreachTextFormat breach = new BreachTextFormat();
    return new Formats(List.of(course, breach), List.of(course, breach));
  }
}
