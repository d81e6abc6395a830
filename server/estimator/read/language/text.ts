// Makes free text even: one spelling for quotes, dashes and units, lower case, a bounded length.
// Only simple, linear replacements; nothing here understands anything.
import { withSums } from './text-sums.ts';
import { rewritten, wordings } from './wordings.ts';

// Cuts a long text into pieces for rules that look a sentence or two far. A rule may take time that grows with the square of what
// it looks through; of pieces it takes as much as there are of them.

/** Longer than what people write without a blank line between. */
const PIECE = 2_000;

/** Where a piece may end, the best first: behind a line, a sentence, a part of one, a word. */
const ENDS = ['\n', '. ', ', ', ' '] as const;

const endOf = (text: string, from: number): number => {
  const most = from + PIECE;
  if (most >= text.length) return text.length;
  const window = text.slice(from, most);
  for (const end of ENDS) {
    const at = window.lastIndexOf(end);
    if (at > PIECE / 2) return from + at + end.length;
  }
  return most;
};

/** Pieces that make up the text, in order; a text that is not long is a single piece. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, from);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return pieces;
};

/** Tables of wordings, in the order in which they build on each other. */
const WORDINGS = wordings('damage talk aims site loss inside phrases places trade things');
const EVEN = wordings('even units');

/** Characters read at most. More adds nothing a person would type, and costs time. */
export const READ_AT_MOST = 24_000;

/** "950 sq ft. Walls only.": the stop ends the sentence, not an abbreviation. */
const UNIT_AT_END =
  /(?<![A-Za-z])([Ff]t|[Ss][Ff]|[Ll][Ff]|[Ss]qft|[Ii]n|[Yy]ds?)\. (?=[A-Z][a-z])/g;

/** The same in a text without capitals: "about 28 ft. crown is fine". */
const LOWER_UNIT_AT_END =
  /(?<!\b(?:lin|sq|cu)\. ?)(?<![a-z])(ft|sf|lf|sqft|yds?)\. (?!(?:x|by|of|long|wide|high|tall|deep|and|or|to|in|on|at|for|with|per|each|total)\b)(?=[a-z])/g;
const isLowerCase = (text: string): boolean =>
  !/[A-Z]/.test(text) || (/[a-z]{3}\. [a-z]/.test(text) && !/[a-z]\. [A-Z]/.test(text));

/** Four or more of one mark or blank; three of them say as much. */
const ROW = /([^\p{L}\p{N}])\1{3,}/gu;

/** A name from the parser's own tables, made even like a text; what people tell is not looked for in it. */
export const evenPhrase = (raw: string): string => {
  // One letter may become many.
  const cut = raw.slice(0, READ_AT_MOST).normalize('NFKC').slice(0, READ_AT_MOST);
  const ended = isLowerCase(cut) ? cut.replace(LOWER_UNIT_AT_END, '$1 . ') : cut;
  const text = ended.replace(UNIT_AT_END, '$1 . ').toLowerCase().replace(ROW, '$1$1$1');
  return piecesOf(text)
    .map((piece) => rewritten(withSums(rewritten(piece, EVEN)), WORDINGS))
    .join('');
};
