/** What to tell about the things that a level names. */
package org.tilewright.lang.ide.documentation;
