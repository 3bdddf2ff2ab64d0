package org.tilewright.lang.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.xtext.util.Modules2;
import org.tilewright.lang.LevelRuntimeModule;
import org.tilewright.lang.LevelStandaloneSetup;

/** Sets the language up with the services of an editor, for tools that look for Xtext languages on a class path. */
public class LevelIdeSetup extends LevelStandaloneSetup {

  @Override
  public Injector createInjector() {
    return Guice.createInjector(Modules2.mixin(new LevelRuntimeModule(rulesets()), new LevelIdeModule()));
  }
}
