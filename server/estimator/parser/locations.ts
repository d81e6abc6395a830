// Marks that only say where something is: "on the main floor", "over the garage", "in the addition", "to the street".
import { isStop, isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { isTarget } from './distance.ts';
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

const PASSED: ReadonlySet<Mark['kind']> = new Set([
  'break',
  'word',
  'qualifier',
  'length',
  'feet',
  'inches',
  'count',
]);

/** "Gas line to the range", "25 ft to the range and 18 ft to the dryer": where a run ends. */
const isRunEnd = (clause: Clause, index: number): boolean => {
  // "To the new range".
  const weak = clause[index - 1];
  const at = weak?.kind === 'verb' && weak.weak ? index - 1 : index;
  const before = clause[at - 1];
  const prepositional =
    (before?.kind === 'break' && ENDS.has(before.word ?? '')) || isWord(before, 'from', 'near');
  if (!prepositional) return false;
  for (let i = at - 2; i >= 0; i -= 1) {
    const mark = clause[i];
    if (isLine(mark)) return true;
    if (mark?.kind === 'object') return isRunEnd(clause, i);
    if (!mark || !PASSED.has(mark.kind)) return false;
    if (mark.kind === 'break' && !isStop(mark, ':', ',', 'and', 'in')) return false;
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
