/** What the generated parser leaves open: values, damaged text, messages. */
package org.tilewright.lang.parsing;
