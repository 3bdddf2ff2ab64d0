/** Evaluating goal expressions for any ruleset. */
package org.tilewright.engine.goal;
