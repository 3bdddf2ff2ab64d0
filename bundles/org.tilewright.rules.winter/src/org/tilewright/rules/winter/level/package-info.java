/** What a level says, as this game understands it. */
package org.tilewright.rules.winter.level;
