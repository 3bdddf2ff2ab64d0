package org.tilewright.lang;

import com.google.common.collect.ImmutableList;
import com.google.inject.Binder;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.binder.LinkedBindingBuilder;
import com.google.inject.name.Names;
import org.eclipse.xtext.formatting.IFormatter;
import org.eclipse.xtext.formatting.INodeModelFormatter;
import org.eclipse.xtext.formatting.impl.DefaultNodeModelFormatter;
import org.eclipse.xtext.formatting.impl.OneWhitespaceFormatter;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.naming.DefaultDeclarativeQualifiedNameProvider;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.EclipseProjectPropertiesEncodingProvider;
import org.eclipse.xtext.parser.IEncodingProvider;
import org.eclipse.xtext.parsetree.reconstr.ITransientValueService;
import org.eclipse.xtext.parsetree.reconstr.impl.DefaultTransientValueService;
import org.eclipse.xtext.resource.DefaultLocationInFileProvider;
import org.eclipse.xtext.resource.IContainer;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.containers.IAllContainersState;
import org.eclipse.xtext.resource.containers.ResourceSetBasedAllContainersStateProvider;
import org.eclipse.xtext.resource.containers.StateBasedContainerManager;
import org.eclipse.xtext.resource.impl.IsAffectedExtension;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.eclipse.xtext.resource.impl.ResourceSetBasedResourceDescriptions;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.scoping.impl.AbstractDeclarativeScopeProvider;
import org.eclipse.xtext.scoping.impl.DefaultGlobalScopeProvider;
import org.eclipse.xtext.scoping.impl.ImportedNamespaceAwareLocalScopeProvider;
import org.eclipse.xtext.serializer.ISerializer;
import org.eclipse.xtext.serializer.sequencer.BacktrackingSemanticSequencer;
import org.eclipse.xtext.serializer.sequencer.GenericSequencer;
import org.eclipse.xtext.serializer.sequencer.ISemanticSequencer;
import org.eclipse.xtext.serializer.sequencer.ISyntacticSequencer;
import org.eclipse.xtext.validation.IConcreteSyntaxValidator;
import org.eclipse.xtext.validation.INamesAreUniqueValidationHelper;
import org.tilewright.lang.format.FrameworkFormatter;
import org.tilewright.lang.serializer.LevelSemanticSequencer;
import org.tilewright.lang.serializer.LevelSyntacticSequencer;

/**
 * Binds what Xtext proposes for any language, except that services which reading and checking levels never asks for are
 * made {@link OnDemand on demand}: writing models, the framework's formatter, indexes of names over many files.
 *
 * <p>Methods that answer null take a binding of the generated module away; the on-demand one replaces it.
 */
public abstract class OnDemandModule extends AbstractLevelRuntimeModule {

  /** Every resource has one. */
  @Override
  public Class<? extends ISerializer> bindISerializer() {
    return LazySerializer.class;
  }

  /** Every resource has one. */
  @Override
  public Class<? extends IConcreteSyntaxValidator> bindConcreteSyntaxValidator() {
    return LazySyntaxValidator.class;
  }

  /** Every resource has one. */
  public Class<? extends IResourceServiceProvider> bindIResourceServiceProvider() {
    return LevelServiceProvider.class;
  }

  /** What only the writer of models needs. */
  public void configureWriting(Binder binder) {
    onDemand(binder, ISemanticSequencer.class, LevelSemanticSequencer.class);
    onDemand(binder, ISyntacticSequencer.class, LevelSyntacticSequencer.class);
    onDemand(binder, ITransientValueService.class, DefaultTransientValueService.class);
    onDemand(binder, IFormatter.class, OneWhitespaceFormatter.class);
    onDemand(binder, INodeModelFormatter.class, DefaultNodeModelFormatter.class);
    onDemand(binder, IFormatter2.class, FrameworkFormatter.class);
  }

  /** What only indexes need. */
  public void configureIndexing(Binder binder) {
    onDemand(binder, IQualifiedNameProvider.class, DefaultDeclarativeQualifiedNameProvider.class);
    onDemand(binder, IGlobalScopeProvider.class, DefaultGlobalScopeProvider.class);
    onDemand(binder, ILocationInFileProvider.class, DefaultLocationInFileProvider.class);
    onDemand(binder, IContainer.Manager.class, StateBasedContainerManager.class);
    onDemand(binder, IAllContainersState.Provider.class, ResourceSetBasedAllContainersStateProvider.class);
    onDemand(binder, IEncodingProvider.Runtime.class, EclipseProjectPropertiesEncodingProvider.class);
  }

  @Override
  public void configureGenericSemanticSequencer(Binder binder) {
    binder.bind(ISemanticSequencer.class).annotatedWith(GenericSequencer.class)
        .toProvider(new OnDemand<>(BacktrackingSemanticSequencer.class));
  }

  @Override
  public void configureIScopeProviderDelegate(Binder binder) {
    named(binder, IScopeProvider.class, AbstractDeclarativeScopeProvider.NAMED_DELEGATE)
        .toProvider(new OnDemand<>(ImportedNamespaceAwareLocalScopeProvider.class));
  }

  @Override
  public void configureIResourceDescriptions(Binder binder) {
    onDemand(binder, IResourceDescriptions.class, ResourceSetBasedResourceDescriptions.class);
  }

  @Override
  public void configureIResourceDescriptionsPersisted(Binder binder) {
    named(binder, IResourceDescriptions.class, ResourceDescriptionsProvider.PERSISTED_DESCRIPTIONS)
        .toProvider(new OnDemand<>(ResourceSetBasedResourceDescriptions.class));
  }

  @Override
  public void configureIResourceDescriptionsBuilderScope(Binder binder) {
    named(binder, IResourceDescriptions.class, ResourceDescriptionsProvider.NAMED_BUILDER_SCOPE)
        .toProvider(new OnDemand<>(ResourceSetBasedResourceDescriptions.class));
  }

  @Override
  public void configureIResourceDescriptionsLiveScope(Binder binder) {
    named(binder, IResourceDescriptions.class, ResourceDescriptionsProvider.LIVE_SCOPE)
        .toProvider(new OnDemand<>(ResourceSetBasedResourceDescriptions.class));
  }

  @Override
  public void configureIsAffectedExtensions(Binder binder) {
    Key<IsAffectedExtension> uniqueNames = Key.get(IsAffectedExtension.class, Names.named("IsAffectedExtension.UniqueNames"));
    binder.bind(uniqueNames).toProvider(new OnDemand<>(INamesAreUniqueValidationHelper.ContextProvider.class));
    var extension = binder.getProvider(uniqueNames);
    binder.bind(new TypeLiteral<ImmutableList<IsAffectedExtension>>() { }).toProvider(() -> ImmutableList.of(extension.get()));
  }

  @Override
  public Class<? extends ISemanticSequencer> bindISemanticSequencer() {
    return null;
  }

  @Override
  public Class<? extends ISyntacticSequencer> bindISyntacticSequencer() {
    return null;
  }

  @Override
  public Class<? extends ITransientValueService> bindITransientValueService() {
    return null;
  }

  @Override
  public Class<? extends IFormatter> bindIFormatter() {
    return null;
  }

  @Override
  public Class<? extends INodeModelFormatter> bindINodeModelFormatter() {
    return null;
  }

  @Override
  public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
    return null;
  }

  @Override
  public Class<? extends IGlobalScopeProvider> bindIGlobalScopeProvider() {
    return null;
  }

  @Override
  public Class<? extends ILocationInFileProvider> bindILocationInFileProvider() {
    return null;
  }

  @Override
  public Class<? extends IContainer.Manager> bindIContainer$Manager() {
    return null;
  }

  @Override
  public Class<? extends IAllContainersState.Provider> bindIAllContainersState$Provider() {
    return null;
  }

  @Override
  public Class<? extends IEncodingProvider.Runtime> bindRuntimeEncodingProvider() {
    return null;
  }

  private static <T> void onDemand(Binder binder, Class<T> service, Class<? extends T> implementation) {
    binder.bind(service).toProvider(new OnDemand<T>(implementation));
  }

  private static <T> LinkedBindingBuilder<T> named(Binder binder, Class<T> service, String name) {
    return binder.bind(service).annotatedWith(Names.named(name));
  }
}
