/** How the language service works. */
package org.tilewright.workspace.internal;
