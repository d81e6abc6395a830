// Marks that only say where something is: "on the main floor", "over the garage", "in the addition", "to the street".
import { isStop, isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isMeasure, isTarget } from './distance.ts';
import type { Mark, MarkOf } from './marks.ts';

/** Whole buildings that hold rooms of their own. */
export const BUILDINGS = new Set(['addition', 'adu', 'new_house', 'detached_garage']);

const ABOVE = ['over', 'above', 'off', 'behind', 'beside', 'near', 'next'];
const RUNS = new Set(['walkway', 'driveway', 'drain_line', 'sewer_line']);
const ENDS = new Set(['to', 'from', 'near']);

const asWord = (mark: Mark): Mark => ({ kind: 'word', text: 'place', at: mark.at });

const isLine = (mark: Mark | undefined): boolean =>
  mark?.kind === 'object' &&
  (conceptOf(mark.concept).measure === 'length' || RUNS.has(mark.concept));

/** "Gas line to the range": where a run ends. */
const isRunEnd = (clause: Clause, end: number): boolean => {
  const led = clause[end - 1];
  // "To the new range".
  const index = led?.kind === 'verb' && led.weak ? end - 1 : end;
  const before = clause[index - 1];
  const prepositional =
    (before?.kind === 'break' && ENDS.has(before.word ?? '')) || isWord(before, 'from', 'near');
  if (!prepositional) return false;
  for (let i = index - 2; i >= 0; i -= 1) {
    const mark = clause[i];
    if (isLine(mark)) return true;
    if (!mark || !(isMeasure(mark) || mark.kind === 'word' || mark.kind === 'qualifier'))
      return false;
  }
  return false;
};

const isAbove = (clause: Clause, index: number): boolean =>
  isWord(clause[index - 1], ...ABOVE) &&
  clause.slice(0, index).some((mark) => mark.kind === 'object' && BUILDINGS.has(mark.concept));

const LEVELS = ['over', 'above', 'under', 'below', 'beneath', 'underneath'];

/** "The garage ceiling under the bonus room": the second room says what lies above. */
const isOtherLevel = (clause: Clause, index: number): boolean =>
  isWord(clause[index - 1], ...LEVELS) &&
  clause.slice(0, index).some(({ kind }) => kind === 'room');

const replaced = (clause: Clause, mark: Mark, index: number): Mark => {
  if (mark.kind === 'room' && mark.room === 'level') {
    const others = clause.some(
      (other) => other !== mark && other.kind === 'room' && other.room !== 'level',
    );
    return others ? asWord(mark) : { ...mark, room: 'house', storey: true };
  }
  if (mark.kind === 'room' && (isAbove(clause, index) || isWord(clause[index + 1], 'access')))
    return asWord(mark);
  if (mark.kind === 'room' && isOtherLevel(clause, index)) return asWord(mark);
  if (mark.kind === 'room' && isRunEnd(clause, index)) return asWord(mark);
  if (mark.kind !== 'object') return mark;
  const before = clause[index - 1];
  const inside =
    before?.kind === 'break' &&
    ['in', 'inside', 'on', 'at', 'throughout'].includes(before.word ?? '');
  if (inside && BUILDINGS.has(mark.concept)) {
    const room: MarkOf<'room'> = { kind: 'room', room: 'room', at: mark.at };
    return room;
  }
  return isRunEnd(clause, index) ? asWord(mark) : mark;
};

/** The sentence with marks that only say where turned into plain words. */
export const withoutLocations = (clause: Clause): Clause =>
  clause.some(isTarget) && !clause.every((mark) => isStop(mark, ','))
    ? clause.map((mark, index) => replaced(clause, mark, index))
    : clause;
