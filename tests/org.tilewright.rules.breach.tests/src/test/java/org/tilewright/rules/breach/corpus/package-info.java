/** The rules played over recorded games. */
package org.tilewright.rules.breach.corpus;
