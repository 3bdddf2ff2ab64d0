/** What commands do, phase by phase. */
package org.tilewright.rules.breach.turn;
