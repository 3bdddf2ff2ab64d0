/**
 * The help window. Eclipse's own runs a web server and a search engine inside the workbench; a few pages of our own and
 * of the games need neither.
 */
package org.tilewright.app.help;
