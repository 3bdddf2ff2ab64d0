/**
 * The level editor: one document, shown by the text page and by any pages that other bundles contribute.
 */
package org.tilewright.ui.common.editor;
