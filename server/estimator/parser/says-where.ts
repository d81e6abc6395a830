// Objects that are named only to say where something is: "over the back addition", "between kitchen and pantry".
import { wordSet } from './language.ts';
import type { Mark } from './marks.ts';

/** Prepositions after which an object only says where something is. */
export const WHERE = wordSet('where');

const isBetween = (marks: readonly Mark[], and: number): boolean => {
  for (let i = and - 1; i >= 0; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'word') return WHERE.has(mark.text);
    if (mark?.kind !== 'room' && mark?.kind !== 'object' && mark?.kind !== 'qualifier')
      return false;
  }
  return false;
};

/** "Next to", "close to". */
const isNear = (mark: Mark | undefined): boolean =>
  mark?.kind === 'word' && ['next', 'close', 'adjacent', 'opposite'].includes(mark.text);

/** "Over the back addition": the object only tells where; qualities and rooms may stand between. */
export const saysWhere = (marks: readonly Mark[], index: number): boolean => {
  for (let i = index - 1; i >= 0; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'word') return WHERE.has(mark.text);
    if (mark?.kind === 'break' && mark.word === 'to' && isNear(marks[i - 1])) return true;
    // "Between kitchen and pantry": both ends say where.
    if (mark?.kind === 'break' && mark.stop === 'and')
      return marks[i + 1]?.kind !== 'count' && isBetween(marks, i);
    // "Stops under 2 sinks".
    if (mark?.kind !== 'qualifier' && mark?.kind !== 'room' && mark?.kind !== 'count') return false;
  }
  return false;
};
