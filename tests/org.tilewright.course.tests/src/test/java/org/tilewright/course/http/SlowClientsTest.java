package org.tilewright.course.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sends a request slowly, or never to its end, holds nobody else up. */
class SlowClientsTest {

  private static final int SLOW = 200;

  /** Eight threads would take 250 seconds for so many requests that are cut off after 10. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @ParameterizedTest
  @ValueSource(strings = {"P", "POST /api/game/new/ HTTP/1.1\r\nHo",
      "POST /api/game/new/ HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 1000\r\n\r\ndungeon"})
  void othersAreAnsweredWhileManyRequestsAreUnfinished(String beginning) throws Exception {
    List<Socket> slow = new ArrayList<>();
    try (CourseServer server = CourseServer.start(0, new SampleFiles(SlowClientsTest.class.getClassLoader()));
        HttpClient client = HttpClient.newHttpClient()) {
      byte[] begun = beginning.replace("PORT", "" + server.port()).getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < SLOW; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        slow.add(socket);
        socket.getOutputStream().write(begun);
      }
      for (int i = 0; i < 3; i++) {
        assertEquals(200, client.send(HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/dungeons/"))
            .timeout(PATIENCE).build(), BodyHandlers.ofString()).statusCode());
      }
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void endlessHeadsAreCutOff() throws IOException {
    try (CourseServer server = CourseServer.start(0, new SampleFiles(SlowClientsTest.class.getClassLoader()));
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      byte[] part = "x".repeat(64 * 1024).getBytes(StandardCharsets.US_ASCII);
      int parts = 0;
      try {
        socket.getOutputStream().write("GET /".getBytes(StandardCharsets.US_ASCII));
        for (; parts < 1000; parts++) {
          socket.getOutputStream().write(part);
        }
      } catch (IOException e) {
        // the server has closed the connection, which is what is wanted
      }
      assertTrue(parts < 1000, "64 MB of a request line were read");
    }
  }
}
