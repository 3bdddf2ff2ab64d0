/** What the player can say. */
package org.tilewright.rules.breach.command;
