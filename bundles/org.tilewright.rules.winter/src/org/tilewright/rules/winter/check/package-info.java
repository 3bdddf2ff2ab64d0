/** Mistakes in levels. */
package org.tilewright.rules.winter.check;
