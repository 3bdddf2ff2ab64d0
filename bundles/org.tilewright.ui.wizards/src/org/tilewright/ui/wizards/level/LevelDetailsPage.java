package org.tilewright.ui.wizards.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.workspace.LanguageServices;

/** Asks for the game, what the level begins with, its identifier and its title. */
final class LevelDetailsPage extends WizardPage {

  private static final String IDENTIFIER = "[A-Za-z_][A-Za-z_0-9]*";

  private static final String STARTER = "A small level to start from";

  private final Supplier<String> fileBaseName;
  private final Runnable choice;
  private final List<Ruleset> rulesets = List.copyOf(LanguageServices.find().rulesets().all());
  private Combo game;
  private Combo content;
  private Text name;
  private Text title;

  /** @param choice told whenever another game or content is chosen */
  LevelDetailsPage(Supplier<String> fileBaseName, Runnable choice) {
    super("details");
    this.fileBaseName = fileBaseName;
    this.choice = choice;
    setTitle("Level");
    setDescription("Name the level and choose its game.");
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).applyTo(area);
    label(area, "&Game:");
    game = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
    rulesets.forEach(r -> game.add(r.title()));
    game.select(0);
    game.addListener(SWT.Selection, e -> gameChosen());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(game);
    label(area, "&Begin with:");
    content = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
    content.addListener(SWT.Selection, e -> choice.run());
    GridDataFactory.fillDefaults().grab(true, false).applyTo(content);
    label(area, "&Name:");
    name = new Text(area, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
    label(area, "&Title:");
    title = new Text(area, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
    name.addModifyListener(e -> validate());
    setControl(area);
    fillContent();
    validate();
  }

  private void gameChosen() {
    fillContent();
    choice.run();
  }

  private void fillContent() {
    content.removeAll();
    content.add(STARTER);
    ruleset().ifPresent(rules -> rules.generators().forEach(generator -> content.add(generator.title())));
    content.select(0);
    content.setEnabled(content.getItemCount() > 1);
  }

  @Override
  public void setVisible(boolean visible) {
    if (visible && name.getText().isEmpty()) {
      name.setText(LevelName.identifier(fileBaseName.get()));
      title.setText(LevelName.title(fileBaseName.get()));
    }
    super.setVisible(visible);
  }

  /** The game; empty when none is installed. */
  Optional<Ruleset> ruleset() {
    return game.getSelectionIndex() < 0 ? Optional.empty() : Optional.of(rulesets.get(game.getSelectionIndex()));
  }

  /** What shall make the level; empty for the game's starter. */
  Optional<LevelGenerator> generator() {
    int index = content.getSelectionIndex() - 1;
    return index < 0 ? Optional.empty() : ruleset().map(rules -> rules.generators().get(index));
  }

  /** The level's identifier; follows the file's name until it is filled in. */
  String levelName() {
    return name.getText().isEmpty() ? LevelName.identifier(fileBaseName.get()) : name.getText();
  }

  /** The level's title; follows the file's name until it is filled in. */
  String levelTitle() {
    return title.getText().isEmpty() ? LevelName.title(fileBaseName.get()) : title.getText();
  }

  private void validate() {
    if (rulesets.isEmpty()) {
      setErrorMessage("No game is installed.");
      setPageComplete(false);
    } else if (!name.getText().isEmpty() && !name.getText().matches(IDENTIFIER)) {
      setErrorMessage("The name must be made of letters, digits and underscores and not begin with a digit.");
      setPageComplete(false);
    } else {
      setErrorMessage(null);
      setPageComplete(true);
    }
  }

  private static void label(Composite parent, String text) {
    new Label(parent, SWT.NONE).setText(text);
  }
}
