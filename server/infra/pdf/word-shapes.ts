// Words of a typeface with their glyphs in place, kept for the documents that follow. Finding ligatures and kerning of a word
// costs more than all else that is done with it, and estimates share most of their words.
import type { Font } from 'fontkit';
import type { ShapedRun } from 'pdfmake/js/PDFDocument.js';

/** A few megabytes; figures and names of one document are of no use to the next. */
const MOST_WORDS = 10_000;
/** Thousandths of the size of the type. */
const EM = 1_000;

const shape = (font: Font, word: string): ShapedRun => {
  const scale = EM / font.unitsPerEm;
  // Each glyph remembers the text that it first stood for: that is to be this word's, whatever was printed before.
  font._glyphs = {};
  const { glyphs, positions } = font.layout(word);
  const scaled = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
    advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
  }));
  return {
    glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
    positions: scaled,
    advanceWidth: scaled.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
};

/** @returns what a word looks like; a word may end with a blank. Nobody may change it. */
export const createWordShapes = (font: Font): ((word: string) => ShapedRun) => {
  const known = new Map<string, ShapedRun>();
  return (word) => {
    const found = known.get(word);
    if (found) return found;
    if (known.size >= MOST_WORDS) known.clear();
    const shaped = shape(font, word);
    known.set(word, shaped);
    return shaped;
  };
};
