package org.tilewright.ui.common.recovery;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;

/** An unsaved text beside what is on the disk, to look at. */
final class DraftComparison extends CompareEditorInput {

  private final LeftBehind text;

  DraftComparison(LeftBehind text) {
    super(configuration(text));
    this.text = text;
    setTitle("Unsaved " + text.name());
  }

  private static CompareConfiguration configuration(LeftBehind text) {
    CompareConfiguration configuration = new CompareConfiguration();
    configuration.setLeftEditable(false);
    configuration.setRightEditable(false);
    configuration.setLeftLabel("Unsaved text of " + text.name());
    configuration.setRightLabel("On the disk");
    return configuration;
  }

  @Override
  protected Object prepareInput(IProgressMonitor monitor) {
    String saved = text.saved().orElse("");
    return saved.equals(text.draft().text()) ? null
        : new DiffNode(null, Differencer.CHANGE, null, new Side(text.name(), text.draft().text()), new Side(text.name(), saved));
  }

  /** One of the two texts. */
  private record Side(String name, String content) implements ITypedElement, IEncodedStreamContentAccessor {

    @Override
    public String getName() {
      return name;
    }

    @Override
    public Image getImage() {
      return null;
    }

    @Override
    public String getType() {
      return TEXT_TYPE;
    }

    @Override
    public InputStream getContents() {
      return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String getCharset() {
      return StandardCharsets.UTF_8.name();
    }
  }
}
