package org.tilewright.course.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.course.CourseSettings;

/** No web page can read or overwrite saved games, unless its origin was named when the server was started. */
class ForeignPagesTest {

  private static final String FRONT_END = "http://localhost:3000";
  private static final String LIST = "GET /api/games/all/";
  private static final String BEGIN = "POST /api/game/new/?dungeonName=storeroom&configName=relaxed&session=";

  @TempDir
  private static Path saves;

  private static CourseServer server;

  @BeforeAll
  static void start() throws IOException {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    server = CourseServer.start(0, new SampleFiles(ForeignPagesTest.class.getClassLoader()), List.of(FRONT_END + "/"));
  }

  @AfterAll
  static void stop() {
    server.close();
    System.clearProperty(CourseSettings.SAVES);
  }

  private static String own() {
    return "Host: localhost:" + server.port();
  }

  private static String send(String requestLine, String... headers) throws IOException {
    return RawRequest.send(server.port(), requestLine, headers);
  }

  private static int status(String requestLine, String... headers) throws IOException {
    return RawRequest.status(send(requestLine, headers));
  }

  private static boolean hasHeader(String answer, String header) {
    return answer.substring(0, answer.indexOf("\r\n\r\n")).toLowerCase(Locale.ROOT).contains("\r\n" + header.toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost:PORT", "127.0.0.1:PORT", "[::1]:PORT", "LOCALHOST:PORT"})
  void theServersOwnNamesAreAnswered(String host) throws IOException {
    assertEquals(200, status(LIST, "Host: " + host.replace("PORT", "" + server.port())));
    assertEquals(200, status("GET /", "Host: " + host.replace("PORT", "" + server.port())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example:PORT", "localhost", "127.0.0.1", "localhost:1", "localhost.evil.example:PORT", "0.0.0.0:PORT",
      "127.0.0.1.nip.io:PORT", "evil@localhost:PORT", "", "localhost:PORT, evil.example"})
  void foreignHostNamesAreRefused(String host) throws IOException {
    for (String request : List.of(LIST, "GET /", "GET /sprites/player.svg", "OPTIONS /api/game/save/", BEGIN + "host")) {
      assertEquals(403, status(request, "Host: " + host.replace("PORT", "" + server.port())), request);
    }
  }

  @Test
  void noHostOrTwoAreRefused() throws IOException {
    assertEquals(403, status(LIST));
    assertEquals(403, status(LIST, own(), "Host: evil.example"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://evil.example", "http://localhost:3001", "http://localhost", "null", "https://localhost:3000",
      "http://localhost:3000.evil.example", "http://127.0.0.1:3000", "*"})
  void pagesOfOtherOriginsAreRefusedAndNothingIsDoneForThem(String origin) throws IOException {
    assertEquals(200, status(BEGIN + "mine", own()));
    assertEquals(403, status("POST /api/game/save/?name=stolen&session=mine", own(), "Origin: " + origin));
    String answer = send(LIST, own(), "Origin: " + origin);

    assertEquals(403, RawRequest.status(answer));
    assertFalse(hasHeader(answer, "Access-Control-Allow-Origin"), answer);
    assertEquals(403, status("OPTIONS /api/game/save/", own(), "Origin: " + origin, "Access-Control-Request-Method: POST"));
    assertTrue(send(LIST, own()).contains("\"result\":[]"), "nothing was saved");
  }

  @Test
  void twoOriginsAreRefused() throws IOException {
    assertEquals(403, status(LIST, own(), "Origin: " + FRONT_END, "Origin: https://evil.example"));
  }

  @Test
  void aNamedOriginIsAnsweredByItsName() throws IOException {
    String answer = send(LIST, own(), "Origin: " + FRONT_END);

    assertEquals(200, RawRequest.status(answer));
    assertTrue(hasHeader(answer, "Access-Control-Allow-Origin: " + FRONT_END), answer);
    assertTrue(hasHeader(answer, "Access-Control-Allow-Credentials: true"), answer);
    assertTrue(hasHeader(answer, "Vary: Origin"), answer);
    String preflight = send("OPTIONS /api/game/save/", own(), "Origin: " + FRONT_END, "Access-Control-Request-Method: POST");
    assertEquals(204, RawRequest.status(preflight));
    assertTrue(hasHeader(preflight, "Access-Control-Allow-Methods: GET, POST, OPTIONS"), preflight);
  }

  @Test
  void theServersOwnPageMayCall() throws IOException {
    assertEquals(200, status(BEGIN + "page", own(), "Origin: http://localhost:" + server.port(), "Sec-Fetch-Site: same-origin"));
  }

  @ParameterizedTest
  @CsvSource({"cross-site,no-cors,403", "same-site,no-cors,403", "cross-site,navigate,403", "same-origin,cors,200", "none,navigate,200"})
  void requestsWithoutAnOriginAreJudgedByWhatTheBrowserSaysOfThem(String site, String mode, int status) throws IOException {
    assertEquals(status, status(LIST, own(), "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: " + mode));
  }

  @Test
  void aLinkMayLeadToThePageFromAnywhereButAFrameMayNotShowIt() throws IOException {
    String page = send("GET /", own(), "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate");

    assertEquals(200, RawRequest.status(page));
    assertTrue(hasHeader(page, "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'"), page);
    assertEquals(403, status("GET /api.js", own(), "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET /", "GET /nothing", "POST /", "GET /api/nothing", "GET /api/game/new/", "GET /api/games/all/", "OPTIONS /api/x",
      "POST /api/game/rewind?ticks=1", "POST /api/game/new/?dungeonName=%2525&configName=x", "GET /sprites/player.svg", "HEAD /", "GET /sprites/..%2f"})
  void everyAnswerCarriesNosniff(String request) throws IOException {
    assertTrue(hasHeader(send(request, own()), "X-Content-Type-Options: nosniff"), request);
    assertTrue(hasHeader(send(request, "Host: evil.example"), "X-Content-Type-Options: nosniff"), request);
  }

  @ParameterizedTest
  @CsvSource({"http://localhost:3000/,http://localhost:3000", "HTTPS://Course.Example:443,https://course.example", "http://[::1]:80,http://[::1]"})
  void originsAreComparedAsBrowsersSendThem(String given, String sent) {
    assertEquals(sent, Origins.normal(given));
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "null", "", "localhost:3000", "http://localhost:3000/page", "file:///x", "http://", "http://a b", "http://u@h", "http://h?x"})
  void whatIsNoOriginIsRefusedAtTheStart(String text) {
    String message = assertThrows(IllegalArgumentException.class, () -> Origins.normal(text)).getMessage();
    assertTrue(message.contains("such as http://localhost:3000"), message);
  }
}
