package org.tilewright.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.google.common.collect.ImmutableList;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.resource.IContainer;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.impl.IsAffectedExtension;
import org.eclipse.xtext.serializer.impl.Serializer;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.testing.MiniLanguage;
import org.tilewright.lang.testing.MiniRuleset;

class OnDemandModuleTest {

  private static final String TEXT = "level a uses mini {\n  legend { '@' = player }\n  map \"\"\"\n    @\n  \"\"\"\n}\n";

  /** Packages of services that only writing models needs, and the class behind all indexes. */
  private static final Set<String> NOT_FOR_READING = Set.of("org.eclipse.xtext.serializer.impl",
      "org.eclipse.xtext.serializer.sequencer", "org.eclipse.xtext.serializer.analysis", "org.eclipse.xtext.resource.containers",
      "org.eclipse.xtext.formatting.impl");

  @Test
  void readingAndCheckingSetsNothingUpThatOnlyOthersNeed() {
    LevelLanguage language = new LevelLanguage(MiniRuleset.alone());
    language.parse(TEXT, "a.level").levels();
    List<String> implementations = language.injector().getAllBindings().keySet().stream().map(Key::getTypeLiteral)
        .map(TypeLiteral::getRawType).filter(type -> !type.isInterface() && NOT_FOR_READING.contains(type.getPackageName()))
        .map(Class::getName).toList();
    assertEquals(List.of(), implementations);
    language.injector().getInstance(Serializer.class);
    assertFalse(language.injector().getAllBindings().keySet().stream().map(Key::getTypeLiteral)
        .noneMatch(type -> type.getRawType() == Serializer.class), "the list above would show what is set up");
  }

  @Test
  void aModelCanBeWritten() {
    LevelFileResult file = MiniLanguage.parse(TEXT);
    EObject model = file.file().orElseThrow();
    assertEquals(TEXT.strip(), file.resource().getSerializer().serialize(model).strip());
    assertEquals(List.of(), file.resource().validateConcreteSyntax());
  }

  @Test
  void namesAreIndexed() {
    LevelFileResult file = MiniLanguage.parse(TEXT);
    var services = file.resource().getResourceServiceProvider();
    IResourceDescription description = services.getResourceDescriptionManager().getResourceDescription(file.resource());
    assertEquals("a", description.getExportedObjects().iterator().next().getName().toString());
    assertInstanceOf(IContainer.Manager.class, services.getContainerManager());
    assertInstanceOf(IResourceDescriptions.class, services.get(IResourceDescriptions.class));
    assertEquals(1, MiniLanguage.language().injector()
        .getInstance(Key.get(new TypeLiteral<ImmutableList<IsAffectedExtension>>() { })).size());
  }
}
