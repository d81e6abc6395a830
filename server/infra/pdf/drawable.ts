// What the documents' typeface can draw. A character it lacks would leave a hole or an empty box, so each is replaced
// in plain sight: by a likeness where there is one, else by the replacement character.
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Files of the documents' typeface, Roboto as it comes with pdfmake. */
export const ROBOTO = {
  normal: resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
  bold: resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
  italics: resolve('pdfmake/fonts/Roboto/Roboto-Italic.ttf'),
  bolditalics: resolve('pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf'),
} as const;

/** @throws when the file holds several fonts */
export const readFont = (path: string): Font => {
  const font = openSync(path);
  if ('fonts' in font) throw new Error(`${path} holds several fonts.`);
  return font;
};

/** Signs with a likeness every reader takes for the same. */
const LIKENESS: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '✓': '√',
  '✔': '√',
  '✅': '√',
  '☑': '[x]',
  '☒': '[x]',
  '☐': '[ ]',
  '✗': 'x',
  '✘': 'x',
  '❌': 'x',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '★': '*',
  '☆': '*',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅙': '1/6',
  '∙': '·',
  '⋅': '·',
  '−': '–',
  '∅': 'Ø',
  '⌀': 'Ø',
  '㎡': 'm²',
  '℃': '°C',
  '℉': '°F',
};

const REPLACEMENT = '\uFFFD';

/** Signs that draw nothing by themselves: controls but tab and line break, direction marks, joiners, variation selectors. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const EACH_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const PLAIN = /^[\t\n\x20-\x7E]*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** `hasMissing` is true when a character was replaced by {@link REPLACEMENT}. */
export interface Drawable {
  text: string;
  hasMissing: boolean;
}

/** @param codePoints those the typeface has */
export const createDrawable = (codePoints: Iterable<number>): ((text: string) => Drawable) => {
  const known = new Set(
    [...codePoints].filter((code) => !INVISIBLE.test(String.fromCodePoint(code))),
  );
  const isKnown = (text: string) =>
    Array.from(text).every((char) => char === '\n' || known.has(char.codePointAt(0) ?? 0));

  const draw = (grapheme: string): string => {
    const visible = grapheme.replaceAll(EACH_INVISIBLE, '');
    if (isKnown(visible)) return visible;
    const likeness = LIKENESS[visible];
    if (likeness !== undefined) return likeness;
    // Styled letters, ligatures and fractions fall apart into plain ones.
    const plain = visible.normalize('NFKC');
    return isKnown(plain) ? plain : REPLACEMENT;
  };

  return (given) => {
    if (PLAIN.test(given)) return { text: given.replaceAll('\t', '  '), hasMissing: false };
    const text = given
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(LINE_BREAKS, '\n')
      .replaceAll('\t', '  ');
    if (isKnown(text)) return { text, hasMissing: false };
    let hasMissing = false;
    let drawn = '';
    for (const { segment } of segmenter.segment(text)) {
      const sign = draw(segment);
      hasMissing ||= sign === REPLACEMENT;
      drawn += sign;
    }
    return { text: drawn, hasMissing };
  };
};
