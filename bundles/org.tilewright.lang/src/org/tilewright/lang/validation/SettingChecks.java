package org.tilewright.lang.validation;

import java.util.List;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.model.level.Argument;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Entry;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.RecordValue;

/** Values that are given twice. */
class SettingChecks extends LevelChecks {

  @Check
  void configurationIsSetOnce(Level level) {
    repeated(level.getConfig(), setting -> Nodes.written(setting, LevelPackage.Literals.CONFIG_SETTING__KEY),
        (ConfigSetting setting, Object name) -> error(message(name), setting, LevelPackage.Literals.CONFIG_SETTING__KEY,
            IssueCodes.DUPLICATE_SETTING));
    entriesDiffer(level.getInfo());
  }

  @Check
  void attributesOfKindAreSetOnce(Kind kind) {
    repeated(kind.getSettings(), setting -> Nodes.written(setting, LevelPackage.Literals.ATTRIBUTE_SETTING__ATTRIBUTE),
        (setting, name) -> error(message(name), setting, LevelPackage.Literals.ATTRIBUTE_SETTING__ATTRIBUTE,
            IssueCodes.DUPLICATE_SETTING));
  }

  @Check
  void attributesOfEntityAreSetOnce(EntitySpec entity) {
    repeated(entity.getArguments(), argument -> Nodes.written(argument, LevelPackage.Literals.ARGUMENT__ATTRIBUTE),
        (Argument argument, Object name) -> error(message(name), argument, LevelPackage.Literals.ARGUMENT__ATTRIBUTE,
            IssueCodes.DUPLICATE_SETTING));
  }

  @Check
  void fieldsDiffer(RecordValue value) {
    entriesDiffer(value.getFields());
  }

  private void entriesDiffer(List<Entry> entries) {
    repeated(entries, Entry::getKey, (entry, name) -> error(message(name), entry, LevelPackage.Literals.ENTRY__KEY,
        IssueCodes.DUPLICATE_SETTING));
  }

  private static String message(Object name) {
    return "'" + name + "' already has a value; remove one of the two";
  }
}
