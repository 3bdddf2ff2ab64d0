/** Checks of levels and rulesets. */
package org.tilewright.lang.validation;
