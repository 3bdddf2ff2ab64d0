package org.tilewright.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.ITopic;
import org.osgi.framework.Bundle;

/** The pages that the installed plug-ins contribute, in the order of their tables of contents. */
final class HelpBook {

  /**
   * A page, or a heading over pages.
   *
   * @param label  for people
   * @param href   where the page is, {@code /bundle/path}; empty for a heading
   * @param topics what is below
   */
  record Topic(String label, String href, List<Topic> topics) {

    /** This topic and all below it. */
    Stream<Topic> all() {
      return Stream.concat(Stream.of(this), topics.stream().flatMap(Topic::all));
    }
  }

  /** The books. */
  List<Topic> books() {
    return Stream.of(HelpSystem.getTocs()).map(toc -> new Topic(toc.getLabel(), "", topics(toc.getTopics()))).toList();
  }

  private static List<Topic> topics(ITopic[] topics) {
    return Stream.of(topics).map(topic -> new Topic(topic.getLabel(), topic.getHref() == null ? "" : topic.getHref(),
        topics(topic.getSubtopics()))).toList();
  }

  /** The text of a page; says so when there is none. @param href {@code /bundle/path}, with or without an anchor */
  String page(String href) {
    Optional<URL> entry = entry(href);
    if (entry.isEmpty()) {
      return "<p>There is no page " + href + ".</p>";
    }
    try (InputStream in = entry.get().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "<p>The page " + href + " cannot be read: " + e.getMessage() + "</p>";
    }
  }

  /** The page as a file that a web browser can open; empty when there is none. */
  Optional<URL> file(String href) {
    return entry(href).flatMap(url -> {
      try {
        return Optional.of(FileLocator.toFileURL(url));
      } catch (IOException e) {
        return Optional.empty();
      }
    });
  }

  private static Optional<URL> entry(String href) {
    IPath path = IPath.fromPortableString(href.replaceFirst("[#?].*", "")).makeAbsolute();
    Bundle bundle = path.segmentCount() < 2 ? null : Platform.getBundle(path.segment(0));
    return Optional.ofNullable(bundle).map(b -> b.getEntry(path.removeFirstSegments(1).toPortableString()));
  }

  /** Where a link of a page leads to. @param page the page's own place */
  static String resolve(String page, String link) {
    return link.startsWith("/") ? link
        : IPath.fromPortableString(page).removeLastSegments(1).append(link).toPortableString();
  }
}
