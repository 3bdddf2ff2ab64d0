/** Where the vocabulary of a game comes from, and what a kind inherits. */
package org.tilewright.lang.library;
