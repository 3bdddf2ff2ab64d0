package org.tilewright.lang;

import com.google.inject.Injector;
import org.eclipse.emf.ecore.EPackage;
import org.tilewright.model.level.LevelPackage;

/** Sets the language up where no Eclipse extension registry does it: the command line, tests, the language server. */
public class LevelStandaloneSetup extends LevelStandaloneSetupGenerated {

  /** Registers the language with EMF and Xtext; to be called once before the first level is read. */
  public static void doSetup() {
    new LevelStandaloneSetup().createInjectorAndDoEMFRegistration();
  }

  @Override
  public void register(Injector injector) {
    // An imported metamodel is not registered by the generated setup.
    EPackage.Registry.INSTANCE.putIfAbsent(LevelPackage.eNS_URI, LevelPackage.eINSTANCE);
    super.register(injector);
  }
}
