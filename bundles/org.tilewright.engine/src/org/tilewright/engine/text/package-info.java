/** Reading the engine's line-based text formats, with errors that say where they are. */
package org.tilewright.engine.text;
