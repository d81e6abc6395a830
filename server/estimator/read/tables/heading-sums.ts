// Sums that stand where a line would: a heading that carries that of its lines, `Phase 1: demolition   $4,410`, and rows below the
// last line that say once more what each part came to.
import { nameKey } from './total-names.ts';
import { hundredths } from '../../../domain/numbers.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import type { LineDraft } from './lines.ts';
import { isCounted } from './settle-totals.ts';
import type { Walk } from './walk-state.ts';

const LEAST_LINES = 2;

/** A line that says `1 LS` in columns of its own is work. */
const isHeadingLine = ({ foundBy, number, note, quantity, unit, written }: LineDraft): boolean =>
  written.quantity === null &&
  (foundBy === 'AMOUNT' || foundBy === 'HEAD') &&
  number === null &&
  note === null &&
  quantity === 1 &&
  unit === 'LS';

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
    if (sum !== heading.rcv || priced < LEAST_LINES) continue;
    // In a table of lump sums one may be what the next two come to by chance.
    const isSure =
      heading.foundBy === 'AMOUNT' ||
      lines.slice(at + 1, below + 1).every((each) => !isHeadingLine(each));
    return isSure ? below - at : 0;
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
  withoutLines(walk, headings);
};

const withoutLines = (walk: Walk, dropped: ReadonlySet<LineDraft>): void => {
  if (dropped.size === 0) return;
  const isKept = (line: LineDraft) => !dropped.has(line);
  for (const total of walk.totals)
    total.lineCount = walk.lines.slice(0, total.lineCount).filter(isKept).length;
  walk.lines = walk.lines.filter(isKept);
};

const MOST_SUMS = 12;
const MANY_LINES = 8;
/** What is added to the sums: `Material handling 10%`. */
const MOST_FEES = 3;

const isLumpSum = ({ quantity, unit, rcv, number }: LineDraft): boolean =>
  quantity === 1 && unit === 'LS' && rcv !== null && number === null;

/** Whether each sum is that of the next few lines, one after the other, and the last of them that of the last. */
const sumUpInTurn = (lines: readonly LineDraft[], sums: readonly LineDraft[]): boolean => {
  // Few round figures may add up so by chance.
  const isSure = lines.length >= MANY_LINES || sums.some(({ rcv }) => !Number.isInteger(rcv ?? 0));
  if (!isSure || sums.length < 2) return false;
  let at = 0;
  for (const { rcv } of sums) {
    let sum = 0;
    const from = at;
    while (at < lines.length && (at === from || sum !== rcv)) {
      sum = hundredths(sum + (lines[at]?.rcv ?? 0));
      at += 1;
    }
    if (sum !== rcv) return false;
  }
  return at === lines.length;
};

/** Whether each is called as a section or a room of the lines, and is what that comes to. */
const sumUpByName = (lines: readonly LineDraft[], sums: readonly LineDraft[]): boolean =>
  sums.every(({ description, rcv }) => {
    const name = nameKey(description);
    const own = lines.filter(({ section, room }) =>
      [section, room].some((each) => each !== null && nameKey(each) === name),
    );
    return (
      own.length > (sums.length === 1 ? 1 : 0) &&
      hundredths(own.reduce((all, line) => all + (line.rcv ?? 0), 0)) === rcv
    );
  });

/** `Parts   1,070.15`, `Labor   997.50` below the tables of both: what stands above once more. */
export const dropSumsBelow = (walk: Walk): void => {
  const counted = walk.lines.filter(isCounted);
  for (let fees = 0; fees <= MOST_FEES; fees += 1) {
    const last = counted.length - fees;
    if (!counted.slice(last).every(isLumpSum)) return;
    for (let count = Math.min(MOST_SUMS, last - 1); count > 0; count -= 1) {
      const [lines, sums] = [counted.slice(0, last - count), counted.slice(last - count, last)];
      if (lines.length <= count || !sums.every(isLumpSum)) continue;
      // Between sums and fees only the names tell them apart.
      if (sumUpByName(lines, sums) || (fees === 0 && sumUpInTurn(lines, sums))) {
        withoutLines(walk, new Set(sums));
        return;
      }
    }
  }
};
