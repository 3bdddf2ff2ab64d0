/** Repairs of problems. */
package org.tilewright.ui.text.quickfix;
