package org.tilewright.course.http;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.tilewright.rules.dungeon.DungeonRuleset;

/**
 * Serves the course's interface (rules of section 6, over HTTP) and a page to play on, to this machine only. Every
 * client plays a game of its own: clients are told apart by a cookie or by the parameter {@code session}.
 */
public final class CourseServer implements AutoCloseable {

  /**
   * A request is read by a thread of its own, so that slow ones wait for themselves alone. The JDK's server reads while
   * it holds a lock, which costs a virtual thread of Java 21 one of the few threads that carry all of them.
   */
  private static final int MOST_THREADS = 1024;
  private static final int IDLE_SECONDS = 30;
  private static final int BACKLOG = 256;

  private final HttpServer server;
  private final ExecutorService threads;

  private CourseServer(HttpServer server, ExecutorService threads) {
    this.server = server;
    this.threads = threads;
  }

  /**
   * Starts a server.
   *
   * @param port  port on the loopback address; 0 for any that is free
   * @param files has dungeons and configurations as resources {@code dungeons/NAME.json} and {@code configs/NAME.json}
   * @throws IOException when the port is in use
   */
  public static CourseServer start(int port, ClassLoader files) throws IOException {
    return start(port, files, List.of());
  }

  /**
   * Starts a server that pages of other origins may call, too.
   *
   * @param port    port on the loopback address; 0 for any that is free
   * @param files   has dungeons and configurations as resources {@code dungeons/NAME.json} and
   *                {@code configs/NAME.json}
   * @param origins origins of web pages such as {@code http://localhost:3000}
   * @throws IOException when the port is in use
   * @throws IllegalArgumentException when one of the origins is none; the message says what one looks like
   */
  public static CourseServer start(int port, ClassLoader files, List<String> origins) throws IOException {
    List<String> allowed = origins.stream().map(Origins::normal).toList();
    // the JDK's server reads these once; seconds for a whole request and for a whole answer, and bytes
    limit("sun.net.httpserver.maxReqTime", "10");
    limit("sun.net.httpserver.maxRspTime", "30");
    limit("sun.net.httpserver.maxReqHeaderSize", "65536");
    limit("jdk.httpserver.maxConnections", Integer.toString(MOST_THREADS));
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
    ExecutorService threads = new ThreadPoolExecutor(0, MOST_THREADS, IDLE_SECONDS, TimeUnit.SECONDS,
        new SynchronousQueue<>(), task -> {
          Thread thread = new Thread(task, "tilewright-http");
          thread.setDaemon(true);
          return thread;
        });
    server.setExecutor(threads);
    Gate gate = new Gate(new Origins(server.getAddress().getPort(), allowed));
    serve(server, gate, "/api/", new ApiHandler(files, new Clients(InstantSource.system())));
    serve(server, gate, "/", new PageHandler(new DungeonRuleset()));
    server.start();
    return new CourseServer(server, threads);
  }

  private static void serve(HttpServer server, Gate gate, String path, HttpHandler handler) {
    server.createContext(path, handler).getFilters().add(gate);
  }

  private static void limit(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  /** The port that it listens on. */
  public int port() {
    return server.getAddress().getPort();
  }

  /** Stops the server. Requests that are being answered are cut off. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
