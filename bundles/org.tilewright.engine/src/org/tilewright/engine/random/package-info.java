/** Seeded randomness as a value. */
package org.tilewright.engine.random;
