// Text → tokens and the rows of the embedding table that each of them has. `training/text.py` does the same for training.

export interface TextToken {
  words: string;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
}

const TOKEN = /[A-Za-z\u00c0-\u024f]+(?:['\u2019][A-Za-z]+)?|\d+(?:[.,]\d+)*|\n|\S/gu;

/** Words, numbers, single signs and line breaks, in their order. */
export const tokensOf = (text: string): TextToken[] =>
  [...text.matchAll(TOKEN)].map(({ 0: words, index }) => ({
    words,
    start: index,
    end: index + words.length,
  }));

const WORDS = 1 << 15;
const GRAMS = 1 << 14;
/** Rows of the table: words, letter groups, shapes. */
export const ROWS = WORDS + GRAMS + 8;

/** FNV-1a over code points. */
const hashOf = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
};

const IS_LETTER = /^\p{L}/u;

const shapeOf = (token: string): number => {
  if (token === '\n') return 1;
  if (/^\d/.test(token)) return token.length <= 2 ? 2 : 3;
  if (!IS_LETTER.test(token)) return 4;
  const isUpper = token === token.toUpperCase() && token !== token.toLowerCase();
  if (isUpper) return token.length > 1 ? 5 : 6;
  const first = token[0] ?? '';
  return first !== first.toLowerCase() ? 7 : 0;
};

/** The word itself with figures made alike, its shape, and its groups of three to five letters. */
export const rowsOf = (token: string): number[] => {
  const word = token.toLowerCase().replaceAll('\u2019', "'").replaceAll(/\d/g, '0');
  const rows = [hashOf(word) % WORDS, WORDS + GRAMS + shapeOf(token)];
  if (!IS_LETTER.test(word)) return rows;
  const framed = `<${word}>`;
  for (const size of [3, 4, 5])
    for (let at = 0; at + size <= framed.length; at += 1)
      rows.push(WORDS + (hashOf(framed.slice(at, at + size)) % GRAMS));
  return rows;
};
