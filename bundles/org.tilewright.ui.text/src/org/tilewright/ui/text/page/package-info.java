/** What the views of the workbench get from a text page. */
package org.tilewright.ui.text.page;
