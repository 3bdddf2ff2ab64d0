package org.tilewright.lang.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.io.IOException;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.SingletonBinding;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.StringInputStream;
import org.eclipse.xtext.validation.Check;
import org.eclipse.xtext.validation.ComposedChecks;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.lang.LevelFileResults;
import org.tilewright.lang.LevelRuntimeModule;
import org.tilewright.lang.testing.MiniLanguage;
import org.tilewright.lang.testing.MiniRuleset;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;

class FailingChecksTest {

  private static final String TEXT = "level t uses mini {\n  kind a extends wall\n  kind b extends wall\n  kind b\n  goal exit\n}\n";

  /** Two checks that fail, the second one as if something were missing in the model. */
  static final class Failing extends LevelChecks {

    @Check
    void failsForEveryKind(Kind kind) {
      throw new IllegalStateException("boom");
    }

    @Check
    void missesSomething(Level level) {
      throw new NullPointerException("nothing there");
    }
  }

  /** Failing checks before sound ones. */
  @ComposedChecks(validators = {Failing.class, NameChecks.class})
  static class Validator extends LevelValidator {
  }

  @Test
  void eachFailingCheckIsSaidOnceAndTheOthersGoOn() throws IOException {
    // The language registers with EMF what its stored grammar needs.
    MiniLanguage.language();
    Injector injector = Guice.createInjector(new LevelRuntimeModule(MiniRuleset.alone()) {
      @Override
      @SingletonBinding(eager = true)
      public Class<? extends LevelValidator> bindLevelValidator() {
        return Validator.class;
      }
    });
    XtextResource resource = (XtextResource) injector.getInstance(IResourceFactory.class).createResource(URI.createFileURI("x.level"));
    injector.getInstance(XtextResourceSet.class).getResources().add(resource);
    resource.load(new StringInputStream(TEXT, resource.getEncoding()), null);
    List<LevelIssue> issues = injector.getInstance(LevelFileResults.class).check(resource, TEXT, "x.level", CancelIndicator.NullImpl)
        .issues();
    List<String> failed = issues.stream().filter(issue -> issue.code().equals(IssueCodes.CHECK_FAILED))
        .map(issue -> issue.severity() + " " + issue.message().replaceAll(".*\\(|\\).*", "")).sorted().toList();
    assertEquals(List.of(Severity.WARNING + " java.lang.IllegalStateException: boom",
        Severity.WARNING + " java.lang.NullPointerException: nothing there"), failed);
    assertEquals(1, issues.stream().filter(issue -> issue.code().equals(IssueCodes.DUPLICATE_NAME)).count());
  }
}
