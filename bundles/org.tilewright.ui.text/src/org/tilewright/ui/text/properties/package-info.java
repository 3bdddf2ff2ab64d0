/** The property sheet of the level editor. */
package org.tilewright.ui.text.properties;
