package org.tilewright.ui.common.editor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.IFindReplaceTarget;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.MultiPageEditorPart;
import org.eclipse.ui.part.PageBookView;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.eclipse.ui.texteditor.IElementStateListener;
import org.eclipse.ui.texteditor.ITextEditor;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The editor of level files: a text page, which owns document, dirty state, saving and undo, and the pages contributed to
 * {@code org.tilewright.ui.common.levelPages}, which edit the same document. Adapts to whatever the text page adapts to, so
 * outline, properties, search and markers see one editor.
 */
public final class LevelEditor extends MultiPageEditorPart {

  /** Id of the editor. */
  public static final String ID = "org.tilewright.ui.editor";
  /** Key binding context that is active while a level editor is. */
  public static final String CONTEXT = "org.tilewright.ui.editor.context";

  private static final String BUNDLE = "org.tilewright.ui.common";
  private static final String LAST_PAGE = "editor.lastPage";
  private static final String SOURCE_PAGE = "source";

  private final Map<Integer, PageSlot> slots = new LinkedHashMap<>();
  private final Map<String, Integer> indexById = new LinkedHashMap<>();
  private final IElementStateListener fileListener = new FileDeletion();
  private ITextEditor source;
  private IDocumentProvider provider;
  private PageHost host;
  private EncodingBanner banner;
  private boolean opening = true;

  @Override
  public void init(IEditorSite site, IEditorInput input) throws PartInitException {
    super.init(site, input);
    setPartName(input.getName());
    IContextService contexts = site.getService(IContextService.class);
    contexts.activateContext(CONTEXT);
  }

  /**
   * Makes the pages; later, when the workbench restores this editor before its window is on the screen. Making them is a good
   * part of what a start does, and the window is not to wait for it.
   */
  @Override
  protected void createPages() {
    Shell window = getSite().getShell();
    if (window.isVisible() || window.getMinimized()) {
      openPages();
      return;
    }
    addPage(new Composite(getContainer(), SWT.NONE));
    window.addListener(SWT.Show, new Listener() {
      @Override
      public void handleEvent(Event shown) {
        window.removeListener(SWT.Show, this);
        window.getDisplay().asyncExec(LevelEditor.this::openLatePages);
      }
    });
  }

  private void openLatePages() {
    if (isOpen() || getContainer().isDisposed()) {
      return;
    }
    removePage(0);
    openPages();
    // The views that show a page for each editor have asked in vain.
    IWorkbenchPage page = getSite().getPage();
    if (page.getActiveEditor() == this) {
      boolean active = page.getActivePart() == this;
      for (IViewReference reference : page.getViewReferences()) {
        boolean follows = active || reference.getId().equals(IPageLayout.ID_OUTLINE);
        if (follows && reference.getView(false) instanceof PageBookView view) {
          view.partActivated(this);
        }
      }
    }
  }

  private void openPages() {
    try {
      source = SourceEditors.create();
      int index = addPage(source, getEditorInput());
      setPageText(index, "Source");
      indexById.put(SOURCE_PAGE, index);
    } catch (PartInitException e) {
      throw new IllegalStateException("The text page cannot be opened: " + e.getMessage(), e);
    }
    host = new PageHost(this, source);
    followFile();
    LevelPageExtension.all().forEach(this::addContributedPage);
    opening = false;
    Integer last = indexById.get(preferredPage());
    setActivePage(last == null ? 0 : last);
  }

  private void addContributedPage(LevelPageExtension extension) {
    extension.create().ifPresent(page -> {
      PageSlot slot = new PageSlot(extension.id(), page, getContainer());
      int index = addPage(slot.control());
      setPageText(index, page.title());
      slots.put(index, slot);
      indexById.put(extension.id(), index);
    });
  }

  /** Whether the pages are there: always, but for the moment in which the workbench starts. */
  boolean isOpen() {
    return source != null;
  }

  /** The text page. */
  public ITextEditor source() {
    openLatePages();
    return source;
  }

  /** What the pages see of this editor. */
  public LevelPageSite pageSite() {
    openLatePages();
    return host;
  }

  /** The contributed page in front; empty while the text page is. */
  public Optional<LevelPage> activeLevelPage() {
    return Optional.ofNullable(slots.get(getActivePage())).flatMap(PageSlot::opened);
  }

  /** Brings the text page to the front. */
  public void showSource() {
    openLatePages();
    setActivePage(indexById.get(SOURCE_PAGE));
  }

  /**
   * Brings the contributed page with the given id to the front.
   *
   * @return whether there is such a page
   */
  public boolean showPage(String id) {
    openLatePages();
    Integer index = indexById.get(id);
    if (index != null && index != getActivePage()) {
      setActivePage(index);
    }
    return index != null;
  }

  /** The contributed pages that have been in front at least once; the others hold nothing that could be out of date. */
  List<LevelPage> pages() {
    return slots.values().stream().flatMap(slot -> slot.opened().stream()).toList();
  }

  @Override
  protected void pageChange(int index) {
    if (opening) {
      return;
    }
    host.active().ifPresent(LevelPage::deactivated);
    host.activate(Optional.ofNullable(slots.get(index)).flatMap(slot -> slot.open(host)));
    super.pageChange(index);
    host.active().ifPresent(LevelPage::activated);
    host.showCursor();
    indexById.forEach((id, i) -> {
      if (i == index) {
        InstanceScope.INSTANCE.getNode(BUNDLE).put(LAST_PAGE, id);
      }
    });
  }

  private static String preferredPage() {
    return InstanceScope.INSTANCE.getNode(BUNDLE).get(LAST_PAGE, SOURCE_PAGE);
  }

  /** Preferences are written when they are told to, and not by the end of the session. */
  private static void rememberPreferredPage() {
    try {
      InstanceScope.INSTANCE.getNode(BUNDLE).flush();
    } catch (BackingStoreException e) {
      ILog.of(LevelEditor.class).warn("The page that was in front last is forgotten", e);
    }
  }

  @Override
  public void setFocus() {
    super.setFocus();
    activeLevelPage().ifPresent(LevelPage::setFocus);
  }

  @Override
  public void doSave(IProgressMonitor monitor) {
    source.doSave(monitor);
  }

  @Override
  public void doSaveAs() {
    source.doSaveAs();
  }

  @Override
  public boolean isSaveAsAllowed() {
    return isOpen() && source.isSaveAsAllowed();
  }

  @Override
  protected void handlePropertyChange(int property) {
    if (property == IEditorPart.PROP_INPUT && isOpen() && source.getEditorInput() != getEditorInput()) {
      setInput(source.getEditorInput());
      setPartName(getEditorInput().getName());
      followFile();
      host.documentReplaced();
    }
    super.handlePropertyChange(property);
  }

  private void followFile() {
    if (provider != null) {
      provider.removeElementStateListener(fileListener);
    }
    provider = source.getDocumentProvider();
    if (provider != null) {
      provider.addElementStateListener(fileListener);
    }
    banner.show(source);
  }

  private void gotoMarker(IMarker marker) {
    showSource();
    IGotoMarker target = source.getAdapter(IGotoMarker.class);
    if (target != null) {
      target.gotoMarker(marker);
    }
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    if (type == IGotoMarker.class) {
      return type.cast((IGotoMarker) this::gotoMarker);
    }
    if (!isOpen()) {
      return super.getAdapter(type);
    }
    if (type == LevelPageSite.class) {
      return type.cast(host);
    }
    if (type.isInstance(source) && ITextEditor.class.isAssignableFrom(type)) {
      return type.cast(source);
    }
    boolean textOperation = type == IFindReplaceTarget.class || type == ITextOperationTarget.class;
    if (textOperation && activeLevelPage().isPresent()) {
      return null; // they would act on text that cannot be seen
    }
    T own = super.getAdapter(type);
    return own != null ? own : source.getAdapter(type);
  }

  @Override
  public void dispose() {
    rememberPreferredPage();
    if (provider != null) {
      provider.removeElementStateListener(fileListener);
    }
    slots.values().forEach(PageSlot::dispose);
    slots.clear();
    if (host != null) {
      host.dispose();
    }
    super.dispose();
  }

  @Override
  protected Composite createPageContainer(Composite parent) {
    Composite whole = super.createPageContainer(parent);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
    banner = new EncodingBanner(whole);
    Composite container = new Composite(whole, SWT.NONE);
    container.setLayout(new FillLayout());
    GridDataFactory.fillDefaults().grab(true, true).applyTo(container);
    container.setData("org.eclipse.e4.ui.css.id", "TilewrightLevelEditor");
    return container;
  }

  /** A nested text editor tries in vain to close itself when its file is deleted; the outer editor closes instead. */
  private final class FileDeletion implements IElementStateListener {

    @Override
    public void elementDeleted(Object element) {
      if (element.equals(getEditorInput())) {
        Display.getDefault().asyncExec(() -> getSite().getPage().closeEditor(LevelEditor.this, false));
      }
    }

    @Override
    public void elementMoved(Object original, Object moved) {
      // the text page takes the new input and tells through a property change
    }

    @Override
    public void elementDirtyStateChanged(Object element, boolean dirty) {
      // comes as a property change of the text page
    }

    @Override
    public void elementContentAboutToBeReplaced(Object element) {
      // a document event follows
    }

    @Override
    public void elementContentReplaced(Object element) {
      // was a document event, and maybe the text is read in another encoding now
      if (element.equals(getEditorInput())) {
        Display.getDefault().asyncExec(() -> banner.show(source));
      }
    }
  }
}
