/** Which tiles a unit attacks, and what that does. */
package org.tilewright.rules.breach.attack;
