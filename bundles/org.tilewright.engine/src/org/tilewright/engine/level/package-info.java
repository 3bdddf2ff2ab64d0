/** What a level says, free of any notation: kinds, entities, configuration, goals. */
package org.tilewright.engine.level;
