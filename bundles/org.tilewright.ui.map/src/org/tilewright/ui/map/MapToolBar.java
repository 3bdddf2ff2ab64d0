package org.tilewright.ui.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.tilewright.ui.map.tool.MapTool;

/** The row above the map: tools, view options, zoom, and which level of the file is shown. */
final class MapToolBar {

  private final Composite row;
  private final Map<MapTool, ToolItem> toolItems = new HashMap<>();
  private final ToolItem stacking;
  private final ToolItem grid;
  private final ToolItem zoomOut;
  private final ToolItem zoomIn;
  private final ToolItem fit;
  private final ToolItem playtest;
  private final Label zoom;
  private final Label levelLabel;
  private final Combo levels;
  private final LocalResourceManager images;

  MapToolBar(Composite parent, List<MapTool> tools, Consumer<MapTool> choose) {
    row = new Composite(parent, SWT.NONE);
    images = new LocalResourceManager(JFaceResources.getResources(), row);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
    GridLayoutFactory.swtDefaults().numColumns(5).margins(4, 2).applyTo(row);
    ToolBar toolBar = new ToolBar(row, SWT.FLAT | SWT.RIGHT);
    for (MapTool tool : tools) {
      ToolItem item = item(toolBar, SWT.RADIO, tool.id(),
          tool.label() + " (" + Character.toUpperCase(tool.key()) + "): " + tool.hint());
      item.setText(tool.label());
      item.addListener(SWT.Selection, event -> {
        if (item.getSelection()) {
          choose.accept(tool);
        }
      });
      toolItems.put(tool, item);
    }
    new ToolItem(toolBar, SWT.SEPARATOR);
    stacking = item(toolBar, SWT.CHECK, "stack", "On top: paint adds to what is on a cell, erase takes only what is on top");
    stacking.setText("On top");
    grid = item(toolBar, SWT.CHECK, "grid", "Lines between the cells");
    grid.setSelection(true);
    new ToolItem(toolBar, SWT.SEPARATOR);
    zoomOut = item(toolBar, SWT.PUSH, "zoom_out", "Zoom out (-)");
    zoomIn = item(toolBar, SWT.PUSH, "zoom_in", "Zoom in (+)");
    fit = item(toolBar, SWT.PUSH, "fit", "Show the whole level (0)");
    new ToolItem(toolBar, SWT.SEPARATOR);
    playtest = item(toolBar, SWT.PUSH, "play", "Play the level as it is now");
    playtest.setText("Playtest");
    zoom = new Label(row, SWT.NONE);
    GridDataFactory.swtDefaults().hint(60, SWT.DEFAULT).applyTo(zoom);
    Label gap = new Label(row, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(gap);
    levelLabel = new Label(row, SWT.NONE);
    levelLabel.setText("Level:");
    levelLabel.setLayoutData(new GridData());
    levels = new Combo(row, SWT.READ_ONLY);
    levels.setLayoutData(new GridData());
    setLevelsVisible(false);
  }

  private ToolItem item(ToolBar bar, int style, String icon, String toolTip) {
    ToolItem item = new ToolItem(bar, style);
    ResourceLocator.imageDescriptorFromBundle(MapToolBar.class, "icons/" + icon + ".svg")
        .ifPresent(image -> item.setImage(images.create(image)));
    item.setToolTipText(toolTip);
    return item;
  }

  void connect(MapSurface surface, Consumer<String> selectLevel, Runnable play) {
    playtest.addListener(SWT.Selection, event -> play.run());
    stacking.addListener(SWT.Selection, event -> surface.setStacking(stacking.getSelection()));
    grid.addListener(SWT.Selection, event -> surface.setGrid(grid.getSelection()));
    zoomOut.addListener(SWT.Selection, event -> surface.zoom(false));
    zoomIn.addListener(SWT.Selection, event -> surface.zoom(true));
    fit.addListener(SWT.Selection, event -> surface.fit());
    levels.addListener(SWT.Selection, event -> selectLevel.accept(levels.getText()));
  }

  void select(MapTool tool) {
    toolItems.forEach((other, item) -> item.setSelection(other == tool));
  }

  void showZoom(int percent) {
    String text = percent + " %";
    if (!zoom.getText().equals(text)) {
      zoom.setText(text);
    }
  }

  /** Offers the levels of a file when it has several. */
  void showLevels(List<String> names, String selected) {
    if (!names.equals(new ArrayList<>(List.of(levels.getItems())))) {
      levels.setItems(names.toArray(String[]::new));
      setLevelsVisible(names.size() > 1);
      row.layout(true);
    }
    if (!levels.getText().equals(selected)) {
      levels.setText(selected);
    }
  }

  private void setLevelsVisible(boolean visible) {
    levelLabel.setVisible(visible);
    levels.setVisible(visible);
  }
}
