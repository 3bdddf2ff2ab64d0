/** Benchmarks of the engine; results of one machine compare with each other, not with those of another. */
package org.tilewright.benchmarks;
