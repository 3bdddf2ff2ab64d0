/** Bots for every game, and games among them: they see rules only through {@link org.tilewright.engine.Ruleset}. */
package org.tilewright.solve;
