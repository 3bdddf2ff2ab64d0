/** Offers back what an earlier session was ended with before it was saved. */
package org.tilewright.ui.common.recovery;
