/** What a gesture on the map does. A new tool is a new {@link org.tilewright.ui.map.tool.MapTool}; the page knows none by name. */
package org.tilewright.ui.map.tool;
