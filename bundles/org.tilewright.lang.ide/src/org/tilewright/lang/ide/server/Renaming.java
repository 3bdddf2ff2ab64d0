package org.tilewright.lang.ide.server;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.Declaration;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;
import org.tilewright.lang.ide.style.TokenStyle;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextEdit;

/** Gives something another name everywhere, if it then still means the same. */
final class Renaming {

  private final LevelLanguage language;
  private final LevelIde ide;

  Renaming(LevelLanguage language, LevelIde ide) {
    this.language = language;
    this.ide = ide;
  }

  /** The name at an offset, if something is named there; refuses what is declared elsewhere. */
  List<TextRange> places(int offset, LevelFileResult file) {
    Declaration declared = ide.named(offset, file).orElse(null);
    if (declared != null && !declared.local()) {
      throw ErrorsInWords.failure(ResponseErrorCode.RequestFailed,
          "'" + declared.name() + "' is declared in the library of the game and cannot be renamed here");
    }
    return declared == null ? List.of() : ide.occurrences(offset, file);
  }

  /** The changes that give what is named at an offset a new name. */
  List<TextEdit> edits(int offset, LevelFileResult file, String name) {
    List<StyledRange> tokens = Styles.tokens(name, 0);
    if (tokens.size() != 1 || tokens.getFirst().style() != TokenStyle.NAME || tokens.getFirst().range().length() != name.length()) {
      throw ErrorsInWords.failure(ResponseErrorCode.InvalidParams, "'" + name
          + "' is no name: a name has letters, digits and '_', begins with none of the digits, and is no word of the language");
    }
    List<TextRange> places = places(offset, file);
    if (places.isEmpty()) {
      throw ErrorsInWords.failure(ResponseErrorCode.RequestFailed, "There is nothing to rename here");
    }
    List<TextEdit> edits = places.stream().map(place -> new TextEdit(place.offset(), place.length(), name)).toList();
    if (!keepsItsMeaning(places, edits, file)) {
      throw ErrorsInWords.failure(ResponseErrorCode.RequestFailed,
          "'" + name + "' is in use already; the file would mean something else");
    }
    return edits;
  }

  /** Whether the new name stands for the same thing at the same places, and at no others. */
  private boolean keepsItsMeaning(List<TextRange> places, List<TextEdit> edits, LevelFileResult file) {
    LevelFileResult renamed = language.parse(TextEdit.apply(file.text(), edits), file.name());
    int shift = 0;
    int[] expected = new int[places.size()];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = places.get(i).offset() + shift;
      shift += edits.get(i).text().length() - places.get(i).length();
    }
    int[] found = ide.occurrences(expected[0], renamed).stream().mapToInt(TextRange::offset).toArray();
    List<String> known = file.issues().stream().map(LevelIssue::code).toList();
    return Arrays.equals(expected, found) && renamed.issues().stream().map(LevelIssue::code).allMatch(known::contains);
  }
}
