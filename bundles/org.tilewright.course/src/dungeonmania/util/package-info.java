/** Positions, directions and resources of the course's interface. */
package dungeonmania.util;
