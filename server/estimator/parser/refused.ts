// "No trim", "don't replace the tub", "everything except the hall": what a word of refusal takes away.
import type { Clause } from './clauses.ts';
import { isTarget } from './distance.ts';
import { exclusionOf } from './exclusion-of.ts';
import type { Mark, MarkOf } from './marks.ts';
import { antecedent, reachBack, reachForward } from './reach.ts';
import { leaveOut } from './refusals.ts';
import type { Refusals } from './refusals.ts';
import { WHOLE_ROOM_VERBS } from './vocabulary/verbs.ts';

/** "Everything except the tub in the hall bath": the room is where the work is. */
const EXCEPTING = new Set(['except', 'excluding', 'minus', 'without']);

const KEEPING = new Set(['keep', 'keeping', 'leave', 'reuse', 'retain']);

const REFUSING_VERBS = new Set(['dont', 'not', 'never', 'wont']);

/** Kinds of work people refuse as such: "no paint", "without demolition". */
const KINDS_OF_WORK = new Set(['paint', 'remove', 'clean', 'mitigate']);

/** "Repair the fence, not replace it": the fence has its own order. */
const isOrdered = (found: Refusals, clause: Clause, named: Mark, until: number): boolean => {
  const at = clause.indexOf(named);
  const isOrder = (mark: Mark) =>
    mark.kind === 'verb' && mark.past !== true && !mark.weak && !found.negated.has(mark);
  // "Toilet: lift and refit, not new": the order may follow its thing.
  const after = clause
    .slice(at + 1, until)
    .some((mark) => isOrder(mark) && mark.kind === 'verb' && mark.verb === 'reset');
  return after || clause.slice(0, at).some(isOrder);
};

export const refuse = (
  found: Refusals,
  clause: Clause,
  mark: MarkOf<'not'>,
  index: number,
): void => {
  const covered = reachForward(clause, index + 1);
  const next = clause[index + 1];
  const before = clause[index - 1];
  if (covered.length === 0 && (!next || next.kind === 'break') && isTarget(before)) {
    // "The ceiling no."
    leaveOut(found, clause, reachBack(clause, index));
    return;
  }
  if (covered.length === 0 && (!next || next.kind === 'break') && KEEPING.has(mark.word)) {
    // "Furnace is newer, keep it."
    const named = antecedent(clause, index);
    if (named && !isOrdered(found, clause, named, index)) leaveOut(found, clause, [named]);
    return;
  }
  // "We are not finishing the basement" refuses the finishing, not what is done there.
  const said = clause.slice(index + 1).find(({ kind }) => kind !== 'word');
  const [place] = covered.filter(isTarget);
  if (
    said?.kind === 'verb' &&
    WHOLE_ROOM_VERBS.has(said.verb) &&
    !said.weak &&
    place?.kind === 'room' &&
    !covered.includes(said)
  ) {
    found.exclusions.push(exclusionOf(said));
    found.negated.add(said).add(place);
    return;
  }
  const [only, second] = covered;
  const bare = only?.kind === 'verb' && second === undefined;
  if (bare && isTarget(before) && KINDS_OF_WORK.has(only.verb)) {
    // "Ceilings no paint" speaks of the ceilings.
    leaveOut(found, clause, reachBack(clause, index));
    found.negated.add(only);
    return;
  }
  if (bare && REFUSING_VERBS.has(mark.word) && !KINDS_OF_WORK.has(only.verb)) {
    const named = antecedent(clause, index);
    found.negated.add(only);
    if (named && !found.negated.has(named) && !isOrdered(found, clause, named, index))
      leaveOut(found, clause, [named]);
    return;
  }
  // "Do not replace the siding" orders no replacement of something else.
  if (said?.kind === 'verb' && !covered.includes(said) && covered.length > 0)
    found.negated.add(said);
  const isFloor = covered.some((other) => other.kind === 'object' && other.floor !== undefined);
  leaveOut(found, clause, covered, {
    keepsRooms: EXCEPTING.has(mark.word) && !isFloor,
  });
};
