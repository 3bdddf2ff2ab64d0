package org.tilewright.lang;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.impl.URIHandlerImpl;
import org.eclipse.xtext.Constants;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.GrammarProvider;

/**
 * Reads the grammar that the parser was generated from. EMF would ask for the age and the type of the jar that it is in, for
 * which the class library formats dates and looks through a table of file types; nobody needs either.
 */
@Singleton
final class StoredGrammar extends GrammarProvider {

  @Inject
  StoredGrammar(@Named(Constants.LANGUAGE_NAME) String language, Provider<XtextResourceSet> resourceSets) {
    super(language, () -> {
      XtextResourceSet resourceSet = resourceSets.get();
      resourceSet.getURIConverter().getURIHandlers().addFirst(new JarEntries());
      return resourceSet;
    });
  }

  /** Reads entries of jars, and nothing about them. */
  private static final class JarEntries extends URIHandlerImpl {

    @Override
    public boolean canHandle(URI uri) {
      return "jar".equals(uri.scheme());
    }

    @Override
    public InputStream createInputStream(URI uri, Map<?, ?> options) throws IOException {
      return java.net.URI.create(uri.toString()).toURL().openStream();
    }
  }
}
