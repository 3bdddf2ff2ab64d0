/** Plays games of the dungeon rules behind the course's interface. */
package org.tilewright.course;
