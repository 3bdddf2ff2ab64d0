/** The product: branding and the Level Design perspective. */
package org.tilewright.app;
