package org.tilewright.lang;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.XtextPackage;
import org.eclipse.xtext.resource.impl.BinaryGrammarResourceFactoryImpl;
import org.tilewright.engine.Rulesets;
import org.tilewright.model.level.LevelPackage;

/** Sets the language up where no Eclipse extension registry does it: the command line, tests, the language server. */
public class LevelStandaloneSetup extends LevelStandaloneSetupGenerated {

  private final Rulesets rulesets;

  /** The language with the rulesets that are services on the class path. */
  public LevelStandaloneSetup() {
    this(Rulesets.onClassPath(LevelStandaloneSetup.class.getClassLoader()));
  }

  /** The language with given rulesets. */
  public LevelStandaloneSetup(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /** Registers the language with EMF and Xtext for everybody in this virtual machine. */
  public static void doSetup() {
    new LevelStandaloneSetup().createInjectorAndDoEMFRegistration();
  }

  /** The rulesets that the language knows. */
  protected Rulesets rulesets() {
    return rulesets;
  }

  @Override
  public Injector createInjector() {
    return Guice.createInjector(new LevelRuntimeModule(rulesets));
  }

  @Override
  public Injector createInjectorAndDoEMFRegistration() {
    registerModel();
    return super.createInjectorAndDoEMFRegistration();
  }

  /**
   * The language without registering it for file extensions, so that several with different rulesets can be used side by
   * side.
   */
  public Injector createIsolatedInjector() {
    registerModel();
    return createInjector();
  }

  /** What the stored grammar refers to. */
  private static void registerModel() {
    EPackage.Registry.INSTANCE.putIfAbsent(XtextPackage.eNS_URI, XtextPackage.eINSTANCE);
    EPackage.Registry.INSTANCE.putIfAbsent(LevelPackage.eNS_URI, LevelPackage.eINSTANCE);
    Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap().putIfAbsent("xtextbin",
        new BinaryGrammarResourceFactoryImpl());
  }
}
