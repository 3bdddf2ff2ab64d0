package org.tilewright.ui.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.render.Sprites;
import org.tilewright.ui.common.render.SpriteArrivals;
import org.tilewright.ui.common.render.SpriteImages;

/** The kinds that can be painted, with their pictures and a filter; above them what the brush paints now. */
final class KindPalette {

  private static final int ICON = 24;
  private static final int BRUSH_ICON = 32;

  private final Composite root;
  private final Label brushImage;
  private final Label brushText;
  private final Text filter;
  private final Table table;
  private Optional<LevelDefinition> level = Optional.empty();
  private Optional<Sprites> sprites = Optional.empty();
  private Optional<SpriteImages> images = Optional.empty();
  private Optional<SpriteArrivals> arrivals = Optional.empty();
  private Runnable showBrushImage = () -> { };
  private Optional<String> selected = Optional.empty();

  KindPalette(Composite parent, Consumer<String> choose) {
    root = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().margins(4, 4).numColumns(2).applyTo(root);
    brushImage = new Label(root, SWT.NONE);
    GridDataFactory.swtDefaults().hint(BRUSH_ICON, BRUSH_ICON).applyTo(brushImage);
    brushText = new Label(root, SWT.WRAP);
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(60, SWT.DEFAULT).applyTo(brushText);
    filter = new Text(root, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL | SWT.BORDER);
    filter.setMessage("Find a kind");
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(filter);
    table = new Table(root, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.BORDER);
    table.setData("org.tilewright.id", "map.palette");
    table.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        if (event.childID == ACC.CHILDID_SELF) {
          event.result = "Kinds to paint";
        }
      }
    });
    GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(table);
    filter.addListener(SWT.Modify, event -> fill());
    filter.addListener(SWT.DefaultSelection, event -> first().ifPresent(choose));
    table.addListener(SWT.Selection, event -> {
      if (event.item instanceof TableItem item && item.getData() instanceof KindDefinition kind) {
        selected = Optional.of(kind.name());
        choose.accept(kind.name());
      }
    });
  }

  /** Offers the kinds of a level. */
  void show(LevelSnapshot snapshot) {
    boolean samePictures = sprites.equals(snapshot.sprites());
    boolean sameKinds = level.isPresent() && snapshot.level().isPresent()
        && level.get().kinds().equals(snapshot.level().get().kinds());
    level = snapshot.level();
    if (!samePictures) {
      sprites = snapshot.sprites();
      Optional<SpriteImages> old = images;
      images = sprites.map(s -> new SpriteImages(root.getDisplay(), s));
      arrivals.ifPresent(SpriteArrivals::close);
      arrivals = sprites.map(s -> new SpriteArrivals(root.getDisplay(), s, this::renewImages));
      fill();
      showBrushImage = () -> brushImage.setImage(null);
      showBrushImage.run();
      old.ifPresent(SpriteImages::close);
    } else if (!sameKinds) {
      fill();
    }
  }

  /** Shows the sprites that are drawn by now. */
  private void renewImages() {
    if (root.isDisposed() || images.isEmpty()) {
      return;
    }
    images.get().refresh();
    for (TableItem item : table.getItems()) {
      if (item.getData() instanceof KindDefinition kind) {
        item.setImage(image(kind, EntitySpec.of(kind.name()), ICON));
      }
    }
    showBrushImage.run();
  }

  /** Offers nothing. */
  void clear() {
    level = Optional.empty();
    table.removeAll();
    brushText.setText("");
    showBrushImage = () -> brushImage.setImage(null);
    showBrushImage.run();
  }

  private void fill() {
    if (level.isEmpty() || images.isEmpty() || sprites.isEmpty()) {
      return;
    }
    String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
    table.setRedraw(false);
    table.removeAll();
    for (KindDefinition kind : level.get().kinds().values()) {
      if (kind.title().toLowerCase(Locale.ROOT).contains(wanted) || kind.name().contains(wanted)) {
        TableItem item = new TableItem(table, SWT.NONE);
        item.setText(kind.title());
        item.setImage(image(kind, EntitySpec.of(kind.name()), ICON));
        item.setData(kind);
        if (selected.filter(kind.name()::equals).isPresent()) {
          table.setSelection(item);
        }
      }
    }
    table.setRedraw(true);
  }

  private Image image(KindDefinition kind, EntitySpec entity, int size) {
    return images.orElseThrow().get(sprites.orElseThrow().look(kind, entity.attributes()), size);
  }

  /** The first kind of the list. */
  Optional<String> first() {
    return table.getItemCount() == 0 ? Optional.empty()
        : Optional.of(((KindDefinition) table.getItem(0).getData()).name());
  }

  /** Shows what the brush paints. */
  void showBrush(LevelSnapshot snapshot, List<EntitySpec> brush) {
    if (brush.isEmpty() || level.isEmpty() || images.isEmpty()) {
      brushText.setText("");
      showBrushImage = () -> brushImage.setImage(null);
      showBrushImage.run();
      return;
    }
    EntitySpec top = brush.getLast();
    KindDefinition kind = level.get().kinds().getOrDefault(top.kind(), KindDefinition.plain(top.kind()));
    showBrushImage = () -> brushImage.setImage(image(kind, top, BRUSH_ICON));
    showBrushImage.run();
    brushText.setText(StackText.of(snapshot.level().orElseThrow(), brush));
    selected = brush.size() == 1 && top.attributes().values().isEmpty() ? Optional.of(top.kind()) : Optional.empty();
    table.deselectAll();
    for (TableItem item : table.getItems()) {
      if (item.getData() instanceof KindDefinition k && selected.filter(k.name()::equals).isPresent()) {
        table.setSelection(item);
      }
    }
    root.layout(true);
  }

  void dispose() {
    arrivals.ifPresent(SpriteArrivals::close);
    images.ifPresent(SpriteImages::close);
    images = Optional.empty();
  }
}
