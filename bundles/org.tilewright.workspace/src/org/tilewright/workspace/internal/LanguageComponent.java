package org.tilewright.workspace.internal;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.jface.text.IDocument;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/** The language service: a session per followed document, all parsed by one background thread. */
public final class LanguageComponent implements LanguageService {

  private final IExtensionRegistry registry;
  private final ScheduledExecutorService background = Executors.newSingleThreadScheduledExecutor(
      task -> Thread.ofPlatform().daemon().name("Tilewright language").unstarted(task));
  private final Map<IDocument, DocumentSession> sessions = new HashMap<>();
  /** Of documents that nobody follows; soft, because a result holds its document. */
  private final Map<IDocument, SoftReference<ParsedDocument>> unfollowed = new WeakHashMap<>();
  /** Of its own, so that who asks for the rulesets need not wait while the language is being set up. */
  private final Object rulesetLock = new Object();
  private Rulesets rulesets;
  private LevelLanguage language;
  private DocumentParser parser;
  private LevelIde ide;

  /** Called by declarative services. */
  public LanguageComponent(IExtensionRegistry registry) {
    this.registry = registry;
  }

  /** Called by declarative services. */
  public void close() {
    background.shutdownNow();
  }

  @Override
  public Rulesets rulesets() {
    synchronized (rulesetLock) {
      if (rulesets == null) {
        rulesets = RulesetExtensions.read(registry);
      }
      return rulesets;
    }
  }

  @Override
  public synchronized LevelLanguage language() {
    if (language == null) {
      LibraryLog.begin();
      language = new LevelLanguage(rulesets());
    }
    return language;
  }

  @Override
  public synchronized LevelIde ide() {
    if (ide == null) {
      ide = new LevelIde(language());
    }
    return ide;
  }

  @Override
  public ParsedDocument parsed(IDocument document) {
    Optional<DocumentSession> session = session(document);
    if (session.isPresent()) {
      return session.get().current();
    }
    ParsedDocument known = remembered(document);
    if (known != null && known.isCurrent()) {
      return known;
    }
    ParsedDocument now = parser().parse(document);
    synchronized (unfollowed) {
      unfollowed.put(document, new SoftReference<>(now));
    }
    return now;
  }

  @Override
  public Optional<ParsedDocument> latest(IDocument document) {
    return session(document).flatMap(DocumentSession::latest).or(() -> Optional.ofNullable(remembered(document)));
  }

  @Override
  public Subscription subscribe(IDocument document, Consumer<ParsedDocument> listener) {
    DocumentSession session;
    synchronized (sessions) {
      session = sessions.computeIfAbsent(document, d -> new DocumentSession(d, this::parser, background));
      session.add(listener);
    }
    return () -> {
      synchronized (sessions) {
        if (session.remove(listener)) {
          sessions.remove(document, session);
        }
      }
    };
  }

  private synchronized DocumentParser parser() {
    if (parser == null) {
      parser = new DocumentParser(language());
    }
    return parser;
  }

  private Optional<DocumentSession> session(IDocument document) {
    synchronized (sessions) {
      return Optional.ofNullable(sessions.get(document));
    }
  }

  private ParsedDocument remembered(IDocument document) {
    synchronized (unfollowed) {
      SoftReference<ParsedDocument> reference = unfollowed.get(document);
      return reference == null ? null : reference.get();
    }
  }
}
