/** What is shown of a game. */
package org.tilewright.rules.winter.view;
