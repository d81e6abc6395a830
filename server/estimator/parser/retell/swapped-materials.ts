// Materials of counters and of floors that share a name: "counters with laminate", "replace carpet with wood".
import { isStop } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

const WITH_TOPS = new Set(['countertop', 'cabinets', 'vanity', 'island']);

/** Nothing behind it that it could describe. */
const endsPart = (next: Mark | undefined): boolean =>
  !next || ['break', 'area', 'count', 'size'].includes(next.kind);

const isCounter = (mark: Mark): boolean => mark.kind === 'object' && mark.concept === 'countertop';

/** "Replace cabinets and counters with laminate": the counter's laminate lays no floor. */
export const withLaminateTops = (clause: Clause): Clause => {
  const isOfTop = (mark: Mark, index: number): boolean => {
    const before = clause[index - 1];
    const behind = clause.slice(0, index);
    const last = behind.findLast(({ kind }) => kind === 'object');
    return (
      mark.kind === 'object' &&
      mark.floor === 'laminate' &&
      !mark.qualifiers.includes('floor_named') &&
      endsPart(clause[index + 1]) &&
      (isStop(before, 'with') || isStop(before, 'in') || before === last) &&
      last?.kind === 'object' &&
      WITH_TOPS.has(last.concept) &&
      behind.some(isCounter)
    );
  };
  const laminates = new Set(clause.filter(isOfTop));
  if (laminates.size === 0) return clause;
  return clause.flatMap((mark): Mark[] => {
    if (laminates.has(mark)) return [];
    return mark.kind === 'object' && isCounter(mark)
      ? [{ ...mark, qualifiers: [...mark.qualifiers, 'formica'] }]
      : [mark];
  });
};

/** "Replace the carpet with wood": a floor behind a floor. */
export const withWoodFloor = (clause: Clause): Clause =>
  clause.map((mark, index): Mark => {
    const last = clause.slice(0, index).findLast(({ kind }) => kind === 'object');
    const isFloor =
      mark.kind === 'qualifier' &&
      mark.qualifier === 'wood' &&
      isStop(clause[index - 1], 'with') &&
      endsPart(clause[index + 1]) &&
      last?.kind === 'object' &&
      last.floor !== undefined;
    return isFloor
      ? { kind: 'object', concept: 'floor', floor: 'hardwood', qualifiers: [], at: mark.at }
      : mark;
  });
