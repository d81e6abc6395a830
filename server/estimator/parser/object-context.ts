// What the words around an object say of it: that it only tells where, that it is the old one, which material it has.
import type { Mark } from './marks.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { wordSet } from './language.ts';

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

/** Work that is done to the object named right after it: "recaulk the tub", "haul away the old fence". */
export const SERVICES = wordSet('services');

/** "New outlets" are further ones; a new toilet replaces the old. */
export const NEW_MEANS_ADDED = wordSet('new_means_added');

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

export const isOld = (marks: readonly Mark[], index: number): boolean => {
  const before = marks[index - 1];
  return before?.kind === 'word' && before.text === 'old';
};

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

/** "Patch ceiling and floor": what follows a damage word at once is mended, whatever verb stood before. */
export const listedVerb = (marks: readonly Mark[], index: number): Verb | undefined => {
  for (let i = index - 1; i >= 0 && index - i <= 4; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'object' && mark.verb === 'repair') return mark.verb;
    const listed = mark?.kind === 'object' || (mark?.kind === 'break' && mark.stop === 'and');
    if (!listed) return undefined;
  }
  return undefined;
};

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

export const isNextTo = (marks: readonly Mark[], index: number): boolean => {
  const [before, here] = [marks[index - 1], marks[index]];
  return before?.kind === 'object' && here !== undefined && here.at - before.at <= 4;
};

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
