/**
 * The language server: the services of {@link org.tilewright.lang.ide.LevelIde} for editors that speak the Language Server
 * Protocol. It needs neither Eclipse nor OSGi, and offers exactly what it answers.
 */
package org.tilewright.lang.ide.server;
