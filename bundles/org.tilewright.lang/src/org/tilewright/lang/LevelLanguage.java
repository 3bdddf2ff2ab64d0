package org.tilewright.lang;

import com.google.inject.Injector;
import com.google.inject.Provider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.StringInputStream;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.text.LevelIssue;

/**
 * The level language on its own: reads, checks and compiles files of levels and libraries. Safe for use by several threads;
 * making one takes a noticeable fraction of a second, so keep it.
 */
public final class LevelLanguage {

  private final Injector injector;
  private final IResourceFactory resources;
  private final Provider<XtextResourceSet> resourceSets;
  private final LevelFileResults results;
  private final OperationCanceledManager cancellation;

  /** The language with the games of {@code rulesets}. */
  public LevelLanguage(Rulesets rulesets) {
    this(new LevelStandaloneSetup(rulesets).createIsolatedInjector());
  }

  private LevelLanguage(Injector injector) {
    this.injector = injector;
    resources = injector.getInstance(IResourceFactory.class);
    resourceSets = injector.getProvider(XtextResourceSet.class);
    results = injector.getInstance(LevelFileResults.class);
    cancellation = injector.getInstance(OperationCanceledManager.class);
  }

  /**
   * Reads and checks a text. Whatever the text is, there is a result; mistakes are issues of it.
   *
   * @param text the text, with or without a byte order mark, with any line ends
   * @param name name of the file that it is from or could be from; decides nothing, but relative files are next to it
   */
  public LevelFileResult parse(String text, String name) {
    return parse(text, name, CancelIndicator.NullImpl);
  }

  /**
   * Like {@link #parse(String, String)}, but the checks end early, with an incomplete list of issues or an
   * {@code OperationCanceledException}, once {@code cancelled} says so.
   */
  public LevelFileResult parse(String text, String name, CancelIndicator cancelled) {
    try {
      return results.check(load(text, name), text, name, cancelled);
    } catch (RuntimeException | StackOverflowError e) {
      cancellation.propagateIfCancelException(e);
      Logger.getLogger(LevelLanguage.class).error(name + " cannot be read", e);
      return damaged(name, text, LevelFiles.failed(text, e));
    }
  }

  /** Reads and checks a file. A file that cannot be read, or is not UTF-8, gives a result that says so. */
  public LevelFileResult read(Path path) {
    LevelFiles.Content content = LevelFiles.read(path);
    return content.problem().map(problem -> damaged(path.toString(), content.text(), problem))
        .orElseGet(() -> parse(content.text(), path.toString()));
  }

  /** Reads and checks the bytes of a file, which must be UTF-8. */
  public LevelFileResult read(byte[] bytes, String name) {
    LevelFiles.Content content = LevelFiles.decode(bytes);
    return content.problem().map(problem -> damaged(name, content.text(), problem))
        .orElseGet(() -> parse(content.text(), name));
  }

  /**
   * What there is of a text on which something failed that follows from reading it, such as compiling its levels: no level, and
   * the failure as an error at its beginning. For whoever has to show something all the same.
   */
  public LevelFileResult failed(String text, String name, Throwable failure) {
    return damaged(name, text, LevelFiles.failed(text, failure));
  }

  private LevelFileResult damaged(String name, String text, LevelIssue problem) {
    return LevelFileResult.unreadable(name, text, problem, load("", name));
  }

  private XtextResource load(String text, String name) {
    XtextResource resource = (XtextResource) resources.createResource(URI.createFileURI(name));
    resourceSets.get().getResources().add(resource);
    try {
      resource.load(new StringInputStream(text, resource.getEncoding()), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return resource;
  }

  /** The services behind the language, for bundles that add some. */
  public Injector injector() {
    return injector;
  }
}
