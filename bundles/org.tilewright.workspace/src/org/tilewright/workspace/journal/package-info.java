/** What is typed and not saved yet, kept on the disk until it is, so that a crash does not cost it. */
package org.tilewright.workspace.journal;
