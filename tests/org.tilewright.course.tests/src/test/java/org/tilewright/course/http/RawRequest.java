package org.tilewright.course.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Requests with headers that an HTTP client would not send. */
final class RawRequest {

  private RawRequest() {
  }

  /** The answer to a request, head and body. @param headers lines such as {@code Host: localhost} */
  static String send(int port, String requestLine, String... headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String head = requestLine + " HTTP/1.1\r\n" + String.join("\r\n", headers) + (headers.length > 0 ? "\r\n" : "")
          + "Connection: close\r\nContent-Length: 0\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The status of an answer. */
  static int status(String answer) {
    return Integer.parseInt(answer.split(" ", 3)[1]);
  }
}
