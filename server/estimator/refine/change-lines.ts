// Applies to a draft what its owner wants of single lines: left out, only these, another number, another finish level.
// Nothing but the lines meant is touched; stated sizes stay stated.
import type { PriceBook } from '../price-book.ts';
import { FINISH_AT } from '../pricing/finish-prices.ts';
import { GRADE_OF } from '../pricing/context.ts';
import type { PricingContext } from '../pricing/context.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import { steppedFrom } from './levels.ts';
import { isSupport } from './support.ts';
import { countedLine, linesOf, thingsNamed } from './things.ts';
import type { LineChange } from './wish.ts';

/** Where all that did the work is gone, nobody sets up, hauls off or asks for a permit. */
const withoutIdleSupport = (left: WorkLine[], before: readonly WorkLine[]): WorkLine[] =>
  left.every(isSupport) && !before.every(isSupport) ? [] : left;

const changed = (
  lines: readonly WorkLine[],
  change: LineChange,
  book: PriceBook,
  { grade }: Pick<PricingContext, 'grade'>,
): WorkLine[] => {
  if (change.kind === 'count') {
    const line = countedLine(lines, thingsNamed(change.target, book, change.count));
    if (!line) return [...lines];
    const quantity = change.isMore ? line.quantity + change.count : change.count;
    const formula = change.isMore
      ? `${line.quantity} and ${change.count} more as you asked`
      : `${change.count} EA as you asked`;
    return lines.map((entry) =>
      entry === line ? { ...line, quantity, formula, basis: 'STATED', quantityFrom: null } : entry,
    );
  }
  const meant = new Set(linesOf(lines, thingsNamed(change.target, book)));
  if (meant.size === 0) return [...lines];
  if (change.kind === 'leaveOut')
    return withoutIdleSupport(
      lines.filter((line) => !meant.has(line)),
      lines,
    );
  if (change.kind === 'only') return lines.filter((line) => meant.has(line) || isSupport(line));
  return lines.map((line) =>
    meant.has(line)
      ? { ...line, grade: GRADE_OF[steppedFrom(FINISH_AT[line.grade ?? grade], change.step)] }
      : line,
  );
};

export const changeLines = (
  lines: readonly WorkLine[],
  changes: readonly LineChange[],
  book: PriceBook,
  context: Pick<PricingContext, 'grade'>,
): WorkLine[] =>
  changes.reduce<WorkLine[]>((left, change) => changed(left, change, book, context), [...lines]);
