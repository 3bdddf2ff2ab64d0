/** The course's controller. */
package dungeonmania;
