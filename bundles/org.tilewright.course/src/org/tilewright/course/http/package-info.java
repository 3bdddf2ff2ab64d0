/** The course's interface over HTTP, and a page to play on. */
package org.tilewright.course.http;
