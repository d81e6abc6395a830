// The documents' typeface, Roboto as it comes with pdfmake: read and decoded once, not for each document.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import roboto from 'pdfmake/fonts/Roboto.js';
import type { ShapedRun } from 'pdfmake/js/PDFDocument.js';

// Words of a typeface with their glyphs in place, kept for the documents that follow. Finding ligatures and kerning of a word
// costs more than all else that is done with it, and estimates share most of their words.

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
const createWordShapes = (font: Font): ((word: string) => ShapedRun) => {
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

/** The very module that pdfkit draws with, not a second copy of it. */
const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit');

type Style = keyof typeof roboto.Roboto;

/** Bytes of each style. */
const FILES = Object.fromEntries(
  Object.entries(roboto.Roboto).map(([style, path]) => [style, readFileSync(path)]),
) as Record<Style, Buffer>;

/** Fonts as pdfmake takes them. */
export const FONTS: Readonly<Record<string, Record<Style, Buffer>>> = { Roboto: FILES };

/** What fontkit does with each table of a font when it is first looked at. */
interface Decoder {
  stream: { buffer: Uint8Array };
  _decodeTable: (table: { tag: string }) => unknown;
}

/**
 * Decodes each table once. pdfkit opens a font anew for each document, and decoding its tables is most of that, so they are
 * kept by the bytes they were decoded from. Glyphs are not kept, since each remembers the text that it first stood for, which
 * is its document's own affair.
 */
const decodeOnce = (font: Font): void => {
  const decoder = Object.getPrototypeOf(font) as Partial<Decoder>;
  const decode = decoder._decodeTable;
  if (!decode) throw new Error('fontkit changed how it decodes tables: they cannot be kept.');
  const decoded = new WeakMap<Uint8Array, Map<string, unknown>>();
  decoder._decodeTable = function (this: Decoder, table) {
    const { buffer } = this.stream;
    const tables = decoded.get(buffer) ?? new Map<string, unknown>();
    decoded.set(buffer, tables);
    if (!tables.has(table.tag)) tables.set(table.tag, decode.call(this, table));
    return tables.get(table.tag);
  };
};

const plain = create(FILES.normal);
decodeOnce(plain);

/** Every code point that can be drawn. */
export const CODE_POINTS: readonly number[] = plain.characterSet;

const shapesOf = new Map<string, (word: string) => ShapedRun>();

/** Shapes of the words of one style, for all documents. */
export const wordShapes = (isBold: boolean, isItalic: boolean): ((word: string) => ShapedRun) => {
  const style: Style = isBold
    ? isItalic
      ? 'bolditalics'
      : 'bold'
    : isItalic
      ? 'italics'
      : 'normal';
  const shapes = shapesOf.get(style) ?? createWordShapes(create(FILES[style]));
  shapesOf.set(style, shapes);
  return shapes;
};
