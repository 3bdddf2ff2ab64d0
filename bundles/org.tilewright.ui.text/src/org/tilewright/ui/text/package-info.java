/** The text page: adapters from the language's services to the Generic Editor, one package per feature. */
package org.tilewright.ui.text;
