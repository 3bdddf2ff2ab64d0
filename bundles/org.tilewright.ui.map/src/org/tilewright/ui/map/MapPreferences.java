package org.tilewright.ui.map;

import java.util.function.Supplier;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** The preference page of the map, and what it starts with. */
public final class MapPreferences extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

  static final String BUNDLE = "org.tilewright.ui.map";
  /** Key of {@link Growing.Setting#key}. */
  static final String GROWING = "growing";

  /** Called through the extension point. */
  public MapPreferences() {
    super(GRID);
    setDescription("Drawing levels on the map:");
  }

  /** The setting as it is whenever it is asked for. */
  static Supplier<Growing.Setting> growing() {
    return () -> Growing.Setting.of(Platform.getPreferencesService().getString(BUNDLE, GROWING, "", null));
  }

  /** Remembers a decision for all maps. */
  static void rememberGrowing(Growing.Setting setting) {
    InstanceScope.INSTANCE.getNode(BUNDLE).put(GROWING, setting.key());
  }

  @Override
  public void init(IWorkbench workbench) {
    setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, BUNDLE));
  }

  @Override
  protected void createFieldEditors() {
    addField(new RadioGroupFieldEditor(GROWING, "Painting beside the level", 1, new String[][] {
        {"&Asks whether the level is to grow", Growing.Setting.ASK.key()},
        {"Makes the level &grow", Growing.Setting.GROW.key()},
        {"&Paints nothing: the level keeps its size", Growing.Setting.KEEP.key()}}, getFieldEditorParent(), true));
  }

  /** What holds before the user has chosen. */
  public static final class Defaults extends AbstractPreferenceInitializer {

    /** Called through the extension point. */
    public Defaults() {
      // nothing to prepare
    }

    @Override
    public void initializeDefaultPreferences() {
      DefaultScope.INSTANCE.getNode(BUNDLE).put(GROWING, Growing.Setting.ASK.key());
    }
  }
}
