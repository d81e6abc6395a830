// Cuts long texts into pieces that each fit on a page: a table row taller than a page would not be drawn at all.
import { inOneLine } from '../../../domain/text/one-line.ts';

export interface PieceSize {
  chars: number;
  lines: number;
}

/** What one row of a table holds at most. */
const ROW_PIECE: PieceSize = { chars: 600, lines: 16 };

/** The last place to cut in front of `limit`: after a blank, else (one endless word) right there. */
const cutOf = (text: string, limit: number): number => {
  const blank = text.slice(0, limit).search(/\s\S*$/);
  const cut = blank > limit / 2 ? blank + 1 : limit;
  // Never between the halves of one character.
  return /[\uD800-\uDBFF]/.test(text.charAt(cut - 1)) ? cut - 1 : cut;
};

const byLength = (text: string, chars: number): string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > chars) {
    const cut = cutOf(rest, chars);
    pieces.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
};

/** @returns at least one piece; all of the text but blanks at the cuts is in them */
export const splitText = (text: string, { chars, lines }: PieceSize = ROW_PIECE): string[] => {
  const all = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  const blocks: string[] = [];
  for (let from = 0; from < all.length; from += lines) {
    blocks.push(all.slice(from, from + lines).join('\n'));
  }
  return blocks.flatMap((block) => byLength(block, chars));
};

export const shorten = (text: string, max: number): string => {
  const line = inOneLine(text);
  return line.length <= max ? line : `${byLength(line, max - 1)[0] ?? ''}…`;
};
