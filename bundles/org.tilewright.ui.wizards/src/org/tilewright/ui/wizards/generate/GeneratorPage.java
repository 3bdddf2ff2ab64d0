package org.tilewright.ui.wizards.generate;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.GeneratorOption;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.lang.LevelLanguage;

/** Asks for a generator's options and seed, whatever the generator, with a picture that follows every change. */
public final class GeneratorPage extends WizardPage {

  private static final String FIRST_SEED = "7";
  /** Seeds that people are offered have at most this many digits, so that they can be written down. */
  private static final int SEED_BOUND = 1_000_000;

  private final LevelLanguage language;
  private final Map<String, IntSupplier> fields = new LinkedHashMap<>();
  private Composite options;
  private Text seed;
  private GeneratorPreview preview;
  private Optional<Ruleset> ruleset = Optional.empty();
  private Optional<LevelGenerator> generator = Optional.empty();

  /** A page that asks for nothing until it is told for which generator. */
  public GeneratorPage(LevelLanguage language) {
    super("generator");
    this.language = language;
    setTitle("Generated level");
    setDescription("The same options and seed always give the same level.");
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).spacing(16, 8).applyTo(area);
    Composite left = new Composite(area, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(left);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(left);
    options = new Composite(left, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(options);
    GridDataFactory.fillDefaults().applyTo(options);
    createSeed(left);
    preview = new GeneratorPreview(area, language);
    GridDataFactory.fillDefaults().grab(true, true).hint(360, 340).applyTo(preview.control());
    setControl(area);
  }

  private void createSeed(Composite parent) {
    Composite row = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(3).applyTo(row);
    new Label(row, SWT.NONE).setText("See&d:");
    seed = new Text(row, SWT.BORDER);
    seed.setText(FIRST_SEED);
    seed.addModifyListener(e -> update());
    GridDataFactory.fillDefaults().hint(90, SWT.DEFAULT).applyTo(seed);
    Button newSeed = new Button(row, SWT.PUSH);
    newSeed.setText("New &seed");
    newSeed.addListener(SWT.Selection,
        e -> seed.setText(Integer.toString(ThreadLocalRandom.current().nextInt(SEED_BOUND))));
  }

  /** Asks for the options of a game's generator from now on, or for nothing. */
  public void use(Ruleset game, Optional<LevelGenerator> wanted) {
    ruleset = Optional.of(game);
    generator = wanted;
    fields.clear();
    for (Control old : options.getChildren()) {
      old.dispose();
    }
    setTitle(wanted.map(LevelGenerator::title).orElse("Generated level"));
    wanted.ifPresent(maker -> maker.options().forEach(this::createField));
    options.requestLayout();
    update();
  }

  private void createField(GeneratorOption option) {
    Control field = switch (option) {
      case GeneratorOption.Number number -> {
        new Label(options, SWT.NONE).setText(number.label() + ":");
        Spinner spinner = new Spinner(options, SWT.BORDER);
        spinner.setValues(number.initial(), number.min(), number.max(), 0, 1, 10);
        spinner.addModifyListener(e -> update());
        fields.put(number.name(), spinner::getSelection);
        yield spinner;
      }
      case GeneratorOption.Flag flag -> {
        Button box = new Button(options, SWT.CHECK);
        box.setText(flag.label());
        box.setSelection(flag.on());
        box.addListener(SWT.Selection, e -> update());
        GridDataFactory.fillDefaults().span(2, 1).applyTo(box);
        fields.put(flag.name(), () -> box.getSelection() ? 1 : 0);
        yield box;
      }
    };
    field.setToolTipText(option.about());
  }

  private void update() {
    String mistake = null;
    try {
      request().ifPresentOrElse(preview::show, preview::clear);
    } catch (IllegalArgumentException e) {
      mistake = e.getMessage();
      preview.clear();
    }
    setErrorMessage(mistake);
    setPageComplete(mistake == null);
  }

  /**
   * What is to be generated; empty when nothing is.
   *
   * @throws IllegalArgumentException when the fields do not make sense; never while the page is complete
   */
  public Optional<GeneratorRequest> request() {
    if (ruleset.isEmpty() || generator.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Integer> values = new HashMap<>();
    fields.forEach((name, field) -> values.put(name, field.getAsInt()));
    GeneratorChoices choices = new GeneratorChoices(values);
    choices.require(generator.get().options());
    return Optional.of(new GeneratorRequest(ruleset.get(), generator.get(), choices, seedNumber()));
  }

  private long seedNumber() {
    try {
      return Long.parseLong(seed.getText().strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("The seed must be a whole number", e);
    }
  }
}
