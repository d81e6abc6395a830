// One thing in the place of another: "replace carpet with hardwood".
import type { Mark } from './marks.ts';

/** "Replace carpet with hardwood": what stands before the "with" comes out. */
export const isSwap = (marks: readonly Mark[], index: number): boolean => {
  for (let i = index - 1; i >= 0; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'object' || mark?.kind === 'verb') return false;
    if (mark?.kind === 'break') return mark.stop === 'with' || mark.stop === 'in';
  }
  return false;
};

/** "The kitchen with tile and the hallway with LVP": the room before "with" has a floor of its own. */
export const hasOwnRoom = (marks: readonly Mark[], index: number): boolean => {
  const from = marks.slice(0, index).findLastIndex(({ kind }) => kind === 'object');
  const between = marks.slice(from + 1, index);
  const and = between.findIndex((mark) => mark.kind === 'break' && mark.stop === 'and');
  return and >= 0 && between.slice(and).some(({ kind }) => kind === 'room');
};
