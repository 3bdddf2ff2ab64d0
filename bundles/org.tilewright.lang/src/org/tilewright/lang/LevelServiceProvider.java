package org.tilewright.lang;

import com.google.inject.ConfigurationException;
import com.google.inject.Inject;
import com.google.inject.Injector;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.parser.IEncodingProvider;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.IContainer;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.IResourceServiceProviderExtension;
import org.eclipse.xtext.validation.IResourceValidator;

/**
 * Gives Xtext's generic parts, such as its language server, the services of this language. Every resource knows its
 * provider, and reading a level asks for none of these services: each is looked up when it is wanted.
 */
final class LevelServiceProvider implements IResourceServiceProvider, IResourceServiceProviderExtension {

  private final Injector injector;

  @Inject
  LevelServiceProvider(Injector injector) {
    this.injector = injector;
  }

  @Override
  public IContainer.Manager getContainerManager() {
    return injector.getInstance(IContainer.Manager.class);
  }

  @Override
  public IResourceDescription.Manager getResourceDescriptionManager() {
    return injector.getInstance(IResourceDescription.Manager.class);
  }

  @Override
  public IResourceValidator getResourceValidator() {
    return injector.getInstance(IResourceValidator.class);
  }

  @Override
  public IEncodingProvider getEncodingProvider() {
    return injector.getInstance(IEncodingProvider.class);
  }

  @Override
  public boolean canHandle(URI uri) {
    return injector.getInstance(FileExtensionProvider.class).isValid(uri.fileExtension());
  }

  @Override
  public <T> T get(Class<T> service) {
    try {
      return injector.getInstance(service);
    } catch (ConfigurationException notBound) {
      return null;
    }
  }

  @Override
  public boolean isSource(URI uri) {
    return !uri.isArchive();
  }
}
