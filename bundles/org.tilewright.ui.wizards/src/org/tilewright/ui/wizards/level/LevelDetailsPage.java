package org.tilewright.ui.wizards.level;

import java.util.List;
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
import org.tilewright.workspace.LanguageServices;

/** Asks for the game, the level's identifier and its title. */
final class LevelDetailsPage extends WizardPage {

  private static final String IDENTIFIER = "[A-Za-z_][A-Za-z_0-9]*";

  private final Supplier<String> fileBaseName;
  private final List<Ruleset> rulesets = List.copyOf(LanguageServices.find().rulesets().all());
  private Combo game;
  private Text name;
  private Text title;

  LevelDetailsPage(Supplier<String> fileBaseName) {
    super("details");
    this.fileBaseName = fileBaseName;
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
    GridDataFactory.fillDefaults().grab(true, false).applyTo(game);
    label(area, "&Name:");
    name = new Text(area, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
    label(area, "&Title:");
    title = new Text(area, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
    name.addModifyListener(e -> validate());
    setControl(area);
    validate();
  }

  @Override
  public void setVisible(boolean visible) {
    if (visible && name.getText().isEmpty()) {
      name.setText(LevelName.identifier(fileBaseName.get()));
      title.setText(LevelName.title(fileBaseName.get()));
    }
    super.setVisible(visible);
  }

  /** The level asked for; names that were not filled in follow the file's. */
  StarterLevel starter() {
    String id = name.getText().isEmpty() ? LevelName.identifier(fileBaseName.get()) : name.getText();
    String shown = title.getText().isEmpty() ? LevelName.title(fileBaseName.get()) : title.getText();
    return new StarterLevel(rulesets.get(game.getSelectionIndex()), id, shown);
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
