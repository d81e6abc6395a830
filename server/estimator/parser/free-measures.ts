// Measures no object or room of their sentence took: for the one place without a size, or the thing named last.
import { accepts } from './accepts.ts';
import type { MeasureMark } from './accepts.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import type { Places } from './places.ts';
import { extentOf } from './marks.ts';
import { lastOf } from './parsed-request.ts';
import type { ReadScope } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { Quantity } from './parsed-quantity.ts';
import type { Task } from './parsed-task.ts';
import type { Told } from './span.ts';
import { isMeasured, quantityFor, quantityOf, takes } from './task-measures.ts';
import { wordSet } from './language.ts';

interface FreeContext {
  rooms: readonly ReadPlace[];
  tasks: readonly Task[];
  places: Places;
  scope: ReadScope;
  /** Number of the clause. */
  number: number;
}

/** The one place still without a size: of the sentence, else of the text. */
const unsizedPlace = ({ rooms, places }: FreeContext): ReadPlace | undefined => {
  const unsized = places.unsized.filter(({ excluded }) => !excluded);
  return (
    rooms.find((room) => unsized.includes(room)) ?? (unsized.length === 1 ? unsized[0] : undefined)
  );
};

/** The measure is told of the thing, wherever it stands. */
const tell = (thing: Told, measure: MeasureMark): void => {
  thing.said = [...(thing.said ?? []), extentOf(measure)];
};

const ownSpace = (
  { places, tasks }: FreeContext,
  { size, area }: Quantity,
  measure: MeasureMark,
): ReadPlace => {
  const space = places.create('room');
  tell(space, measure);
  space.adjective = false;
  if (size) space.sizes = [size];
  else space.area = area ?? null;
  for (const task of tasks) if (task.places.length === 0) task.places = [space];
  return space;
};

/** "Replace my roof. 27 squares.": a measure of its own sentence belongs to the last thing without one. */
const giveToTask = (measure: MeasureMark, value: Quantity, { tasks, scope }: FreeContext): void => {
  const task =
    tasks.find(({ concept }) => takes(concept, measure)) ??
    scope.tasks.findLast((earlier) => takes(earlier.concept, measure) && !isMeasured(earlier));
  if (!task) return;
  Object.assign(task, { ...value, ...quantityFor(task, value) });
  tell(task, measure);
};

/** What the sentence before ordered, not measured and in no room of known size. */
const orderedBefore = ({ rooms, tasks, scope }: FreeContext): Task[] => {
  const last = scope.tasks.at(-1);
  if (rooms.length > 0 || tasks.length > 0 || !last) return [];
  return scope.tasks.filter(
    (task) =>
      task.clause === last.clause &&
      !isMeasured(task) &&
      task.places.every((place) => place.sizes.length === 0 && place.area === null),
  );
};

/** "Install LVP. About 240 sq ft.", "Build a deck. It's 12 x 20.": of what was ordered in the sentence before. */
const givenToOrdered = (measure: MeasureMark, value: Quantity, context: FreeContext): boolean => {
  if (measure.kind !== 'area' && measure.kind !== 'size') return false;
  const ordered = orderedBefore(context);
  const own = ordered.filter(({ concept }) =>
    measure.kind === 'area'
      ? takes(concept, measure)
      : accepts({ kind: 'object', concept, qualifiers: [], at: 0 }, measure),
  );
  const [first, second] = own;
  if (first && !second) {
    Object.assign(first, value);
    tell(first, measure);
    return true;
  }
  const inRoom = ordered.filter((task) => task.places.length === 0);
  if (inRoom.length === 0) return false;
  const space = ownSpace(context, value, measure);
  for (const task of inRoom) task.places = [space];
  return true;
};

/** Words that may stand beside a count without naming what is counted. */
const COUNTING = wordSet('counting');

/** "Install dimmers. There are 7.": so many of the last thing counted. */
export const countLast = (scope: ReadScope, clause: Clause, number: number): void => {
  const counts = clause.flatMap((mark) => (mark.kind === 'count' ? [mark.value] : []));
  const [count, second] = counts;
  const isBare = clause.every(
    (mark) =>
      ['count', 'total', 'all'].includes(mark.kind) ||
      (mark.kind === 'word' && COUNTING.has(mark.text)) ||
      (mark.kind === 'break' && mark.stop !== 'with'),
  );
  if (count === undefined || second !== undefined || !isBare) return;
  const thing = scope.tasks.findLast(
    (task) => task.clause >= number - 2 && conceptOf(task.concept).measure === 'count',
  );
  if (thing && !isMeasured(thing)) thing.count = count;
};

/** "Paint living room, dining room and hall. 16x20, 12x13 and 4x15": as many sizes as rooms go in their order. */
const givenInOrder = (
  free: readonly MeasureMark[],
  { rooms, tasks, places }: FreeContext,
): boolean => {
  const sizes = free.flatMap((measure) => quantityOf([measure]).size ?? []);
  const isList = sizes.length > 1 && sizes.length === free.length;
  if (!isList || rooms.length > 0 || tasks.length > 0) return false;
  const unsized = places.unsized.filter(({ excluded, count }) => !excluded && count === 1);
  if (unsized.length !== sizes.length) return false;
  for (const [index, place] of unsized.entries()) {
    place.sizes = sizes.slice(index, index + 1);
    for (const measure of free.slice(index, index + 1)) tell(place, measure);
  }
  return true;
};

/** Places every free measure; returns a space made for them, when one was. */
export const placeFree = (free: readonly MeasureMark[], context: FreeContext): ReadPlace | null => {
  if (givenInOrder(free, context)) return null;
  const { rooms, tasks, places, scope, number } = context;
  let made: ReadPlace | null = null;
  for (const measure of free) {
    if (measure.kind === 'height') {
      for (const place of rooms.length > 0 ? rooms : places.all) place.height ??= measure.value;
      continue;
    }
    const value = quantityOf([measure]);
    const ofVerb = lastOf(scope.bareVerbs, number).some(
      ({ area }) => area !== null && area === value.area,
    );
    if (ofVerb) continue;
    const floor = tasks.find(
      ({ concept, verb, places: own }) =>
        concept === 'floor' && verb !== 'remove' && own.length > 1,
    );
    if (value.area !== undefined && floor && floor.area === undefined) {
      floor.area = value.area;
      tell(floor, measure);
      continue;
    }
    const place = unsizedPlace(context);
    if (!place && givenToOrdered(measure, value, context)) continue;
    if (place && (value.size || (value.area !== undefined && tasks.length === 0))) {
      if (value.size) place.sizes = [value.size];
      else place.area = value.area ?? null;
      tell(place, measure);
    } else if (value.size || value.area !== undefined) made = ownSpace(context, value, measure);
    else giveToTask(measure, value, context);
  }
  return made;
};
