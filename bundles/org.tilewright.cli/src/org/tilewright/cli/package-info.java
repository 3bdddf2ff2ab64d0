/**
 * The command line: every verb translates arguments to calls of the bundles that do the work, and results to text or JSON.
 *
 * <p>Starting fast matters here. {@link org.tilewright.cli.Main} loads only the verb that is asked for, and a verb makes the
 * level language only when it needs it.
 */
package org.tilewright.cli;
