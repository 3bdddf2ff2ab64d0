package org.tilewright.lang.validation;

/** The checks of the level language that need more than one rule of the grammar to see. */
public class LevelValidator extends AbstractLevelValidator {
}
