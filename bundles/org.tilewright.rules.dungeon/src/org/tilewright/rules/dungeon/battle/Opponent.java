package org.tilewright.rules.dungeon.battle;

import java.util.Optional;
import org.tilewright.rules.dungeon.word.ManyHeaded;

/**
 * Whom the player fights.
 *
 * @param health health at the beginning of the battle
 * @param attack attack damage
 * @param heads  how its health may grow when it is hit, if it may
 */
record Opponent(double health, double attack, Optional<ManyHeaded> heads) {
}
