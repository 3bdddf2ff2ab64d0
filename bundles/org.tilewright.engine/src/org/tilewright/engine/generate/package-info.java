/** Random levels, as far as one game's rules know how to make them. */
package org.tilewright.engine.generate;
