/** The game behind the playtest view, on a thread of its own. No widgets. */
package org.tilewright.ui.play.game;
