// "The roof is 18 years old", "we have a 12x14 deck": things only told of; work when a verb speaks of them.
import { aroundInPart, isStop, isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isTarget } from './distance.ts';
import type { Mark } from './marks.ts';
import { reachBack } from './reach.ts';
import type { Refusals } from './refusals.ts';

/** "We have a 12x14 deck": what is there; work only when a verb speaks of it. */
export const noteOwned = (found: Refusals, clause: Clause, index: number): void => {
  const rest = clause.slice(index + 1);
  const end = rest.findIndex((mark) => isStop(mark, ',', 'and', ':') || isWord(mark, 'but', 'so'));
  const part = end < 0 ? rest : rest.slice(0, end);
  const acts = (mark: Mark) =>
    mark.kind === 'verb' || mark.kind === 'peril' || mark.kind === 'not' || mark.kind === 'left';
  const [first] = part.filter(isTarget);
  if (part.some(acts) || first?.kind !== 'object') return;
  const { always } = conceptOf(first.concept);
  if (always !== true && first.verb === undefined) found.described.add(first);
};

/** "The furnace is dated": what is said of it orders nothing. */
export const noteDescribed = (found: Refusals, clause: Clause, index: number): void => {
  const rest = clause.slice(index);
  const asked = rest.some(
    (mark, i) => mark.kind === 'verb' && !rest.slice(0, i).some(({ kind }) => kind === 'not'),
  );
  if (asked) return;
  const { before } = aroundInPart(clause, index);
  if (before.some((mark) => mark.kind === 'verb' && !found.negated.has(mark))) return;
  for (const mark of reachBack(clause, index)) found.described.add(mark);
};
