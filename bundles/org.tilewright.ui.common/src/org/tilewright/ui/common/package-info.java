/** What all views and editors share: images, colours and the map renderer. */
package org.tilewright.ui.common;
