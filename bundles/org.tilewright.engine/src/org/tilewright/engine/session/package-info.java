/** Playing a level with undo, saving a game, and replays that can be verified. */
package org.tilewright.engine.session;
