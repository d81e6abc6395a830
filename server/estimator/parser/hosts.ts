// Objects that others are built into, made for or led to: "siding on the rear wall", "a gas line for the range".
import { wordSet } from './language.ts';
import type { Mark } from './marks.ts';
import type { Verb } from './vocabulary/verbs.ts';

/** Objects that others are built into: after "in", "on" or "for" they only say where. */
const HOSTS = wordSet('hosts');

/** Made or done for other things: what stands behind the "for" is not ordered. */
const SERVING = wordSet('serving');

/** "Rough-in for 4 fixtures", "reset the toilet for the new floor". */
const isServed = (marks: readonly Mark[], index: number, verb: Verb | null): boolean => {
  const led = marks
    .slice(0, index)
    .findLast(({ kind }) => !['count', 'qualifier', 'word', 'all', 'area', 'room'].includes(kind));
  if (led?.kind !== 'break' || led.stop !== 'in' || led.word !== 'for') return false;
  const before = marks.slice(0, marks.indexOf(led)).findLast(({ kind }) => kind === 'object');
  return before?.kind === 'object' && (verb === 'reset' || SERVING.has(before.concept));
};

/** Appliances a line or a circuit is run for. */
const ENDS = wordSet('ends');

/** Adjectives and measures between a preposition and the thing it leads. */
const BETWEEN: ReadonlySet<Mark['kind']> = new Set([
  'qualifier',
  'word',
  'length',
  'count',
  'room',
  'area',
]);
const DESCRIBED = 4;

/** Damage that sits on something: the something is not replaced for it. */
const DEFECTS = wordSet('defects');

export const isHosted = (marks: readonly Mark[], index: number, verb: Verb | null): boolean => {
  const [here, before] = [marks[index], marks[index - 1]];
  if (here?.kind === 'object' && isServed(marks, index, verb)) return true;
  if (here?.kind !== 'object' || (verb !== 'move' && !HOSTS.has(here.concept))) return false;
  if (verb === 'convert') return false;
  // "Swap the tub for a walk-in shower": what comes instead.
  const swapped = marks.slice(0, index).findLast((mark) => mark.kind === 'object');
  if (swapped?.kind === 'object' && swapped.concept === 'tub' && here.concept === 'shower')
    return false;
  if (before?.kind === 'break' && before.stop === 'in') return true;
  // "Siding on the rear wall", "guards on 140 ft of gutter", "board on 320 sqft of garage wall".
  const led = marks
    .slice(Math.max(0, index - DESCRIBED), index)
    .findLast(({ kind }) => !BETWEEN.has(kind));
  if (led?.kind === 'break' && led.stop === 'in') return true;
  // "A gas line for the fireplace and the stove": both ends.
  const first = marks[index - 2];
  if (
    before?.kind === 'break' &&
    before.stop === 'and' &&
    first?.kind === 'object' &&
    ENDS.has(first.concept) &&
    isHosted(marks, index - 2, verb)
  )
    return true;
  const defect = marks
    .slice(0, index)
    .findLast((mark) => mark.kind === 'object' || (mark.kind === 'break' && mark.stop === ','));
  if (defect?.kind === 'object' && DEFECTS.has(defect.concept)) return true;
  return (
    verb === 'move' &&
    marks.slice(0, index).some((mark) => mark.kind === 'break' && mark.stop === 'in')
  );
};
