/** From a level to the first state and back, and what is wrong with a level. */
package org.tilewright.rules.breach.setup;
