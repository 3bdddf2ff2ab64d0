/** The service interface between games and everything that plays them: rulesets, states, commands, turns, events. */
package org.tilewright.engine;
