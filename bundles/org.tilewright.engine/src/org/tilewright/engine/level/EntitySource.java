package org.tilewright.engine.level;

/** A part of a level that puts entities on cells. */
public sealed interface EntitySource permits MapBlock, Placement {
}
