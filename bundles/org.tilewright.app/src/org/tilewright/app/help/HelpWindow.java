package org.tilewright.app.help;

import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.tilewright.app.help.HelpBook.Topic;

/** The table of contents and a page of it, beside the workbench, which stays usable. */
final class HelpWindow extends Window {

  private final HelpBook book;
  private final Map<String, TreeItem> items = new HashMap<>();
  private Tree contents;
  private PageView view;
  private Button browse;
  private String shown = "";

  HelpWindow(Shell parent, HelpBook book) {
    super(parent);
    this.book = book;
    setShellStyle(SWT.SHELL_TRIM | SWT.RESIZE);
    setBlockOnOpen(false);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Tilewright Help");
    shell.setImages(getParentShell().getImages());
  }

  @Override
  protected Point getInitialSize() {
    return new Point(940, 700);
  }

  @Override
  protected Control createContents(Composite parent) {
    SashForm sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
    GridDataFactory.fillDefaults().grab(true, true).hint(0, 0).applyTo(sash);
    contents = new Tree(sash, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
    contents.setData("org.tilewright.id", "help.contents");
    Composite right = new Composite(sash, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(right);
    view = new PageView(right, this::follow);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(view.control());
    browse = new Button(right, SWT.PUSH);
    browse.setText("Open in Web Browser");
    browse.addListener(SWT.Selection, event -> openInBrowser());
    GridDataFactory.swtDefaults().align(SWT.END, SWT.CENTER).applyTo(browse);
    sash.setWeights(28, 72);
    book.books().forEach(topic -> add(new TreeItem(contents, SWT.NONE), topic));
    for (TreeItem item : contents.getItems()) {
      expand(item);
    }
    contents.addListener(SWT.Selection, event -> {
      if (event.item.getData() instanceof Topic topic && !topic.href().isEmpty()) {
        open(topic.href());
      }
    });
    book.books().stream().flatMap(Topic::all).filter(topic -> !topic.href().isEmpty()).findFirst()
        .ifPresent(topic -> show(topic.href()));
    return sash;
  }

  private void add(TreeItem item, Topic topic) {
    item.setText(topic.label());
    item.setData(topic);
    if (!topic.href().isEmpty()) {
      items.putIfAbsent(topic.href(), item);
    }
    topic.topics().forEach(below -> add(new TreeItem(item, SWT.NONE), below));
  }

  private static void expand(TreeItem item) {
    item.setExpanded(true);
    for (TreeItem below : item.getItems()) {
      expand(below);
    }
  }

  /** Shows a page and selects it in the table of contents. @param href {@code /bundle/path} */
  void show(String href) {
    Optional.ofNullable(items.get(href.replaceFirst("[#?].*", ""))).ifPresent(contents::setSelection);
    open(href);
  }

  private void open(String href) {
    shown = href;
    view.show(PageText.of(book.page(href)));
    browse.setEnabled(book.file(href).isPresent());
  }

  private void follow(String link) {
    if (link.matches("[a-z]+:.*")) {
      Program.launch(link);
    } else {
      show(HelpBook.resolve(shown, link));
    }
  }

  private void openInBrowser() {
    book.file(shown).map(URL::toExternalForm).ifPresent(Program::launch);
  }
}
