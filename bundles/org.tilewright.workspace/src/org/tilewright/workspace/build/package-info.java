/** Tilewright projects: their nature, and the builder that reports the problems of their levels. */
package org.tilewright.workspace.build;
