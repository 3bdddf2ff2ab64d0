/** Bots for every game: they see rules only through {@link org.tilewright.engine.Ruleset}. */
package org.tilewright.solve;
