/** What can be typed at a place. */
package org.tilewright.ui.text.completion;
