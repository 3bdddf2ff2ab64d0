package org.tilewright.lang;

/** Binds the services of the level language that work on their own, without Eclipse. */
public class LevelRuntimeModule extends AbstractLevelRuntimeModule {
}
