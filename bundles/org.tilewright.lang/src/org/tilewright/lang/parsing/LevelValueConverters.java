package org.tilewright.lang.parsing;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.math.BigDecimal;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.conversion.impl.AbstractDeclarativeValueConverterService;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.conversion.impl.IDValueConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.literal.Escapes;

/** From the text of a token to the value that it stands for, and back. */
@Singleton
public class LevelValueConverters extends AbstractDeclarativeValueConverterService {

  @Inject
  private IDValueConverter identifiers;

  /** Identifiers; a caret in front of one that would be a keyword is no part of the name. */
  @ValueConverter(rule = "ID")
  public IValueConverter<String> identifier() {
    return identifiers;
  }

  /** Identifiers and those keywords that can serve as one. */
  @ValueConverter(rule = "Word")
  public IValueConverter<String> word() {
    return new Converter<>() {
      @Override
      protected String value(String text) {
        return text.startsWith("^") ? text.substring(1) : text;
      }

      @Override
      protected String text(String value) {
        return value;
      }
    };
  }

  /** Strings in double quotes with backslash escapes. */
  @ValueConverter(rule = "STRING")
  public IValueConverter<String> string() {
    return new Converter<>() {
      @Override
      protected String value(String text) {
        return Escapes.decode(text.substring(1, text.length() - 1));
      }

      @Override
      protected String text(String value) {
        return ValueText.quote(value);
      }
    };
  }

  /** Numbers of any size; the number of decimals is kept. */
  @ValueConverter(rule = "Number")
  public IValueConverter<BigDecimal> number() {
    return new Converter<>() {
      @Override
      protected BigDecimal value(String text) {
        if (text.length() > MAX_DIGITS) {
          throw new IllegalArgumentException("Numbers have at most " + MAX_DIGITS + " digits");
        }
        return new BigDecimal(joined(text));
      }

      @Override
      protected String text(BigDecimal value) {
        return value.toPlainString();
      }
    };
  }

  /** Coordinates of cells. */
  @ValueConverter(rule = "SignedInt")
  public IValueConverter<Integer> coordinate() {
    return new Converter<>() {
      @Override
      protected Integer value(String text) {
        int value;
        try {
          value = Integer.parseInt(joined(text));
        } catch (NumberFormatException e) {
          value = Integer.MAX_VALUE;
        }
        if (Math.abs((long) value) > MAX_COORDINATE) {
          throw new IllegalArgumentException("Coordinates go from -" + MAX_COORDINATE + " to " + MAX_COORDINATE);
        }
        return value;
      }

      @Override
      protected String text(Integer value) {
        return value.toString();
      }
    };
  }

  /** The parts of a number without the blanks that may be between them. */
  private static String joined(String text) {
    StringBuilder joined = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9' || c == '.' || c == '-' && joined.isEmpty()) {
        joined.append(c);
      } else if (!Character.isWhitespace(c)) {
        throw new IllegalArgumentException("There can be no comment inside of a number");
      }
    }
    return joined.toString();
  }

  /** Leaves room for sums of coordinates and sizes. */
  private static final int MAX_COORDINATE = 1_000_000_000;

  /** Longer ones are a mistake, and slow to read. */
  private static final int MAX_DIGITS = 1_000;

  /** Turns what is wrong with a token into an error at the token. */
  private abstract static class Converter<T> extends AbstractNullSafeConverter<T> {

    /** May throw an {@link IllegalArgumentException} with a message for people. */
    protected abstract T value(String text);

    protected abstract String text(T value);

    @Override
    protected T internalToValue(String text, INode node) {
      try {
        return value(text);
      } catch (IllegalArgumentException e) {
        throw new ValueConverterException(e.getMessage(), node, e);
      }
    }

    @Override
    protected String internalToString(T value) {
      return text(value);
    }
  }
}
