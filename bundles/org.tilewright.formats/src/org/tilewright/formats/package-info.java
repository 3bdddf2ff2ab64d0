/** Foreign file formats in and out: what all of them share. Each format has a package of its own. */
package org.tilewright.formats;
