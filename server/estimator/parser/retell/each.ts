// "Each" beside counts and areas: "3 doors each with a sidelight", "3 offices, 2 outlets each", "12 apartments 850 sf each".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

/** "3 doors each with a sidelight": as many of the second as of the first. */
export const withEach = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const next = clause[index + 1];
    return mark.kind === 'all' && next?.kind === 'break' && next.stop === 'with';
  });
  const owner = clause.slice(0, at).findLastIndex(({ kind }) => kind === 'object');
  const counted = clause.slice(0, Math.max(0, owner)).findLast(({ kind }) => kind === 'count');
  const thing = clause[at + 2];
  if (at < 0 || counted?.kind !== 'count' || thing?.kind !== 'object') return clause;
  return clause.flatMap((mark): Mark[] =>
    mark === thing ? [{ ...counted, at: thing.at }, thing] : [mark],
  );
};

/** "3 offices, 2 outlets each": as many times over. */
export const withEachTimes = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const [next, count] = [clause[index + 1], clause[index - 2]];
    const ends = !next || (next.kind === 'break' && next.stop !== 'with');
    return mark.kind === 'all' && ends && count?.kind === 'count';
  });
  const own = clause[at - 2];
  const times = clause.slice(0, Math.max(0, at - 2)).find(({ kind }) => kind === 'count');
  if (own?.kind !== 'count' || times?.kind !== 'count' || clause[at - 1]?.kind !== 'object')
    return clause;
  return clause.map((mark) => (mark === own ? { ...own, value: own.value * times.value } : mark));
};

/** "12 apartments 850 sf each": the area of one of them. */
export const withEachArea = (clause: Clause): Clause =>
  clause.map((mark, index) =>
    mark.kind === 'area' && clause[index + 1]?.kind === 'all' ? { ...mark, each: true } : mark,
  );
