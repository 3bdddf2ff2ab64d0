/** Changes of the workspace as objects: what wizards ask for, without any user interface. */
package org.tilewright.workspace.operation;
