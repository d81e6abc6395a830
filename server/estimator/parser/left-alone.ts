// "Gutters excluded", "painting by others", "floor already done": things that a word of state leaves as they are.
import { aroundInPart, isStop, isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isTarget } from './distance.ts';
import type { Mark, MarkOf } from './marks.ts';
import { antecedent, reachBack, reachForward } from './reach.ts';
import { leaveOut } from './refusals.ts';
import type { Refusals } from './refusals.ts';

/** "New countertops (laminate is fine)": a material chosen for the thing before it. */
const wantsMaterial = (clause: Clause, thing: Mark): boolean => {
  const before = clause.slice(0, clause.indexOf(thing));
  return before.some(
    (mark) =>
      mark.kind === 'object' &&
      mark.floor === undefined &&
      conceptOf(mark.concept).measure !== 'count',
  );
};

const choose = (found: Refusals, clause: Clause, things: readonly Mark[]): void => {
  for (const thing of things) {
    found.negated.add(thing);
    const wanting = antecedent(clause, clause.indexOf(thing));
    if (wanting && thing.kind === 'object' && thing.floor !== undefined)
      found.chosen.set(wanting, thing.floor);
  }
};

const noteSupplied = (found: Refusals, clause: Clause, index: number): void => {
  const { before, after } = aroundInPart(clause, index);
  const leads = isTarget(
    after.find(
      (mark) => mark.kind !== 'peril' && mark.kind !== 'qualifier' && mark.kind !== 'count',
    ),
  );
  const named = reachBack(clause, index).filter(({ kind }) => kind === 'object');
  // "Gravel for the shed I'm buying": what stands behind the preposition.
  const link = before.findLastIndex((mark) => isStop(mark, 'in'));
  const behind = link < 0 ? [] : before.slice(link + 1).filter(({ kind }) => kind === 'object');
  const back = behind.length > 0 ? behind : named;
  const things = (leads && !before.some(isTarget)) || leads || back.length === 0 ? after : back;
  for (const thing of things) if (thing.kind === 'object') found.supplied.add(thing);
};

export const leaveAlone = (
  found: Refusals,
  clause: Clause,
  mark: MarkOf<'left'>,
  index: number,
): void => {
  const next = clause[index + 1];
  if (mark.how === 'supplied') {
    noteSupplied(found, clause, index);
    return;
  }
  // "Two rooftop units are done, replace both": worn out, not finished.
  const following = clause.slice(index + 1);
  const renewed = following.some(
    (other) => other.kind === 'verb' && other.verb === 'replace' && !other.weak,
  );
  if (mark.how === 'done' && renewed && !following.some(isTarget)) return;
  const isHeading = isStop(next, ':');
  const { before, after } = aroundInPart(clause, index);
  const leads =
    !before.some((other) => isTarget(other) || other.kind === 'verb') && after.some(isTarget);
  const things = mark.forward || isHeading || leads ? [] : reachBack(clause, index);
  if (things.length === 0 && !mark.weak) {
    const rest = isHeading ? clause.slice(index + 2) : reachForward(clause, index + 1);
    leaveOut(found, clause, rest);
    return;
  }
  if (!mark.weak) {
    leaveOut(found, clause, things);
    // "The stairs stay carpet": what it stays is no order.
    if (mark.how === 'stays' && next?.kind === 'object' && next.floor !== undefined)
      found.negated.add(next);
    // "We will paint the trim ourselves": the verb is theirs as well.
    const led = before.filter(({ kind }) => kind === 'verb');
    if (mark.how === 'others') for (const verb of led) found.negated.add(verb);
    return;
  }
  const isEnd = !next || next.kind === 'break' || isWord(next, 'but', 'so') || next.kind === 'not';
  const isChoice = things.some(
    (thing) => thing.kind === 'object' && thing.floor !== undefined && wantsMaterial(clause, thing),
  );
  if (isChoice) choose(found, clause, things);
  else if (isEnd) leaveOut(found, clause, things);
};
