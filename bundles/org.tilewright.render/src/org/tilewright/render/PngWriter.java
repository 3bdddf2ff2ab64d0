package org.tilewright.render;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes an RGB picture as PNG, band by band, so that a large one needs no memory for the whole. */
final class PngWriter implements AutoCloseable {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int FILTER_UP = 2;
  private static final long LARGE = 16L << 20;

  private final DataOutputStream out;
  private final Deflater deflater;
  private final byte[] buffer = new byte[1 << 16];
  private final byte[] line;
  private byte[] previous;

  /** Begins a picture. The stream is not closed at the end. */
  PngWriter(OutputStream out, int width, int height) throws IOException {
    this.out = new DataOutputStream(out);
    // Good compression of a poster would take minutes; the fast one is still small, as boards repeat themselves.
    this.deflater = new Deflater((long) width * height > LARGE ? Deflater.BEST_SPEED : 6);
    this.line = new byte[1 + width * 3];
    this.previous = new byte[width * 3];
    this.out.write(SIGNATURE);
    byte[] header = new byte[13];
    putInt(header, 0, width);
    putInt(header, 4, height);
    header[8] = 8; // bits per channel
    header[9] = 2; // RGB
    chunk("IHDR", header, header.length);
  }

  /** Appends rows. */
  void write(Pixels band) throws IOException {
    byte[] row = new byte[band.width() * 3];
    for (int y = 0; y < band.height(); y++) {
      line[0] = FILTER_UP;
      for (int x = 0, i = 0; x < band.width(); x++) {
        int p = band.rgb()[y * band.width() + x];
        row[i++] = (byte) (p >> 16);
        row[i++] = (byte) (p >> 8);
        row[i++] = (byte) p;
      }
      for (int i = 0; i < row.length; i++) {
        line[i + 1] = (byte) (row[i] - previous[i]);
      }
      byte[] swap = previous;
      previous = row;
      row = swap;
      deflater.setInput(line);
      while (!deflater.needsInput()) {
        emit();
      }
    }
  }

  /** Ends the picture. */
  void finish() throws IOException {
    deflater.finish();
    while (!deflater.finished()) {
      emit();
    }
    chunk("IEND", new byte[0], 0);
    out.flush();
  }

  private void emit() throws IOException {
    int length = deflater.deflate(buffer);
    if (length > 0) {
      chunk("IDAT", buffer, length);
    }
  }

  private void chunk(String type, byte[] data, int length) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data, 0, length);
    out.writeInt(length);
    out.write(name);
    out.write(data, 0, length);
    out.writeInt((int) crc.getValue());
  }

  private static void putInt(byte[] bytes, int at, int value) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (value >> 24 - 8 * i);
    }
  }

  /** Frees what compressing takes. */
  @Override
  public void close() {
    deflater.end();
  }
}
