/**
 * The dungeon and configuration files of the course game Dungeon Mania, read and written without loss.
 *
 * <p>A dungeon becomes a level that people like to look at: map blocks with a legend. What a level has no words for is
 * kept beside it: fields of an entity in its attribute {@code extra}, everything that concerns the file as a whole in
 * {@code info { course = … }} (see {@link org.tilewright.formats.course.CourseMemory}). On export these notes are used as
 * far as they still fit the level, which may have been edited meanwhile.
 */
package org.tilewright.formats.course;
