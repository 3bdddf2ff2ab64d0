/** What happens in this game alone. */
package org.tilewright.rules.winter.event;
