/** How a state is shown. */
package org.tilewright.rules.breach.view;
