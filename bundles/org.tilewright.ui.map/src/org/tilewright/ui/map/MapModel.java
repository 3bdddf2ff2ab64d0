package org.tilewright.ui.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.swt.widgets.Display;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.lang.edit.CellEditor;
import org.tilewright.lang.edit.TextReplacement;
import org.tilewright.render.LevelScene;
import org.tilewright.ui.common.editor.LevelPageSite;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/**
 * The level that the map shows, always in step with the text: replaced symbols show at once, everything else after the next
 * parse in the background. All methods are for the user-interface thread.
 */
final class MapModel {

  private final LevelPageSite site;
  private final LanguageService service;
  private final SnapshotReader reader;
  private final Display display;
  private final Runnable listener;
  private final IDocumentListener documentListener = new DocumentFollower();
  private final Map<Cell, List<EntitySpec>> patches = new LinkedHashMap<>();
  private Map<Cell, List<EntitySpec>> preview = Map.of();
  private volatile IDocument document;
  private Subscription subscription = () -> { };
  private Optional<LevelSnapshot> shown = Optional.empty();
  private Optional<LevelSnapshot> latest = Optional.empty();
  /** Empty while the offsets of the last parse are not those of the text; emptied by whichever thread changes the text. */
  private volatile Optional<CellEditor> editor = Optional.empty();
  private final Job parseJob = Job.createSystem("Read the level for its map", (ICoreRunnable) monitor -> parsedInBackground(parse()));
  private boolean refreshPending;
  private boolean disposed;

  /** @param listener called after whatever is shown has changed */
  MapModel(LevelPageSite site, LanguageService service, SnapshotReader reader, Display display, Runnable listener) {
    this.site = site;
    this.service = service;
    this.reader = reader;
    this.display = display;
    this.listener = listener;
  }

  /** Shows the document from now on. */
  void follow(IDocument newDocument) {
    unfollow();
    document = newDocument;
    shown = Optional.empty();
    latest = Optional.empty();
    document.addDocumentListener(documentListener);
    subscription = service.subscribe(document, this::parsedInBackground);
  }

  private void unfollow() {
    subscription.close();
    if (document != null) {
      document.removeDocumentListener(documentListener);
    }
    forgetText();
  }

  void dispose() {
    disposed = true;
    parseJob.cancel();
    unfollow();
  }

  private ParsedDocument parse() {
    return service.parsed(document);
  }

  private void parsedInBackground(ParsedDocument parsed) {
    LevelSnapshot snapshot = reader.read(parsed);
    if (!display.isDisposed()) {
      display.asyncExec(() -> {
        if (!disposed && parsed.document() == document) {
          accept(snapshot);
        }
      });
    }
  }

  /** Shows the level called {@code name}. */
  void selectLevel(String name) {
    reader.select(name);
    service.latest(document).ifPresent(parsed -> accept(reader.read(parsed)));
  }

  private void accept(LevelSnapshot snapshot) {
    boolean current = snapshot.stamp() == ParsedDocument.stampOf(document);
    if (!current && latest.isPresent()) {
      return; // the text has gone on; what is shown is newer, and a newer parse will come
    }
    latest = Optional.of(snapshot);
    forgetText();
    if (snapshot.showsLevel()) {
      shown = latest;
      editor = current ? snapshot.layout().map(layout -> new CellEditor(layout, new DocumentText(document))) : Optional.empty();
    } else if (snapshot.syntaxError().isEmpty()) {
      shown = Optional.empty();
    }
    listener.run();
  }

  private void forgetText() {
    editor = Optional.empty();
    patches.clear();
  }

  /** The last text that was read; empty before the first. */
  Optional<LevelSnapshot> latest() {
    return latest;
  }

  /** The level to show; that of an older text while the present one cannot be read. */
  Optional<LevelDefinition> level() {
    return shown.flatMap(LevelSnapshot::level);
  }

  /** The snapshot with the shown level. */
  Optional<LevelSnapshot> shown() {
    return shown;
  }

  /** The cells of the level as it is written; empty for a level without any. */
  Optional<Bounds> bounds() {
    return shown.flatMap(LevelSnapshot::scene).flatMap(scene -> (patches.isEmpty() ? scene : scene.with(patches)).bounds());
  }

  /** The picture to show, with strokes that are not in the text yet. */
  Optional<LevelScene> scene() {
    return shown.flatMap(LevelSnapshot::scene).map(scene -> {
      if (patches.isEmpty() && preview.isEmpty()) {
        return scene;
      }
      Map<Cell, List<EntitySpec>> all = new LinkedHashMap<>(patches);
      all.putAll(preview);
      return scene.with(all);
    });
  }

  /** Whether the level can be changed now. */
  boolean editable() {
    return shown.isPresent() && latest.isPresent() && latest.get().showsLevel() && latest.get().layout().isPresent();
  }

  /** What is on a cell, bottom first, without the preview. */
  List<EntitySpec> stackAt(Cell cell) {
    Optional<CellEditor> current = editor;
    if (current.isPresent()) {
      return current.get().stackAt(cell);
    }
    List<EntitySpec> patched = patches.get(cell);
    return patched != null ? patched : shown.map(s -> s.stackAt(cell)).orElse(List.of());
  }

  /** Where the text says what is on a cell. */
  OptionalInt offsetOf(Cell cell) {
    return editor.map(e -> e.offsetOf(cell)).orElse(OptionalInt.empty());
  }

  /** The cell that the text at an offset is about. */
  Optional<Cell> cellAt(int offset) {
    return editor.flatMap(e -> e.cellAt(offset));
  }

  /** Shows changes that are not in the text. */
  void preview(Collection<CellChange> changes) {
    Map<Cell, List<EntitySpec>> cells = new LinkedHashMap<>();
    changes.forEach(change -> cells.put(change.cell(), change.stack()));
    preview = cells;
    listener.run();
  }

  /**
   * Writes changes into the text as one step of undo.
   *
   * @return whether the text could be changed; changes that change nothing count as made
   */
  boolean commit(Collection<CellChange> changes) {
    preview = Map.of();
    boolean done = editable() && site.validateEdit() && write(changes);
    listener.run();
    return done;
  }

  private boolean write(Collection<CellChange> changes) {
    if (editor.isEmpty()) {
      accept(reader.read(parse()));
    }
    Optional<CellEditor> current = editor;
    if (current.isEmpty()) {
      return false;
    }
    List<TextReplacement> edits = current.get().edits(changes);
    if (edits.isEmpty()) {
      return true;
    }
    List<CellChange> changed = new ArrayList<>(changes);
    try {
      new DocumentEdit(document, site.source()).apply(edits);
    } catch (BadLocationException e) {
      ILog.of(MapModel.class).error("A stroke on the map could not be written into the text", e);
      return false;
    }
    if (editor.isEmpty()) {
      parseJob.schedule(); // more than symbols has changed; the next stroke should not have to wait for the parse
    }
    changed.forEach(change -> patches.put(change.cell(), change.stack()));
    return true;
  }

  private void refreshSoon() {
    if (!refreshPending) {
      refreshPending = true;
      display.asyncExec(() -> {
        refreshPending = false;
        if (!disposed) {
          listener.run();
        }
      });
    }
  }

  /** Keeps the picture in step with changes that leave everything else in its place, whoever makes them. */
  private final class DocumentFollower implements IDocumentListener {

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
      // all that matters is known afterwards
    }

    @Override
    public void documentChanged(DocumentEvent event) {
      if (Display.getCurrent() == null) {
        editor = Optional.empty();
        return;
      }
      Optional<CellEditor> current = editor;
      if (current.isEmpty()) {
        return;
      }
      CellEditor cells = current.get();
      String inserted = event.getText() == null ? "" : event.getText();
      if (!cells.survives(event.getOffset(), event.getLength(), inserted)) {
        editor = Optional.empty();
        return;
      }
      for (int at = event.getOffset(); at < event.getOffset() + inserted.length(); at++) {
        cells.cellAt(at).ifPresent(cell -> patches.put(cell, cells.stackAt(cell)));
      }
      refreshSoon();
    }
  }
}
