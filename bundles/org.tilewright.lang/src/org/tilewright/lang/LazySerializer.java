package org.tilewright.lang;

import com.google.inject.Inject;
import com.google.inject.Injector;
import java.io.IOException;
import java.io.Writer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.SaveOptions;
import org.eclipse.xtext.serializer.ISerializer;
import org.eclipse.xtext.serializer.impl.Serializer;
import org.eclipse.xtext.util.ReplaceRegion;

/** Writes models as Xtext does. Every resource has a serializer; this one is set up when something is written, so never by reading. */
final class LazySerializer implements ISerializer {

  private final Injector injector;

  @Inject
  LazySerializer(Injector injector) {
    this.injector = injector;
  }

  private ISerializer serializer() {
    return injector.getInstance(Serializer.class);
  }

  @Override
  public String serialize(EObject object) {
    return serializer().serialize(object);
  }

  @Override
  public String serialize(EObject object, SaveOptions options) {
    return serializer().serialize(object, options);
  }

  @Override
  public void serialize(EObject object, Writer writer, SaveOptions options) throws IOException {
    serializer().serialize(object, writer, options);
  }

  @Override
  public ReplaceRegion serializeReplacement(EObject object, SaveOptions options) {
    return serializer().serializeReplacement(object, options);
  }
}
