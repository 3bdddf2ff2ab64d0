/** Which formats there are. */
package org.tilewright.formats.builtin;
