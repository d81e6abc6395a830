// Counts that stand apart from their things: "two more", "3 zones", "14 stairs".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { saysWhere } from '../says-where.ts';

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
