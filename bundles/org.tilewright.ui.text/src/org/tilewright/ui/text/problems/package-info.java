/** Problems of the text as it is typed. */
package org.tilewright.ui.text.problems;
