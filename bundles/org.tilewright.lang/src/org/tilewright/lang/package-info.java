/** The level language: its setup outside and inside of Eclipse. */
package org.tilewright.lang;
