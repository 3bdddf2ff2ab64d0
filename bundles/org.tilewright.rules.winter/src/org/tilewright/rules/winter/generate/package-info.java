/** Random boards. */
package org.tilewright.rules.winter.generate;
