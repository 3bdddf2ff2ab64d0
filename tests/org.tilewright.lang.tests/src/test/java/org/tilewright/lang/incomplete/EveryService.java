package org.tilewright.lang.incomplete;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.DefinitionText;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.lang.edit.CellEditor;
import org.tilewright.lang.edit.LayoutReader;
import org.tilewright.lang.edit.TextReplacement;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.lang.ide.completion.Proposal;
import org.tilewright.lang.ide.properties.LevelProperties;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.ide.structure.Folding;
import org.tilewright.lang.ide.structure.OutlineNode;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;
import org.tilewright.lang.incomplete.Edits.Variant;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.lang.validation.IssueCodes;

/** Asks everything that there is to ask of one text, and checks that each answer could be used. */
final class EveryService {

  private static final int MAX_FIXED_ISSUES = 12;

  private final Rulesets rulesets;
  private final LevelLanguage language;
  private final LevelIde ide;
  private final DefinitionText writer;

  EveryService(Rulesets rulesets, LevelLanguage language) {
    this.rulesets = rulesets;
    this.language = language;
    ide = new LevelIde(language, (service, failure) -> {
      throw failure instanceof RuntimeException e ? e : new IllegalStateException(service, failure);
    });
    writer = new DefinitionText(language);
  }

  /** Throws whatever a service throws. */
  void ask(Variant variant) {
    String text = variant.text();
    LevelFileResult file = language.parse(text, "incomplete.level");
    for (LevelIssue issue : file.issues()) {
      within(new TextRange(issue.offset(), issue.length()), text);
      assertTrue(!issue.code().equals(IssueCodes.CHECK_FAILED), issue.message());
      assertTrue(!issue.code().equals(IssueCodes.RULESET_FAILED), issue.message());
    }
    file.levels().forEach(level -> level(file, level, variant.at()));
    ide(file, variant.at());
    formatting(file);
    LevelProperties.at(file, variant.at()).stream().flatMap(property -> property.change().stream())
        .forEach(change -> within(change.range(), text));
  }

  private void ide(LevelFileResult file, int at) {
    String text = file.text();
    int middle = text.length() / 2;
    for (int offset : new int[] {at, middle}) {
      for (Proposal proposal : ide.completion(text, offset, file)) {
        within(proposal.range(), text);
        assertTrue(proposal.caret() >= 0 && proposal.caret() <= proposal.text().length(), proposal::toString);
      }
    }
    for (int offset : new int[] {0, Math.max(0, at - 1), at, Math.min(text.length(), at + 2), middle, text.length()}) {
      ide.hover(offset, file).ifPresent(hover -> within(hover.range(), text));
      ide.declaration(offset, file);
      ide.reference(offset, file).ifPresent(range -> within(range, text));
      ide.occurrences(offset, file).forEach(range -> within(range, text));
    }
    ide.outline(file).forEach(node -> outline(node, text));
    for (Folding.Fold fold : ide.folding(file)) {
      within(fold.range(), text);
    }
    ide.names(file).forEach(name -> within(name.range(), text));
    file.issues().stream().limit(MAX_FIXED_ISSUES).flatMap(issue -> ide.quickFixes(issue, file).stream())
        .map(QuickFix::edits).forEach(edits -> TextEdit.apply(text, edits));
  }

  private static void outline(OutlineNode node, String text) {
    within(node.range(), text);
    within(node.selection(), text);
    node.children().forEach(child -> outline(child, text));
  }

  private void formatting(LevelFileResult file) {
    List<TextEdit> edits = ide.format(file);
    if (!edits.isEmpty()) {
      assertEquals(tokens(file.text()), tokens(TextEdit.apply(file.text(), edits)), "formatting keeps the tokens");
    }
  }

  private static List<String> tokens(String text) {
    return Styles.tokens(text, 0).stream().map(StyledRange::range)
        .map(range -> text.substring(range.offset(), range.end()).stripTrailing()).toList();
  }

  private void level(LevelFileResult file, CompiledLevel level, int at) {
    LevelDefinition definition = level.definition();
    within(level.sources().level(), file.text());
    within(level.sources().name(), file.text());
    level.sources().cellAt(at).flatMap(level.sources()::cell).ifPresent(range -> within(range, file.text()));
    definition.forEachEntity((entity, x, y) -> assertEquals(entity.kind(), definition.kind(entity.kind()).name()));
    edit(file, level, at);
    boolean sound = file.findings(level).canBegin();
    rulesets.find(definition.ruleset()).ifPresent(rules -> {
      write(definition, sound);
      rules.check(definition);
      if (sound) {
        play(rules, definition);
      }
    });
  }

  private void write(LevelDefinition definition, boolean sound) {
    try {
      String text = writer.of(definition);
      if (sound) {
        assertTrue(!language.parse(text, "written.level").resource().getParseResult().hasSyntaxErrors(), text);
      }
    } catch (IllegalArgumentException noName) {
      assertTrue(!sound || !noName.getMessage().contains("identifier"), noName::getMessage);
    }
  }

  private static void play(Ruleset rules, LevelDefinition definition) {
    if (rules.id().equals("mini")) {
      return;
    }
    GameState state = rules.start(definition, 1);
    rules.outcome(state);
    rules.view(state, 0);
    rules.legalCommands(state, 0).stream().limit(3).forEach(command -> rules.describe(state, command));
  }

  private void edit(LevelFileResult file, CompiledLevel level, int at) {
    LayoutReader.read(file, level).ifPresent(layout -> {
      String text = file.text();
      CellEditor editor = new CellEditor(layout, text);
      Optional<Cell> under = editor.cellAt(at);
      Cell origin = level.definition().bounds().map(EveryService::corner).orElse(new Cell(0, 0));
      boolean sound = !file.resource().getParseResult().hasSyntaxErrors();
      for (Cell cell : List.of(under.orElse(new Cell(1, 1)), origin, new Cell(origin.x() - 1, origin.y() - 1), new Cell(40, 3))) {
        editor.stackAt(cell);
        editor.offsetOf(cell);
        for (CellChange change : List.of(CellChange.erase(cell), new CellChange(cell, List.of(EntitySpec.of("wall"))))) {
          String changed = TextReplacement.applyAll(text, editor.edits(List.of(change)));
          if (sound) {
            assertTrue(!language.parse(changed, "changed.level").resource().getParseResult().hasSyntaxErrors(),
                () -> change + " makes\n" + changed);
          }
        }
      }
      editor.survives(at, 1, "#");
    });
  }

  private static Cell corner(Bounds bounds) {
    return new Cell(bounds.left(), bounds.top());
  }

  private static void within(TextRange range, String text) {
    assertTrue(range.offset() >= 0 && range.length() >= 0 && range.end() <= text.length(), () -> range + " of " + text.length());
  }
}
