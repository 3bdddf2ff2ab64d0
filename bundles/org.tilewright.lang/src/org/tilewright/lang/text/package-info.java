/** Places in the text of a level, problems found there, and changes to it. */
package org.tilewright.lang.text;
