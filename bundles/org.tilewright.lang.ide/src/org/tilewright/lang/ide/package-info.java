/** Services on top of the language that an editor asks for, whichever editor it is. */
package org.tilewright.lang.ide;
