/** Tests that drive the workbench as its users do. */
package org.tilewright.ui.tests;
