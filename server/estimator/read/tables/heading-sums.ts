// Headings that carry the sum of what stands below them: `Phase 1: demolition   $4,410` is no line of its own.
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { hundredths } from './figures.ts';
import type { LineDraft } from './lines.ts';
import type { Walk } from './walk-state.ts';

const LEAST_LINES = 2;

const isHeadingLine = ({ foundBy, number, note, quantity, unit }: LineDraft): boolean =>
  foundBy === 'AMOUNT' && number === null && note === null && quantity === 1 && unit === 'LS';

/** How many lines below it add up to a line's amount, up to the next line that may be a heading; 0 for none. */
const summedBelow = (lines: readonly LineDraft[], at: number): number => {
  const heading = lines[at];
  if (!heading || !isHeadingLine(heading) || heading.rcv === null || heading.rcv <= 0) return 0;
  let sum = 0;
  let priced = 0;
  for (let below = at + 1; below < lines.length; below += 1) {
    const line = lines[below];
    if (!line || line.isAlternate) return 0;
    sum = hundredths(sum + (line.isExcluded ? 0 : (line.rcv ?? 0)));
    if (line.rcv !== null) priced += 1;
    if (sum > heading.rcv + 0.005) return 0;
    if (sum === heading.rcv && priced >= LEAST_LINES) return below - at;
  }
  return 0;
};

/** How many lines stand below the sum of a section, up to the next such sum, an option or the end of the work. */
const linesOfSum = (walk: Walk, at: number): number => {
  const ends = walk.totals.filter(({ kind }) => kind !== 'part').map((total) => total.lineCount);
  const end = Math.min(walk.lines.length, ...ends.filter((count) => count > at));
  const after = walk.lines.slice(at + 1, end);
  const next = after.findIndex(({ foundBy, isAlternate }) => foundBy === 'SUM' || isAlternate);
  return next < 0 ? after.length : next;
};

/** Lines without an amount below the last that counts belong to the same heading. */
const withUnpriced = (lines: readonly LineDraft[], end: number): number => {
  let last = end;
  while (lines[last + 1] && lines[last + 1]?.rcv === null && !lines[last + 1]?.isAlternate)
    last += 1;
  return last;
};

/** Takes such headings out of the lines: each is the section of the lines that it sums up. */
export const dropHeadingSums = (walk: Walk): void => {
  const { lines } = walk;
  const headings = new Set<LineDraft>();
  for (let at = 0; at < lines.length; at += 1) {
    const heading = lines[at] as LineDraft;
    const isSum = heading.foundBy === 'SUM';
    const count = isSum ? linesOfSum(walk, at) : summedBelow(lines, at);
    if (isSum && heading.rcv === 0) headings.add(heading);
    if (count === 0) continue;
    const end = isSum ? at + count : withUnpriced(lines, at + count);
    for (const below of lines.slice(at + 1, end + 1))
      below.section = heading.description.slice(0, PAPER_LIMITS.word);
    headings.add(heading);
    at = end;
  }
  if (headings.size === 0) return;
  const isKept = (line: LineDraft) => !headings.has(line);
  for (const total of walk.totals)
    total.lineCount = lines.slice(0, total.lineCount).filter(isKept).length;
  walk.lines = lines.filter(isKept);
};
