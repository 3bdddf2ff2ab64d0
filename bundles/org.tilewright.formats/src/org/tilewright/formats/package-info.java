/** Foreign level formats, read into and written from the level language. */
package org.tilewright.formats;
