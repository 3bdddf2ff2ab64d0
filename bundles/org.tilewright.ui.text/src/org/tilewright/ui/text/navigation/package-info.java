/** From a name to where it is declared, in the file or in the library of the game. */
package org.tilewright.ui.text.navigation;
