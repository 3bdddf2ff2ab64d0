package org.tilewright.ui.wizards.maze;

import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.tilewright.maze.MazeRequest;

/** Size, start, end and seed of the maze, with a picture that follows every change. */
final class MazePage extends WizardPage {

  private static final int FIRST_WIDTH = 41;
  private static final int FIRST_HEIGHT = 31;
  private static final int FIRST_SEED = 7;
  /** Seeds that people are offered have at most this many digits, so that they can be written down. */
  private static final int SEED_BOUND = 1_000_000;

  private Spinner width;
  private Spinner height;
  private Text start;
  private Text end;
  private Text seed;
  private MazePreview preview;
  private int lastWidth = FIRST_WIDTH;
  private int lastHeight = FIRST_HEIGHT;

  MazePage() {
    super("maze");
    setTitle("Maze");
    setDescription("A maze by Prim's algorithm: the same seed always gives the same maze.");
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(2).spacing(16, 8).applyTo(area);
    createFields(area);
    preview = new MazePreview(area);
    GridDataFactory.fillDefaults().grab(true, true).hint(360, 300).applyTo(preview.control());
    setControl(area);
    update();
  }

  private void createFields(Composite parent) {
    Composite fields = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(fields);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(fields);
    width = spinner(fields, "&Width:", FIRST_WIDTH);
    height = spinner(fields, "&Height:", FIRST_HEIGHT);
    start = text(fields, "&Start (x, y):", "1, 1");
    end = text(fields, "&End (x, y):", corner(FIRST_WIDTH, FIRST_HEIGHT));
    seed = text(fields, "See&d:", Integer.toString(FIRST_SEED));
    new Label(fields, SWT.NONE);
    Button newSeed = new Button(fields, SWT.PUSH);
    newSeed.setText("&New seed");
    newSeed.addListener(SWT.Selection, e -> seed.setText(Integer.toString(ThreadLocalRandom.current().nextInt(SEED_BOUND))));
    GridDataFactory.fillDefaults().applyTo(newSeed);
  }

  private Spinner spinner(Composite parent, String label, int value) {
    new Label(parent, SWT.NONE).setText(label);
    Spinner spinner = new Spinner(parent, SWT.BORDER);
    spinner.setValues(value, MazeRequest.MIN_SIDE, MazeRequest.MAX_SIDE, 0, 2, 10);
    spinner.addModifyListener(e -> sizeChanged());
    GridDataFactory.fillDefaults().applyTo(spinner);
    return spinner;
  }

  private Text text(Composite parent, String label, String value) {
    new Label(parent, SWT.NONE).setText(label);
    Text text = new Text(parent, SWT.BORDER);
    text.setText(value);
    text.addModifyListener(e -> update());
    GridDataFactory.fillDefaults().hint(110, SWT.DEFAULT).applyTo(text);
    return text;
  }

  /** An end that was the far corner stays the far corner of the new size. */
  private void sizeChanged() {
    if (end != null && end.getText().equals(corner(lastWidth, lastHeight))) {
      lastWidth = width.getSelection();
      lastHeight = height.getSelection();
      end.setText(corner(lastWidth, lastHeight));
    } else {
      lastWidth = width.getSelection();
      lastHeight = height.getSelection();
      update();
    }
  }

  private static String corner(int width, int height) {
    return (width - 2) + ", " + (height - 2);
  }

  private void update() {
    if (preview == null) {
      return;
    }
    try {
      MazeRequest request = request();
      setErrorMessage(null);
      setPageComplete(true);
      preview.show(request);
    } catch (IllegalArgumentException e) {
      setErrorMessage(e.getMessage());
      setPageComplete(false);
      preview.clear();
    }
  }

  /**
   * What is asked for.
   *
   * @throws IllegalArgumentException when the fields do not make sense; never while the page is complete
   */
  MazeRequest request() {
    return new MazeInput(width.getSelection(), height.getSelection(), start.getText(), end.getText(), seed.getText()).request();
  }
}
