// Texts as a document's operators name them: glyphs of its own part of the typeface, with the kerning between them.
import type { DocumentFont, ShapedRun } from 'pdfmake/js/PDFDocument.js';
import { short } from './short.ts';

/** Returns null for a word with a glyph that does not stand on the line. */
const encodeWord = (font: DocumentFont, { glyphs, positions }: ShapedRun): string | null => {
  let encoded = '';
  for (const [index, { id, advanceWidth, codePoints }] of glyphs.entries()) {
    const position = positions[index];
    if (!position || position.xOffset || position.yOffset) return null;
    const code = font.subset.includeGlyph(id);
    font.widths[code] ??= advanceWidth * font.scale;
    font.unicode[code] ??= codePoints;
    encoded += code.toString(16).padStart(4, '0');
    const kerning = short(position.advanceWidth - position.xAdvance);
    if (kerning !== 0) encoded += `> ${kerning} <`;
  }
  return encoded;
};

/** @returns what goes between `[<` and `>] TJ`, or null where glyphs have to be placed one by one */
export const createEncoder = (): ((font: DocumentFont, text: string) => string | null) => {
  const known = new Map<DocumentFont, Map<string, string | null>>();

  return (font, text) => {
    const words = known.get(font) ?? new Map<string, string | null>();
    known.set(font, words);
    let encoded = '';
    for (let from = 0; from < text.length;) {
      const blank = text.indexOf(' ', from);
      const end = blank === -1 ? text.length : blank + 1;
      const word = text.slice(from, end);
      let glyphs = words.get(word);
      if (glyphs === undefined) {
        glyphs = encodeWord(font, font.layoutCached(word));
        words.set(word, glyphs);
      }
      if (glyphs === null) return null;
      encoded += glyphs;
      from = end;
    }
    return encoded;
  };
};
