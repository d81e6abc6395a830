// Counts that stand apart from their things: "two more", "each with a sidelight", "3 zones", "14 stairs".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { saysWhere } from '../object-context.ts';

/** "A hole … and two more": the count goes to the thing named before. */
export const withMore = (clause: Clause): Clause => {
  let told: Mark[] = [...clause];
  clause.forEach((mark, index) => {
    const [more, next] = [clause[index + 1], clause[index + 2]];
    if (mark.kind !== 'count' || more?.kind !== 'word' || more.text !== 'more') return;
    if (next?.kind === 'object' || next?.kind === 'room') return;
    const thing = clause.find(
      (other, at) => at < index && other.kind === 'object' && !saysWhere(clause, at),
    );
    if (!thing) return;
    const at = clause.indexOf(thing);
    const before = clause[at - 1];
    const known = before?.kind === 'count' ? before.value : 1;
    const sum: Mark = { kind: 'count', value: known + mark.value, at: thing.at };
    told = told.flatMap((other): Mark[] => {
      if (other === mark || (known > 1 && other === before)) return [];
      return other === thing ? [sum, thing] : [other];
    });
  });
  return told;
};

/** "14 stairs" beside carpet are fourteen steps to cover, not fourteen staircases. */
export const withSteps = (clause: Clause): Clause => {
  const floor = clause.find((mark) => mark.kind === 'object' && mark.concept === 'floor');
  if (floor?.kind !== 'object') return clause;
  const concept = floor.floor === 'carpet' ? 'stair_carpet' : 'stair_tread';
  return clause.map((mark, index) => {
    const before = clause[index - 1];
    const counted = before?.kind === 'count' && before.value > 2;
    return mark.kind === 'room' && mark.room === 'stairs' && counted
      ? { kind: 'object', concept, qualifiers: ['plural'], at: mark.at }
      : mark;
  });
};

/** "Mini splits, 3 zones": so many heads. */
const HEADS = new Set(['zone', 'head', 'indoor unit', 'indoor']);

export const withZones = (clause: Clause): Clause => {
  const split = clause.find((mark) => mark.kind === 'object' && mark.concept === 'mini_split');
  const index = clause.findIndex((mark, i) => {
    const next = clause[i + 1];
    return mark.kind === 'count' && next?.kind === 'word' && HEADS.has(next.text);
  });
  const count = clause[index];
  if (!split || count?.kind !== 'count') return clause;
  const rest = clause.filter((mark) => mark !== count && mark !== clause[index + 1]);
  return rest.flatMap((mark): Mark[] =>
    mark === split ? [{ ...count, at: split.at }, split] : [mark],
  );
};

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

/** "Outlets: 6 in the garage, 2 outside": every count is one of the heading's things. */
export const withHeadedCounts = (clause: Clause): Clause => {
  const [head, second, third] = clause;
  const colon = second?.kind === 'word' ? third : second;
  if (head?.kind !== 'object' || colon?.kind !== 'break' || colon.stop !== ':') return clause;
  return clause.flatMap((mark, index): Mark[] => {
    const rest = clause.slice(index + 1);
    const end = rest.findIndex(({ kind }) => kind === 'break');
    const next = rest[0];
    const part = end < 0 ? rest : rest.slice(0, end);
    const bare = !part.some(({ kind }) => kind === 'object' || kind === 'room');
    const ends = !next || (next.kind === 'break' && next.stop !== 'and');
    const described =
      part.length > 0 && part.every(({ kind }) => kind === 'qualifier' || kind === 'word');
    return mark.kind === 'count' && bare && (ends || described)
      ? [mark, { ...head, at: mark.at }]
      : [mark];
  });
};

/** "Grab bars in the shower (2) and by the toilet (1)": together so many of what leads. */
export const withBracketCounts = (clause: Clause): Clause => {
  const counts = clause.filter((mark) => mark.kind === 'count' && mark.opens === true);
  const [first, second] = counts;
  if (first?.kind !== 'count' || !second) return clause;
  const start = clause.indexOf(first);
  const from = clause
    .slice(0, start)
    .findLastIndex(({ kind, ...mark }) =>
      kind === 'break' && 'stop' in mark ? mark.stop === ',' || mark.stop === ':' : false,
    );
  const thing = clause.slice(from + 1, start).find(({ kind }) => kind === 'object');
  const link = thing ? clause[clause.indexOf(thing) + 1] : undefined;
  const isPlaced = link?.kind === 'break' && link.stop === 'in';
  const last = clause.indexOf(counts.at(-1) ?? first);
  const apart = clause
    .slice(start, last)
    .some((mark) => mark.kind === 'break' && (mark.stop === ',' || mark.stop === ':'));
  if (!thing || !isPlaced || apart) return clause;
  const sum = counts.reduce((total, mark) => total + (mark.kind === 'count' ? mark.value : 0), 0);
  return clause.flatMap((mark): Mark[] => {
    if (mark === thing) return [{ kind: 'count', value: sum, at: mark.at }, mark];
    return counts.includes(mark) ? [] : [mark];
  });
};
