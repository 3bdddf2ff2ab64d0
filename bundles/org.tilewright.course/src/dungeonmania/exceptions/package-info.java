/** Checked exceptions of the course's interface. */
package dungeonmania.exceptions;
