package org.tilewright.lang.scoping;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.tilewright.model.level.Named;

/** The elements that a reference can name, by their simple names. */
final class NamedScope implements IScope {

  private final Function<String, ? extends Named> find;
  private final Supplier<? extends Map<String, ? extends Named>> all;

  /**
   * A scope that looks up single names without listing all.
   *
   * @param find the element of a name, or null
   * @param all  every element by its name
   */
  NamedScope(Function<String, ? extends Named> find, Supplier<? extends Map<String, ? extends Named>> all) {
    this.find = find;
    this.all = all;
  }

  @Override
  public IEObjectDescription getSingleElement(QualifiedName name) {
    Named element = find.apply(name.toString());
    return element == null ? null : EObjectDescription.create(name, element);
  }

  @Override
  public Iterable<IEObjectDescription> getElements(QualifiedName name) {
    IEObjectDescription element = getSingleElement(name);
    return element == null ? List.of() : List.of(element);
  }

  @Override
  public IEObjectDescription getSingleElement(EObject object) {
    return getElements(object).iterator().hasNext() ? getElements(object).iterator().next() : null;
  }

  @Override
  public Iterable<IEObjectDescription> getElements(EObject object) {
    var uri = EcoreUtil.getURI(object);
    return described().filter(d -> d.getEObjectOrProxy() == object || Objects.equals(d.getEObjectURI(), uri)).toList();
  }

  @Override
  public Iterable<IEObjectDescription> getAllElements() {
    return described().toList();
  }

  private Stream<IEObjectDescription> described() {
    return all.get().entrySet().stream().map(e -> EObjectDescription.create(e.getKey(), e.getValue()));
  }
}
