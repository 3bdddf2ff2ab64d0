package org.tilewright.ui.map;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.NotEnabledException;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.ui.common.editor.LevelPage;
import org.tilewright.ui.common.editor.LevelPageSite;
import org.tilewright.ui.common.render.LevelFolder;
import org.tilewright.ui.common.render.LevelSprites;
import org.tilewright.ui.map.tool.MapTool;
import org.tilewright.ui.map.tool.PickTool;
import org.tilewright.ui.map.tool.SelectTool;
import org.tilewright.ui.map.tool.StrokeTool;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.Subscription;

/** The map page: tools, palette, board and status line over one {@link MapModel}. */
public final class MapPage implements LevelPage {

  /** Id of the page, for {@link org.tilewright.ui.common.editor.LevelEditor#showPage}. */
  public static final String ID = "org.tilewright.ui.map.page";

  private static final String PLAYTEST = "org.tilewright.ui.play.start";

  private final MapTool brush = StrokeTool.brush();
  private final List<MapTool> tools = List.of(new SelectTool(), brush, StrokeTool.eraser(), new PickTool());
  private LevelPageSite site;
  private MapModel model;
  private MapSurface surface;
  private MapToolBar toolBar;
  private MapBanner banner;
  private KindPalette palette;
  private MapStatus status;
  private Subscription levelSubscription = () -> { };
  private Optional<LevelDefinition> shownLevel = Optional.empty();

  @Override
  public String title() {
    return "Map";
  }

  @Override
  public Control createControl(Composite parent, LevelPageSite pageSite) {
    site = pageSite;
    LanguageService service = LanguageServices.find();
    SnapshotReader reader = new SnapshotReader(service.rulesets(),
        LevelSprites.of(parent.getDisplay(), LevelFolder.of(site.source().getEditorInput())));
    Composite root = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
    model = new MapModel(site, service, reader, root.getDisplay(), this::refresh);
    toolBar = new MapToolBar(root, tools, this::chooseTool);
    banner = new MapBanner(root, this::showError);
    SashForm sash = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
    palette = new KindPalette(sash, this::chooseKind);
    surface = new MapSurface(sash, model, this::surfaceChanged);
    sash.setWeights(27, 73);
    status = new MapStatus(root);
    toolBar.connect(surface, site::selectLevel, this::playtest);
    surface.onPick(this::picked);
    surface.onCursor(cell -> model.offsetOf(cell).ifPresent(offset -> site.select(offset, 0)));
    surface.onSay(status::say);
    surface.onToolKey(key -> tools.stream().filter(tool -> tool.key() == key).findFirst().ifPresent(this::chooseTool));
    chooseTool(tools.getFirst());
    if (service.latest(site.document()).isPresent()) { // else asking would wait for a parse; the name comes with its result
      site.selectedLevel().ifPresent(reader::select);
    }
    levelSubscription = site.onLevelSelected(model::selectLevel);
    root.addListener(SWT.Dispose, event -> palette.dispose());
    model.follow(site.document());
    refresh();
    return root;
  }

  /** Runs the command by its id: the page knows no playtest, and works without one. */
  private void playtest() {
    IHandlerService handlers = site.site().getService(IHandlerService.class);
    try {
      handlers.executeCommand(PLAYTEST, null);
    } catch (NotDefinedException | NotEnabledException | NotHandledException e) {
      status.say("There is no playtest here.");
    } catch (ExecutionException e) {
      ILog.of(MapPage.class).error("The playtest could not be started", e);
    }
  }

  private void chooseTool(MapTool tool) {
    surface.setTool(tool);
    toolBar.select(tool);
    status.hint(tool.hint());
  }

  private void chooseKind(String kind) {
    surface.setBrush(List.of(EntitySpec.of(kind)));
    chooseTool(brush);
    showBrush();
  }

  private void picked(List<EntitySpec> stack) {
    surface.setBrush(stack);
    chooseTool(brush);
    showBrush();
  }

  private void showBrush() {
    model.shown().ifPresent(snapshot -> palette.showBrush(snapshot, surface.brush()));
  }

  /** Brings everything in line with the model. */
  private void refresh() {
    Optional<LevelSnapshot> latest = model.latest();
    boolean broken = latest.flatMap(LevelSnapshot::syntaxError).isPresent();
    if (model.level().isPresent() && model.shown().isPresent()) {
      surface.show(model.shown().get(), broken);
      if (!model.level().equals(shownLevel)) {
        palette.show(model.shown().get());
        showBrush();
      }
    } else {
      surface.showMessage(emptyText(latest, broken));
      palette.clear();
    }
    shownLevel = model.level();
    banner.show(broken && model.level().isPresent() ? "Fix the text to edit the map: " : "",
        latest.flatMap(LevelSnapshot::syntaxError).map(LevelIssue::message).orElse(""));
    toolBar.showLevels(latest.map(LevelSnapshot::names).orElse(List.of()), model.level().map(LevelDefinition::name).orElse(""));
    surfaceChanged();
  }

  private static String emptyText(Optional<LevelSnapshot> latest, boolean broken) {
    if (latest.isEmpty()) {
      return "Reading the level …";
    }
    return broken ? "The text has a mistake that hides the level. Fix it on the Source page, and the map appears here."
        : "This file holds no level yet.\nWrite one on the Source page, such as\nlevel first uses dungeon { }\nand draw it here.";
  }

  private void surfaceChanged() {
    status.show(model, surface);
    toolBar.showZoom(surface.percent());
  }

  private void showError() {
    model.latest().flatMap(LevelSnapshot::syntaxError).ifPresent(issue -> site.showSource(issue.offset(), issue.length()));
  }

  @Override
  public void setFocus() {
    surface.setFocus();
  }

  @Override
  public void revealOffset(int offset) {
    model.cellAt(offset).ifPresent(surface::reveal);
  }

  @Override
  public void documentReplaced(IDocument document) {
    model.follow(document);
  }

  @Override
  public Map<String, IAction> globalActions() {
    Map<String, IAction> actions = new LinkedHashMap<>();
    Action erase = new Action("Erase") {
      @Override
      public void run() {
        surface.eraseAtCursor();
      }
    };
    actions.put(ActionFactory.DELETE.getId(), erase);
    return actions;
  }

  /** The board with its tools. */
  MapSurface surface() {
    return surface;
  }

  @Override
  public void dispose() {
    levelSubscription.close();
    if (model != null) {
      model.dispose();
    }
  }
}
