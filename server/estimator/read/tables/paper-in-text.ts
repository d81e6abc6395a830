// A description of work that somebody typed, with a table pasted into it: the table is a paper, the rest stays a description.
import type { PaperEstimate } from '../../../domain/paper/paper-estimate.ts';
import type { LineDraft } from './lines.ts';
import { readPaper } from './read-paper.ts';
import { rowsOfText } from './text-rows.ts';
import { exclusionIn, isScopeHead } from './wording.ts';
import { walkedThrough } from './walk.ts';
import { roomHeading } from './rooms.ts';
import type { Walk } from './walk-state.ts';

export interface TextWithPaper {
  /** A text as long as the whole: what belongs to the table is blank, so that places in it stay. */
  prose: string;
  /** The pasted table, null where there is none; its places count the lines of the whole text. */
  paper: PaperEstimate | null;
}

const LONGEST = 200_000;

const isSure = ({ foundBy, isExcluded }: LineDraft): boolean =>
  !isExcluded && foundBy !== 'AMOUNT' && foundBy !== 'MEASURES';

/** Lines of a table, not of a shopping list: under a head, with labels, or several rows of aligned figures. */
const isPaper = ({ lines, heads }: Walk): boolean => {
  const work = lines.filter(({ isExcluded }) => !isExcluded);
  const sure = work.filter(isSure);
  return (
    sure.some(({ foundBy }) => foundBy === 'LABELS') ||
    (heads.length > 0 && sure.some(({ foundBy }) => foundBy === 'HEAD')) ||
    sure.length >=
      (sure.some(({ unitPrice, rcv }) => unitPrice !== null || rcv !== null) ? 2 : 3) ||
    work.filter(({ foundBy }) => foundBy === 'MEASURES').length >= 4 ||
    work.filter(({ foundBy, rcv }) => foundBy === 'AMOUNT' && rcv !== null).length >= 3
  );
};

/** First and last line, from 0, of what belongs to the table. */
const spanOf = (walk: Walk, lines: readonly string[]): { from: number; to: number } => {
  const marked = [
    ...walk.lines.filter(({ isExcluded }) => !isExcluded).map(({ place }) => place.row ?? 1),
    ...walk.heads.map(({ place }) => place.row ?? 1),
  ];
  const first = Math.min(...marked) - 1;
  const last = Math.max(...marked) - 1;
  const totals = walk.totals
    .map(({ row }) => (row.place.row ?? 1) - 1)
    .filter((row) => row > last && row <= last + 20);
  let from = first;
  while (from > 0 && isTitle(lines[from - 1] ?? '')) from -= 1;
  const end = Math.max(last, ...totals);
  return { from, to: labelsUpTo(lines, end) };
};

/** A heading over a table goes with it. */
const isTitle = (line: string): boolean => {
  const text = line.trim();
  return (
    text !== '' &&
    text.length < 60 &&
    (roomHeading(text) !== null || /^[A-Z\d\s&/:-]{3,}$/.test(text))
  );
};

/** Labels and words that go on below the last line that was found. */
const labelsUpTo = (lines: readonly string[], end: number): number => {
  let to = end;
  while (
    /^\s*(?:qty|quantity|amount needed|uom|unit(?: of measure| price)?|rate|price|total)\s*:/i.test(
      lines[to + 1] ?? '',
    )
  )
    to += 1;
  return to;
};

const blank = (line: string): string => ' '.repeat(line.length);

const BULLET = /^\s*(?:[-–—*•·]|\d{1,2}[.)])\s/;

/** Lists under "Excluded:" in one line, in the same places: each entry inherits its heading. */
export const withFoldedExclusions = (text: string): string => {
  let folded = '';
  /** What a break before the next entry becomes; null outside of such lists. */
  let mark: ':' | ',' | ' ' | null = null;
  for (const [at, line] of text.split('\n').entries()) {
    const exclusion = exclusionIn(line);
    const isEntry =
      mark !== null &&
      !exclusion &&
      line.trim() !== '' &&
      line.length < 200 &&
      !isScopeHead(line) &&
      !/:\s*$/.test(line);
    if (at > 0) folded += isEntry ? mark : '\n';
    folded += isEntry ? line.replace(BULLET, (bullet) => ' '.repeat(bullet.length)) : line;
    if (isEntry) mark = ',';
    else if (exclusion?.isHeading && exclusion.rest === '') mark = /:\s*$/.test(line) ? ' ' : ':';
    else mark = null;
  }
  return folded;
};

/** @param text as typed or pasted */
export const paperInText = (text: string): TextWithPaper => {
  const short = text.slice(0, LONGEST);
  // One line alone is a paper by its labels only.
  if (!/[\n\r:=]/.test(short.trim())) return { prose: short, paper: null };
  const walk = walkedThrough(rowsOfText(short), 'ASKS');
  if (!isPaper(walk)) return { prose: withFoldedExclusions(short), paper: null };
  const lines = short.split('\n');
  const { from, to } = spanOf(walk, lines);
  const inside = lines.map((line, at) => (at >= from && at <= to ? line : ''));
  const outside = lines.map((line, at) => (at >= from && at <= to ? blank(line) : line));
  const paper = readPaper({ from: 'TEXT', text: inside.join('\n') });
  return { prose: withFoldedExclusions(outside.join('\n')), paper };
};
