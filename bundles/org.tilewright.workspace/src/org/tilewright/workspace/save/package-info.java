/** Saving into the workspace so that no crash and no full disk costs a file. */
package org.tilewright.workspace.save;
