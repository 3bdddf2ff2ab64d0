package org.tilewright.lang.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.IPrefixMatcher;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;
import org.tilewright.lang.ide.completion.LevelContentAssistLexer;
import org.tilewright.lang.ide.completion.LevelProposals;
import org.tilewright.lang.ide.documentation.LevelDocumentation;

/** Binds the services an editor asks for; the runtime module's bindings are below these. */
public class LevelIdeModule extends AbstractLevelIdeModule {

  /** Proposals by meaning. */
  public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
    return LevelProposals.class;
  }

  /** Names are simple: what begins with the prefix, in any case, fits. */
  @Override
  public Class<? extends IPrefixMatcher> bindIPrefixMatcher() {
    return IPrefixMatcher.IgnoreCase.class;
  }

  /** Documentation from the libraries. */
  public Class<? extends IEObjectDocumentationProvider> bindIEObjectDocumentationProvider() {
    return LevelDocumentation.class;
  }

  /** Damaged texts cost completion no more than sound ones. */
  @Override
  public void configureContentAssistLexer(Binder binder) {
    binder.bind(Lexer.class).annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST)).to(LevelContentAssistLexer.class);
  }
}
