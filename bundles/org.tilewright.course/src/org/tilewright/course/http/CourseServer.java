package org.tilewright.course.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.tilewright.rules.dungeon.DungeonRuleset;

/**
 * Serves the course's interface (rules of section 6, over HTTP) and a page to play on, to this machine only. Every
 * client plays a game of its own: clients are told apart by a cookie or by the parameter {@code session}.
 */
public final class CourseServer implements AutoCloseable {

  private static final int THREADS = 8;
  private static final int BACKLOG = 64;

  /** Requests and answers that take longer are cut off, in seconds; the JDK's server reads these once. */
  private static final String LONGEST = "30";

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
    limit("sun.net.httpserver.maxReqTime");
    limit("sun.net.httpserver.maxRspTime");
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS, task -> {
      Thread thread = new Thread(task, "tilewright-http");
      thread.setDaemon(true);
      return thread;
    });
    server.setExecutor(threads);
    server.createContext("/api/", new ApiHandler(files));
    server.createContext("/", new PageHandler(new DungeonRuleset()));
    server.start();
    return new CourseServer(server, threads);
  }

  private static void limit(String property) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, LONGEST);
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
