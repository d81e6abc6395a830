// The qualities told of an object in its own part of a list.
import type { Mark } from './marks.ts';
import { saysWhere } from './says-where.ts';

/** A part of the list that names no object of its own: ", load bearing". */
const isRemark = (marks: readonly Mark[], at: number): boolean => {
  let says = false;
  for (let i = at + 1; i < marks.length; i += 1) {
    const mark = marks[i];
    if (!mark || mark.kind === 'break') break;
    if (mark.kind === 'object' || mark.kind === 'room') return false;
    says = true;
  }
  return says;
};

/** Qualifiers in the object's own part of the list: between the breaks around it. */
export const nearbyQualifiers = (marks: readonly Mark[], index: number): string[] => {
  const found: string[] = [];
  const scan = (step: 1 | -1): void => {
    for (let i = index + step; i >= 0 && i < marks.length; i += step) {
      const mark = marks[i];
      if (!mark) return;
      const isHard = mark.kind === 'break' && mark.stop !== 'with' && mark.stop !== 'in';
      const listsRooms = isHard && mark.stop === 'and' && marks[i + 1]?.kind === 'room';
      if (isHard && !listsRooms && (step === -1 || !isRemark(marks, i))) return;
      if (mark.kind === 'object' && saysWhere(marks, i)) continue;
      if (mark.kind === 'object' && (step === 1 || mark.concept !== 'floor')) return;
      if (mark.kind === 'qualifier') found.push(mark.qualifier);
      if (mark.kind === 'room' && mark.qualifier !== undefined) found.push(mark.qualifier);
    }
  };
  scan(-1);
  scan(1);
  return found;
};
