package org.tilewright.lang.compile;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;
import org.tilewright.model.level.BoolValue;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.ConfigValue;
import org.tilewright.model.level.Entry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.ListValue;
import org.tilewright.model.level.NameValue;
import org.tilewright.model.level.NumberValue;
import org.tilewright.model.level.RangeValue;
import org.tilewright.model.level.RecordValue;
import org.tilewright.model.level.RulesetLibrary;
import org.tilewright.model.level.TextValue;

/** Values of one level; a reference to a configuration key becomes the value that the key has in the level. */
final class ValueCompiler {

  private final Attributes config;

  private ValueCompiler(Attributes config) {
    this.config = config;
  }

  static ValueCompiler of(Level level, Optional<RulesetLibrary> library) {
    ValueCompiler withoutConfig = withoutConfig();
    Map<String, Value> values = new LinkedHashMap<>();
    library.ifPresent(l -> l.getConfigKeys().forEach(key -> withoutConfig.compile(key.getDefaultValue())
        .ifPresent(value -> values.put(key.getName(), value))));
    for (ConfigSetting setting : level.getConfig()) {
      ConfigKey key = setting.getKey();
      if (key != null && !key.eIsProxy()) {
        withoutConfig.compile(setting.getValue()).ifPresent(value -> values.put(key.getName(), value));
      }
    }
    values.keySet().removeIf(Objects::isNull);
    return new ValueCompiler(new Attributes(values));
  }

  /** Values outside a level, where configuration keys have none. */
  static ValueCompiler withoutConfig() {
    return new ValueCompiler(Attributes.NONE);
  }

  /** Every configuration key that has a value. */
  Attributes config() {
    return config;
  }

  /** The value; empty for none, for one that the parser could not read, or for a key without a value. */
  Optional<Value> compile(org.tilewright.model.level.Value value) {
    return switch (value) {
      case null -> Optional.empty();
      case NumberValue n -> Optional.ofNullable(n.getValue()).map(Value::of);
      case TextValue t -> Optional.ofNullable(t.getValue()).map(Value::of);
      case BoolValue b -> Optional.of(Value.of(b.isValue()));
      case NameValue n -> Optional.ofNullable(n.getName()).map(Value.Name::new);
      case RangeValue r -> number(r.getFrom()).flatMap(from -> number(r.getTo()).map(to -> new Value.Range(from, to)));
      case ListValue l -> Optional.of(new Value.ListOf(l.getItems().stream().flatMap(i -> compile(i).stream()).toList()));
      case RecordValue r -> Optional.of(new Value.RecordOf(entries(r.getFields())));
      case ConfigValue c -> c.getKey() == null || c.getKey().eIsProxy() ? Optional.empty() : config.get(c.getKey().getName());
      default -> Optional.empty();
    };
  }

  Map<String, Value> entries(Iterable<Entry> entries) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (Entry entry : entries) {
      if (entry.getKey() != null) {
        compile(entry.getValue()).ifPresent(value -> values.put(entry.getKey(), value));
      }
    }
    return values;
  }

  private static Optional<BigDecimal> number(NumberValue value) {
    return Optional.ofNullable(value).map(NumberValue::getValue);
  }
}
