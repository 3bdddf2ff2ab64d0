/** A persistent board of pieces: forking is free, a change costs what it touches, the hash is always up to date. */
package org.tilewright.engine.board;
