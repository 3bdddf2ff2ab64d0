/** Levels in an Eclipse workspace: nature, builder, markers and language sessions on open buffers. No SWT. */
package org.tilewright.workspace;
