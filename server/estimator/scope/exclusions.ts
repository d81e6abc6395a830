// Finds what the user does not want: "no trim", "keep the vanity and toilet", "excluding electrical", "walls stay".
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import type { Mark } from './marks.ts';
import type { Exclusion } from './scope.ts';
import { roomLabel } from './vocabulary/rooms.ts';

const STAYING = new Set(['stay', 'remain', 'staying', 'remaining', 'fine', 'ok', 'okay']);
const ENDING = new Set([
  'but',
  'just',
  'only',
  'instead',
  'yet',
  'because',
  'mind',
  'know',
  'sure',
  'idea',
  'matter',
  'match',
  'longer',
  'need',
  'worry',
  'hesitate',
]);
const NOT_AN_EXCLUSION = new Set([
  'longer',
  'sure',
  'know',
  'idea',
  'match',
  'matter',
  'work',
  'working',
  'flush',
  'drain',
  'close',
  'open',
  'later',
  'need to be',
  'heat',
  'cool',
  'mind',
  'drip',
  'turn',
]);

const wordsFor = (mark: Mark): string => {
  if (mark.kind === 'room') return roomLabel(mark.room).toLowerCase();
  if (mark.kind === 'verb') return mark.verb === 'remove' ? 'demolition' : mark.verb;
  if (mark.kind !== 'object') return '';
  return conceptOf(mark.concept).words.split('|')[0] ?? mark.concept;
};

const exclusionOf = (mark: Mark): Exclusion => ({
  concept: mark.kind === 'object' ? mark.concept : null,
  room: mark.kind === 'room' ? mark.room : null,
  verb: mark.kind === 'verb' ? mark.verb : null,
  floor: mark.kind === 'object' ? (mark.floor ?? null) : null,
  words: wordsFor(mark),
});

const isListBreak = (clause: Clause, index: number): boolean => {
  for (let i = index + 1; i < clause.length; i += 1) {
    const mark = clause[i];
    if (!mark || mark.kind === 'break') return true;
    if (
      mark.kind === 'verb' ||
      mark.kind === 'count' ||
      mark.kind === 'qualifier' ||
      mark.kind === 'not'
    )
      return false;
    if (
      mark.kind === 'area' ||
      mark.kind === 'size' ||
      mark.kind === 'length' ||
      mark.kind === 'word'
    )
      return false;
  }
  return true;
};

/** Marks after a "no" that it covers, starting behind it. */
const reach = (clause: Clause, start: number): Mark[] => {
  const covered: Mark[] = [];
  let targets = 0;
  for (let i = start; i < clause.length; i += 1) {
    const mark = clause[i];
    if (!mark) break;
    if (mark.kind === 'word' && mark.text === 'mind') return [];
    if (mark.kind === 'word' && NOT_AN_EXCLUSION.has(mark.text)) return targets > 0 ? covered : [];
    if (mark.kind === 'word' && ENDING.has(mark.text)) break;
    if (mark.kind === 'not') break;
    if (mark.kind === 'verb') {
      const next = clause[i + 1];
      const alone = !next || next.kind === 'break';
      if (targets > 0 || i > start + 1) break;
      if (alone) {
        covered.push(mark);
        targets += 1;
      }
      continue;
    }
    if (mark.kind === 'break' && mark.stop === ':') break;
    if (mark.kind === 'break' && mark.stop === ',' && !(targets > 0 && isListBreak(clause, i)))
      break;
    if (mark.kind === 'break' && mark.stop === 'with' && targets > 0) break;
    if (mark.kind === 'break' && mark.stop === 'and' && clause[i + 1]?.kind === 'verb') {
      const next = clause[i + 2];
      if (next && next.kind !== 'break') break;
    }
    if (mark.kind === 'room' || mark.kind === 'object') targets += 1;
    covered.push(mark);
  }
  return covered;
};

const byOthers = (clause: Clause, index: number): boolean => {
  const [first, second] = [clause[index], clause[index + 1]];
  const text = (mark: Mark | undefined) => (mark?.kind === 'word' ? mark.text : '');
  return (
    text(first) === 'by' &&
    ['owner', 'other', 'client', 'landlord', 'tenant', 'homeowner'].includes(text(second))
  );
};

const before = (clause: Clause, index: number): Mark[] => {
  const found: Mark[] = [];
  for (let i = index - 1; i >= 0 && index - i <= 5; i -= 1) {
    const mark = clause[i];
    if (!mark || mark.kind === 'verb' || (mark.kind === 'break' && mark.stop !== 'and')) break;
    if (mark.kind === 'object') found.push(mark);
  }
  return found;
};

/** Exclusions of a clause and the marks that are thereby not work to do. */
export const findExclusions = (clause: Clause): { exclusions: Exclusion[]; negated: Set<Mark> } => {
  const negated = new Set<Mark>();
  const exclusions: Exclusion[] = [];
  const exclude = (marks: readonly Mark[]): void => {
    for (const mark of marks) {
      if (negated.has(mark)) continue;
      negated.add(mark);
      const isObject = mark.kind === 'object';
      if (isObject || mark.kind === 'room' || mark.kind === 'verb') {
        const near = isObject ? marks.find((other) => other.kind === 'room') : undefined;
        exclusions.push({
          ...exclusionOf(mark),
          ...(near?.kind === 'room' ? { room: near.room } : {}),
        });
      }
    }
    const objects = marks.filter(({ kind }) => kind === 'object').length;
    // "don't touch the kitchen floor" excludes the floor, not the kitchen.
    if (objects > 0) {
      for (const mark of marks) {
        if (mark.kind !== 'room') continue;
        const index = exclusions.findIndex(
          (entry) => entry.room === mark.room && entry.concept === null,
        );
        if (index >= 0) exclusions.splice(index, 1);
      }
    }
  };
  clause.forEach((mark, index) => {
    if (mark.kind === 'not') exclude(reach(clause, index + 1));
    if (mark.kind === 'word' && STAYING.has(mark.text)) exclude(before(clause, index));
    if (byOthers(clause, index)) exclude(before(clause, index));
  });
  return { exclusions, negated };
};
