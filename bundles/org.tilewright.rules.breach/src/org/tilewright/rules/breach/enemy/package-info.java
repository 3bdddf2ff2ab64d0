/** What enemies walk to, and how. */
package org.tilewright.rules.breach.enemy;
