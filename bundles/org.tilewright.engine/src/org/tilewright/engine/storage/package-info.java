/** Files that are replaced whole or not at all; no game, no language. */
package org.tilewright.engine.storage;
