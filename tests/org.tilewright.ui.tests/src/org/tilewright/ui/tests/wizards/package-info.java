/** The wizards, driven through their widgets. */
package org.tilewright.ui.tests.wizards;
