package org.tilewright.lang.ide.completion;

import com.google.inject.Inject;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IIdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.util.TextRegion;
import org.tilewright.engine.Ruleset;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.library.Libraries;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage.Literals;

/** Proposes what can be named, values by their type, keywords that are words, and templates. */
public class LevelProposals extends IdeContentProposalProvider {

  private static final int VALUE_PRIORITY = 700;
  private static final int NAME_PRIORITY = 600;
  private static final int KEYWORD_PRIORITY = 400;
  private static final int TEMPLATE_PRIORITY = 300;

  @Inject
  private Libraries libraries;

  @Override
  public void createProposals(Collection<ContentAssistContext> contexts, IIdeContentProposalAcceptor acceptor) {
    super.createProposals(contexts, acceptor);
    contexts.stream().filter(context -> offers(context, "Level", "level")).findFirst().ifPresent(context -> {
      String ruleset = libraries.rulesets().stream().map(Ruleset::id).findFirst().orElse("ruleset");
      Templates.ofFile(ruleset).forEach((label, pattern) -> template(label, pattern, context, acceptor));
    });
    contexts.stream().filter(context -> offers(context, "Level", "legend")).findFirst().ifPresent(context ->
        Templates.ofLevel().forEach((label, pattern) -> template(label, pattern, context, acceptor)));
  }

  private static boolean offers(ContentAssistContext context, String rule, String keyword) {
    return context.getFirstSetGrammarElements().stream().anyMatch(element -> element instanceof Keyword k
        && k.getValue().equals(keyword) && ruleOf(k).equals(rule));
  }

  private void template(String label, String pattern, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    String indented = pattern.replace("\n", lineEnd(context) + indentation(context));
    propose(label, indented, context, ContentAssistEntry.KIND_SNIPPET, TEMPLATE_PRIORITY, acceptor, entry -> {
      int dash = label.indexOf(" – ");
      entry.setLabel(label.substring(0, dash));
      entry.setDescription(label.substring(dash + 3));
    });
  }

  private static String text(ContentAssistContext context) {
    return context.getResource().getParseResult().getRootNode().getText();
  }

  private static String lineEnd(ContentAssistContext context) {
    return text(context).contains("\r\n") ? "\r\n" : "\n";
  }

  private static String indentation(ContentAssistContext context) {
    String text = text(context);
    int start = Math.min(text.length(), Math.max(0, context.getOffset() - context.getPrefix().length()));
    int line = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    return text.substring(line, start).isBlank() ? text.substring(line, start) : "";
  }

  @Override
  protected void _createProposals(Keyword keyword, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    String value = keyword.getValue();
    // Words that may stand for a name, and values, are proposed by what they mean.
    if (Character.isLetter(value.charAt(0)) && !ruleOf(keyword).equals("Word") && !ruleOf(keyword).equals("Value")) {
      propose(value, value, context, ContentAssistEntry.KIND_KEYWORD, KEYWORD_PRIORITY, acceptor, entry -> { });
    }
  }

  @Override
  protected void _createProposals(Assignment assignment, ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    if (assignment.getTerminal() instanceof CrossReference reference) {
      names(reference, assignment.getFeature(), context, acceptor);
    } else if (ruleOf(assignment).equals("Value") && assignment.getFeature().equals("name")) {
      values(context, acceptor);
    }
  }

  private void values(ContentAssistContext context, IIdeContentProposalAcceptor acceptor) {
    EObject model = model(context);
    int start = context.getOffset() - context.getPrefix().length();
    ExpectedValue.at(text(context), start, model).ifPresent(wanted -> ValueProposals.of(wanted, model)
        .forEach((label, pattern) -> propose(label, pattern, context, ContentAssistEntry.KIND_VALUE, VALUE_PRIORITY, acceptor,
            entry -> entry.setDescription(wanted.declaration().getName()))));
  }

  private static EObject model(ContentAssistContext context) {
    return context.getCurrentModel() != null ? context.getCurrentModel() : context.getRootModel();
  }

  private void names(CrossReference reference, String feature, ContentAssistContext context,
      IIdeContentProposalAcceptor acceptor) {
    EObject model = model(context);
    NameProposal.of(ruleOf(reference), feature).ifPresent(sort -> {
      Set<String> taken = taken(sort, model);
      boolean alone = !followedBySeparator(context);
      for (IEObjectDescription description : getScopeProvider().getScope(model, sort.reference()).getAllElements()) {
        if (!acceptor.canAcceptMoreProposals()) {
          return;
        }
        EObject element = description.getEObjectOrProxy();
        String name = description.getName().toString();
        if (!taken.contains(name) && sort.isUsable(element)) {
          propose(name, sort.pattern(name, element, alone), context, sort.entryKind(), NAME_PRIORITY, acceptor, entry -> {
            entry.setDescription(sort.detail(element));
            entry.setDocumentation(sort.documentation(element));
            entry.setSource(sort.sort());
          });
        }
      }
    });
  }

  /** Names that have a value already and would be given a second one. */
  private static Set<String> taken(NameProposal sort, EObject model) {
    Set<String> taken = new HashSet<>();
    switch (sort) {
      case ARGUMENT -> {
        EntitySpec entity = EcoreUtil2.getContainerOfType(model, EntitySpec.class);
        if (entity != null) {
          entity.getArguments().forEach(a -> taken.add(Nodes.written(a, Literals.ARGUMENT__ATTRIBUTE)));
        }
      }
      case SETTING -> {
        Kind kind = EcoreUtil2.getContainerOfType(model, Kind.class);
        if (kind != null) {
          kind.getSettings().forEach(s -> taken.add(Nodes.written(s, Literals.ATTRIBUTE_SETTING__ATTRIBUTE)));
        }
      }
      case CONFIG_SETTING -> {
        Level level = EcoreUtil2.getContainerOfType(model, Level.class);
        if (level != null) {
          level.getConfig().forEach(s -> taken.add(Nodes.written(s, Literals.CONFIG_SETTING__KEY)));
        }
      }
      default -> {
        // May be named as often as one likes.
      }
    }
    return taken;
  }

  private static boolean followedBySeparator(ContentAssistContext context) {
    String text = text(context);
    int at = context.getOffset();
    while (at < text.length() && (Character.isJavaIdentifierPart(text.charAt(at)) || text.charAt(at) == ' ')) {
      at++;
    }
    return at < text.length() && (text.charAt(at) == ':' || text.charAt(at) == '=');
  }

  private void propose(String label, String pattern, ContentAssistContext context, String kind, int priority,
      IIdeContentProposalAcceptor acceptor, Consumer<ContentAssistEntry> more) {
    Snippet snippet = Snippet.parse(pattern);
    int start = context.getOffset() - context.getPrefix().length();
    acceptor.accept(getProposalCreator().createProposal(snippet.text(), context, kind, entry -> {
      entry.setLabel(label);
      snippet.placeholders().forEach(p -> entry.getEditPositions().add(new TextRegion(start + p.getOffset(), p.getLength())));
      entry.setEscapePosition(start + snippet.caret());
      more.accept(entry);
    }), priority);
  }

  private static String ruleOf(AbstractElement element) {
    return GrammarUtil.containingRule(element).getName();
  }
}
