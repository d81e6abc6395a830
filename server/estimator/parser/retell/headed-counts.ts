// Counts of a thing that leads them: "Outlets: 6 in the garage, 2 outside", "grab bars in the shower (2) and by the toilet (1)".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

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
