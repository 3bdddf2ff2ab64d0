/** What a game shows, as plain data: pieces, panels, goals, offered commands. */
package org.tilewright.engine.view;
