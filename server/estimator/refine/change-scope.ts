// Applies to a scope what its owner wants of single lines: left out, only these, another number, another finish level.
// Nothing but the lines meant is touched; stated sizes stay stated.
import type { ScopeOfWork, Work } from '../../domain/scope-of-work.ts';
import { takeOffScope } from '../estimate-scope.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { FINISH_AT } from '../pricing/finish-prices.ts';
import { leaveOut, setLine } from '../readers/take-lines.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import { steppedFrom } from './levels.ts';
import { isSupport } from './support.ts';
import { countedLine, linesOf, thingsNamed } from './things.ts';
import type { LineWish } from './wish.ts';

/** Where all that did the work is gone, nobody sets up, hauls off or asks for a permit. */
const withoutIdleSupport = (scope: ScopeOfWork, left: readonly WorkLine[]): ScopeOfWork =>
  left.every(isSupport) ? { ...scope, work: [] } : scope;

const without = (scope: ScopeOfWork, gone: readonly WorkLine[]): ScopeOfWork => ({
  ...scope,
  work: leaveOut(scope.work, gone),
});

/** The number on the first work the line is of; it is done nowhere else. */
const counted = (scope: ScopeOfWork, line: WorkLine, quantity: number): ScopeOfWork => {
  const [first, ...others] = line.from.workIds;
  const set = (work: Work): Work =>
    work.does.kind === 'ROW'
      ? {
          ...work,
          times: 1,
          does: { ...work.does, quantity, basis: 'STATED', formula: `${quantity} EA as you asked` },
          quantityFrom: null,
        }
      : { ...setLine(work, line.item.code, { quantity }), quantityFrom: null };
  const rest = leaveOut(scope.work, [{ ...line, from: { ...line.from, workIds: others } }]);
  return { ...scope, work: rest.map((work) => (work.id === first ? set(work) : work)) };
};

const changed = (
  scope: ScopeOfWork,
  change: LineWish,
  terms: EstimateTerms,
  book: PriceBook,
): ScopeOfWork => {
  const { work: lines, context } = takeOffScope(scope, terms, book);
  if (change.kind === 'count') {
    const line = countedLine(lines, thingsNamed(change.target, book, change.count));
    if (!line) return scope;
    return counted(scope, line, change.isMore ? line.quantity + change.count : change.count);
  }
  const meant = new Set(linesOf(lines, thingsNamed(change.target, book)));
  if (meant.size === 0) return scope;
  const isMeant = (line: WorkLine) => meant.has(line);
  if (change.kind === 'leaveOut') {
    const left = lines.filter((line) => !isMeant(line));
    const next = without(scope, [...meant]);
    return lines.every(isSupport) ? next : withoutIdleSupport(next, left);
  }
  if (change.kind === 'only') {
    const gone = lines.filter((line) => !isMeant(line) && !isSupport(line));
    return without(scope, gone);
  }
  const levelOf = (line: WorkLine) =>
    steppedFrom(FINISH_AT[line.grade ?? context.grade], change.step);
  const work = scope.work.map((entry) =>
    [...meant].reduce(
      (made, line) =>
        !line.from.workIds.includes(made.id)
          ? made
          : made.does.kind === 'ROW'
            ? { ...made, finishLevel: levelOf(line) }
            : setLine(made, line.item.code, { finishLevel: levelOf(line) }),
      entry,
    ),
  );
  return { ...scope, work };
};

export const changeScope = (
  scope: ScopeOfWork,
  changes: readonly LineWish[],
  terms: EstimateTerms,
  book: PriceBook,
): ScopeOfWork => changes.reduce((left, change) => changed(left, change, terms, book), scope);
