package org.tilewright.ui.text.properties;

import java.util.List;
import java.util.function.BiConsumer;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;
import org.tilewright.lang.ide.properties.Property;

/**
 * The properties of a place in a text.
 *
 * @param properties the properties
 * @param setter     writes a new value into the text
 */
record LevelPropertySource(List<Property> properties, BiConsumer<Property, String> setter)
    implements IPropertySource {

  @Override
  public IPropertyDescriptor[] getPropertyDescriptors() {
    IPropertyDescriptor[] descriptors = new IPropertyDescriptor[properties.size()];
    for (int i = 0; i < descriptors.length; i++) {
      Property property = properties.get(i);
      PropertyDescriptor descriptor = property.change().isPresent() ? new TextPropertyDescriptor(i, property.name())
          : new PropertyDescriptor(i, property.name());
      descriptor.setCategory(property.group());
      descriptor.setDescription(property.description());
      descriptors[i] = descriptor;
    }
    return descriptors;
  }

  @Override
  public Object getPropertyValue(Object id) {
    return properties.get((int) id).value();
  }

  @Override
  public void setPropertyValue(Object id, Object value) {
    Property property = properties.get((int) id);
    String text = String.valueOf(value);
    if (property.change().isPresent() && !text.equals(property.value())) {
      setter.accept(property, text);
    }
  }

  @Override
  public boolean isPropertySet(Object id) {
    return false;
  }

  @Override
  public void resetPropertyValue(Object id) {
    // undo does it
  }

  @Override
  public Object getEditableValue() {
    return null;
  }
}
