/**
 * A complete ruleset on a few pages, for people who write their own. It is played by the engine's tests and by nobody else.
 */
package org.tilewright.engine.example;
