package org.tilewright.lang;

import com.google.inject.Binder;
import com.google.inject.Provider;
import com.google.inject.name.Names;
import java.nio.charset.StandardCharsets;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.impl.EValidatorRegistryImpl;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.parser.IAstFactory;
import org.eclipse.xtext.parser.IEncodingProvider;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.eclipse.xtext.parser.antlr.LexerProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.service.DispatchingProvider;
import org.eclipse.xtext.service.GrammarProvider;
import org.eclipse.xtext.validation.CompositeEValidator;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.IResourceValidator;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.parser.antlr.internal.InternalLevelLexer;
import org.tilewright.lang.parsing.LevelLexer;
import org.tilewright.lang.parsing.LevelValueConverters;
import org.tilewright.lang.parsing.ModelFactory;
import org.tilewright.lang.parsing.SyntaxMessages;
import org.tilewright.lang.scoping.LevelResource;
import org.tilewright.lang.scoping.LevelScopes;
import org.tilewright.lang.validation.LevelDiagnostician;
import org.tilewright.lang.validation.LevelResourceValidator;
import org.tilewright.lang.validation.LinkingMessages;
import org.tilewright.lang.validation.OffsetDiagnostics;

/** Binds the services of the level language that work on their own, without Eclipse. */
public class LevelRuntimeModule extends OnDemandModule {

  private final Rulesets rulesets;

  /** The language with the rulesets that are services on the class path. */
  public LevelRuntimeModule() {
    this(Rulesets.onClassPath(LevelRuntimeModule.class.getClassLoader()));
  }

  /** The language with given rulesets. */
  public LevelRuntimeModule(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /** The games that levels can use. */
  public Rulesets bindRulesetsToInstance() {
    return rulesets;
  }

  /** Names are simple and come from the ruleset's library. */
  @Override
  public Class<? extends IScopeProvider> bindIScopeProvider() {
    return LevelScopes.class;
  }

  /** Strings, numbers, words. */
  @Override
  public Class<? extends IValueConverterService> bindIValueConverterService() {
    return LevelValueConverters.class;
  }

  /** Files with many unknown names take no longer than others. */
  @Override
  public Class<? extends XtextResource> bindXtextResource() {
    return LevelResource.class;
  }

  /** The model has no gaps where the text has some. */
  @Override
  public Class<? extends IAstFactory> bindIAstFactory() {
    return ModelFactory.class;
  }

  /** What the parser stumbles over. */
  public Class<? extends ISyntaxErrorMessageProvider> bindISyntaxErrorMessageProvider() {
    return SyntaxMessages.class;
  }

  /** Damaged texts cost no more than sound ones. */
  @Override
  public Class<? extends Lexer> bindLexer() {
    return LevelLexer.class;
  }

  @Override
  public Provider<? extends InternalLevelLexer> provideInternalLevelLexer() {
    return LexerProvider.create(LevelLexer.class);
  }

  @Override
  public void configureRuntimeLexer(Binder binder) {
    binder.bind(Lexer.class).annotatedWith(Names.named(LexerBindings.RUNTIME)).to(LevelLexer.class);
  }

  /** Names that are not known, with suggestions. */
  public Class<? extends ILinkingDiagnosticMessageProvider> bindILinkingDiagnosticMessageProvider() {
    return LinkingMessages.class;
  }

  /** The checks of the language and then those of the rules. */
  public Class<? extends IResourceValidator> bindIResourceValidator() {
    return LevelResourceValidator.class;
  }

  /** The checks are asked without a summary of them. */
  @Override
  public Class<? extends Diagnostician> bindDiagnostician() {
    return LevelDiagnostician.class;
  }

  /** The grammar, read without questions about the file that it is in. */
  public Class<? extends GrammarProvider> bindGrammarProvider() {
    return StoredGrammar.class;
  }

  /** Issues with offsets; lines are added later. */
  public Class<? extends IDiagnosticConverter> bindIDiagnosticConverter() {
    return OffsetDiagnostics.class;
  }

  /** Validators registered here are those of this injector only: several languages can be used side by side. */
  @Override
  public EValidator.Registry bindEValidatorRegistry() {
    return new EValidatorRegistryImpl(EValidator.Registry.INSTANCE);
  }

  /** Levels and libraries are UTF-8, whatever the machine's own encoding is. */
  @Override
  public void configureRuntimeEncodingProvider(Binder binder) {
    binder.bind(IEncodingProvider.class).annotatedWith(DispatchingProvider.Runtime.class)
        .toInstance(uri -> StandardCharsets.UTF_8.name());
  }

  /** EMF's own validator would report every unknown name a second time. */
  public void configureEObjectValidator(Binder binder) {
    binder.bindConstant().annotatedWith(Names.named(CompositeEValidator.USE_EOBJECT_VALIDATOR)).to(false);
  }
}
