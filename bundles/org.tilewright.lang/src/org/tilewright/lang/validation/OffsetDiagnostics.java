package org.tilewright.lang.validation;

import org.eclipse.emf.ecore.resource.Resource.Diagnostic;
import org.eclipse.xtext.diagnostics.AbstractDiagnostic;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.DiagnosticConverterImpl;
import org.eclipse.xtext.validation.Issue;

/**
 * Issues with offsets only; {@link LevelResourceValidator} adds lines and columns in one go. The framework would count
 * lines from the beginning for every issue, and does not know line ends of CR alone.
 */
public class OffsetDiagnostics extends DiagnosticConverterImpl {

  @Override
  public void convertResourceDiagnostic(Diagnostic diagnostic, Severity severity, IAcceptor<Issue> acceptor) {
    if (diagnostic instanceof AbstractDiagnostic known) {
      Issue.IssueImpl issue = new Issue.IssueImpl();
      issue.setSeverity(severity);
      issue.setMessage(known.getMessage());
      issue.setOffset(known.getOffset());
      issue.setLength(known.getLength());
      issue.setCode(known.getCode());
      issue.setData(known.getData());
      issue.setUriToProblem(known.getUriToProblem());
      issue.setType(CheckType.FAST);
      acceptor.accept(issue);
    } else {
      super.convertResourceDiagnostic(diagnostic, severity, acceptor);
    }
  }

  @Override
  protected IssueLocation getLocationForNode(INode node) {
    return getLocationForNode(node, node.getOffset(), node.getLength());
  }

  @Override
  protected IssueLocation getLocationForNode(INode node, int offset, int length) {
    IssueLocation location = new IssueLocation();
    location.offset = offset;
    location.length = length;
    return location;
  }
}
