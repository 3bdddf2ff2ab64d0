/** JSON without loss: exact number notation, order of fields, positions for messages. */
package org.tilewright.formats.json;
