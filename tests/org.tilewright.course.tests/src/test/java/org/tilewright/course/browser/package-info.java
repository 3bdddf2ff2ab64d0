/** Drives a browser for the tests of the page to play on. */
package org.tilewright.course.browser;
