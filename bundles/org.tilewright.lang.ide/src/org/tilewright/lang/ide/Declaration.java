package org.tilewright.lang.ide;

import java.net.URI;
import org.tilewright.lang.compile.TextRange;

/**
 * Where something is declared.
 *
 * @param name  what it is called
 * @param file  the file that declares it; for the file that was asked about, its name as a URI
 * @param local whether that is the file that was asked about
 * @param range the declared name in that file
 * @param text  the whole text of that file
 */
public record Declaration(String name, URI file, boolean local, TextRange range, String text) {
}
