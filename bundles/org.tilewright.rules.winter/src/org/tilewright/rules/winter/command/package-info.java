/** What players can ask for, as values and as text. */
package org.tilewright.rules.winter.command;
