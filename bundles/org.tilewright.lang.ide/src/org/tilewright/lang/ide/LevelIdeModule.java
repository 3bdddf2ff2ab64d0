package org.tilewright.lang.ide;

/** Binds the services an editor asks for; the runtime module's bindings are below these. */
public class LevelIdeModule extends AbstractLevelIdeModule {
}
