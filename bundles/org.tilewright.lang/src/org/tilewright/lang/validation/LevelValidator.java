package org.tilewright.lang.validation;

import org.eclipse.xtext.validation.ComposedChecks;

/** All checks of the language, each about one subject. Checks that need the rules of a game are the ruleset's. */
@ComposedChecks(validators = {FileChecks.class, NameChecks.class, SettingChecks.class, KindChecks.class, ValueChecks.class,
    LegendChecks.class, MapChecks.class})
public class LevelValidator extends AbstractLevelValidator {
}
