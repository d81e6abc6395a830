// Measures no object or room of their sentence took: for the one place without a size, or the thing named last.
import type { Measure } from './accepts.ts';
import type { Places } from './places.ts';
import type { Place, Quantity, Scope, Task } from './scope.ts';
import { isMeasured, quantityFor, quantityOf, takes } from './task-measures.ts';

interface FreeContext {
  rooms: readonly Place[];
  tasks: readonly Task[];
  places: Places;
  scope: Scope;
  /** Number of the clause. */
  number: number;
}

/** The one place still without a size: of the sentence, else of the text. */
const unsizedPlace = ({ rooms, places }: FreeContext): Place | undefined => {
  const unsized = places.all.filter(
    (place) => place.sizes.length === 0 && place.area === null && !place.excluded,
  );
  return (
    rooms.find((room) => unsized.includes(room)) ?? (unsized.length === 1 ? unsized[0] : undefined)
  );
};

const ownSpace = ({ places, tasks }: FreeContext, { size, area }: Quantity): Place => {
  const space = places.create('room');
  space.adjective = false;
  if (size) space.sizes = [size];
  else space.area = area ?? null;
  for (const task of tasks) if (task.places.length === 0) task.places = [space];
  return space;
};

/** "Replace my roof. 27 squares.": a measure of its own sentence belongs to the last thing without one. */
const giveToTask = (measure: Measure, value: Quantity, { tasks, scope }: FreeContext): void => {
  const task =
    tasks.find(({ concept }) => takes(concept, measure)) ??
    scope.tasks.findLast((earlier) => takes(earlier.concept, measure) && !isMeasured(earlier));
  if (task) Object.assign(task, { ...value, ...quantityFor(task, value) });
};

/** "Paint living room, dining room and hall. 16x20, 12x13 and 4x15": as many sizes as rooms go in their order. */
const givenInOrder = (free: readonly Measure[], { rooms, tasks, places }: FreeContext): boolean => {
  const unsized = places.all.filter(
    ({ sizes, area, excluded, count }) =>
      sizes.length === 0 && area === null && !excluded && count === 1,
  );
  const sizes = free.flatMap((measure) => quantityOf([measure]).size ?? []);
  const matches =
    sizes.length > 1 && sizes.length === free.length && sizes.length === unsized.length;
  if (!matches || rooms.length > 0 || tasks.length > 0) return false;
  for (const [index, place] of unsized.entries()) place.sizes = sizes.slice(index, index + 1);
  return true;
};

/** Places every free measure; returns a space made for them, when one was. */
export const placeFree = (free: readonly Measure[], context: FreeContext): Place | null => {
  if (givenInOrder(free, context)) return null;
  const { rooms, tasks, places, scope, number } = context;
  let made: Place | null = null;
  for (const measure of free) {
    if (measure.kind === 'height') {
      for (const place of rooms.length > 0 ? rooms : places.all) place.height ??= measure.value;
      continue;
    }
    const value = quantityOf([measure]);
    const ofVerb = scope.bareVerbs.some(
      ({ clause, area }) => clause === number && area !== null && area === value.area,
    );
    if (ofVerb) continue;
    const floor = tasks.find(
      ({ concept, verb, places: own }) =>
        concept === 'floor' && verb !== 'remove' && own.length > 1,
    );
    if (value.area !== undefined && floor && floor.area === undefined) {
      floor.area = value.area;
      continue;
    }
    const place = unsizedPlace(context);
    if (value.size && place) place.sizes = [value.size];
    else if (value.area !== undefined && place && tasks.length === 0) place.area = value.area;
    else if (value.size || value.area !== undefined) made = ownSpace(context, value);
    else giveToTask(measure, value, context);
  }
  return made;
};
