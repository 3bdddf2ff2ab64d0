package org.tilewright.workspace.save;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.core.filebuffers.IFileBufferStatusCodes;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.content.IContentDescription;

/**
 * Turns the text of a buffer into the bytes of its file, as the platform's own saving does: in the buffer's encoding, with a byte
 * order mark where the file has one.
 *
 * @param charset the encoding
 * @param mark    the byte order mark; empty for none
 */
record BufferEncoding(Charset charset, byte[] mark) {

  private static final String FILE_BUFFERS = "org.eclipse.core.filebuffers";
  private static final byte[] NONE = {};

  /**
   * The encoding of a buffer.
   *
   * @param file its file of the workspace, if it is one; need not exist
   * @param path its file on the disk; need not exist
   * @throws CoreException when there is no such encoding, or the file cannot be looked into
   */
  static BufferEncoding of(ITextFileBuffer buffer, Optional<IFile> file, Path path) throws CoreException {
    String name = buffer.getEncoding();
    if (file.isPresent() && !file.get().exists()) {
      name = ofNewFile(buffer, file.get());
    }
    try {
      return new BufferEncoding(Charset.forName(name), NONE).marked(beginning(path));
    } catch (IllegalArgumentException e) {
      throw SavedFile.failure(IResourceStatus.INTERNAL_ERROR, "There is no encoding '" + name + "'", e);
    }
  }

  private static String ofNewFile(ITextFileBuffer buffer, IFile file) throws CoreException {
    try {
      IContentDescription description = Platform.getContentTypeManager().getDescriptionFor(
          new StringReader(buffer.getDocument().get()), file.getName(), new QualifiedName[] {IContentDescription.CHARSET});
      if (description != null && description.getCharset() != null) {
        return description.getCharset();
      }
    } catch (IOException e) {
      throw new AssertionError("a string cannot fail to be read", e);
    }
    return file.getParent().getDefaultCharset();
  }

  private static byte[] beginning(Path path) throws CoreException {
    if (!Files.isRegularFile(path)) {
      return NONE;
    }
    try (InputStream in = Files.newInputStream(path)) {
      return in.readNBytes(IContentDescription.BOM_UTF_8.length);
    } catch (IOException e) {
      throw SavedFile.failure(IResourceStatus.FAILED_READ_LOCAL,
          "'" + path.getFileName() + "' cannot be read: " + e.getMessage(), e);
    }
  }

  private BufferEncoding marked(byte[] beginning) {
    if (charset.equals(StandardCharsets.UTF_8) && begins(beginning, IContentDescription.BOM_UTF_8)) {
      return new BufferEncoding(charset, IContentDescription.BOM_UTF_8);
    }
    boolean sixteen = charset.equals(StandardCharsets.UTF_16) || charset.equals(StandardCharsets.UTF_16LE);
    return sixteen && begins(beginning, IContentDescription.BOM_UTF_16LE)
        ? new BufferEncoding(StandardCharsets.UTF_16LE, IContentDescription.BOM_UTF_16LE) : this;
  }

  private static boolean begins(byte[] bytes, byte[] mark) {
    return bytes.length >= mark.length && Arrays.equals(bytes, 0, mark.length, mark, 0, mark.length);
  }

  /** The bytes of a text. @throws CoreException when it has characters that the encoding has not; the editor asks what to do */
  byte[] encode(String text) throws CoreException {
    try {
      ByteBuffer encoded = charset.newEncoder().onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPORT).encode(CharBuffer.wrap(text));
      byte[] bytes = Arrays.copyOf(mark, mark.length + encoded.remaining());
      encoded.get(bytes, mark.length, encoded.remaining());
      return bytes;
    } catch (CharacterCodingException e) {
      throw new CoreException(new Status(IStatus.ERROR, FILE_BUFFERS, IFileBufferStatusCodes.CHARSET_MAPPING_FAILED,
          "Some characters cannot be written in the encoding " + charset.name(), e));
    }
  }
}
