/** What a name can refer to. */
package org.tilewright.lang.scoping;
