/** What the text page does while the user types: indentation, closing brackets, matching brackets. */
package org.tilewright.ui.text.edit;
