package org.tilewright.ui.wizards.project;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;

/** Asks for the project's name and place and whether it shall begin with the samples. */
final class ProjectPage extends WizardNewProjectCreationPage {

  private Button samples;

  ProjectPage() {
    super("project");
    setTitle("Level Project");
    setDescription("Create a project for levels.");
    setInitialProjectName("levels");
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    samples = new Button((Composite) getControl(), SWT.CHECK);
    samples.setText("Copy the &sample levels into the project");
    samples.setSelection(true);
    GridDataFactory.swtDefaults().indent(0, 8).applyTo(samples);
    Dialog.applyDialogFont(getControl());
  }

  boolean withSamples() {
    return samples.getSelection();
  }
}
