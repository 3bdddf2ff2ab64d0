/** From the model of a level to what the engine plays, with the way back to the text. */
package org.tilewright.lang.compile;
