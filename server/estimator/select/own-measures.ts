// No stated measure may be lost: a size that was given to a nameless space, or an amount told of one of several
// surfaces, goes back to the work it was said of.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';
import { wordSet } from '../parser/language.ts';
import { isSized } from '../parser/is-sized.ts';

/** Spaces without a name, and places outside that are no rooms. */
const NAMELESS = new Set(['room', 'exterior', 'porch', 'crawlspace']);

/** Work that lies in its own size, not in a room's. */
const takesSize = ({ concept, verb, floor }: Task): boolean => {
  const { measure, pricings } = conceptOf(concept);
  const pricing = (verb === null ? undefined : pricings[verb]) ?? pricings.otherwise;
  return (
    floor === null && measure === 'area' && pricing.together !== true && !OF_ROOMS.has(concept)
  );
};

/** Measured on the walls and ceilings of a room, not on its floor. */
const OF_ROOMS = wordSet('of_rooms');

/** "Restain the deck, 14 x 18": the size of a nameless space is that of the work outside it was said of. */
const fromNameless = (task: Task): void => {
  const [place, second] = task.places;
  if (!place || second || isStated(task) || !NAMELESS.has(place.type) || !isSized(place)) return;
  if (!takesSize(task)) return;
  const [size, more] = place.sizes;
  if (size && !more) task.size = size;
  else if (place.area !== null) task.area = place.area;
};

const SURFACES = new Set(['walls', 'ceiling', 'trim', 'floor']);
/** A smaller size is that of a patch, SF. */
const LEAST_ROOM_SF = 30;

/** "Kitchen walls and ceiling painted, 12x13": the size of the room its surfaces belong to. */
const toTheRoom = (task: Task): void => {
  const [place, second] = task.places;
  if (!task.size || !place || second || isSized(place) || place.count > 1) return;
  const large = task.size.length * task.size.width >= LEAST_ROOM_SF;
  if (!SURFACES.has(task.concept) || !large || task.verb === 'repair') return;
  place.sizes = [task.size];
  delete task.size;
};

const ROOFED = new Set(['patio_cover', 'pergola', 'screen_porch', 'shed']);
const GROUND = new Set(['slab', 'patio']);

/** "A 12x12 covered patio with a concrete slab": the ground is as large as what stands on it. */
const fromAbove = (task: Task, job: Job): void => {
  if (!GROUND.has(task.concept) || isStated(task) || task.verb === 'remove') return;
  const above = job.scope.tasks.find(
    ({ concept, clause, size }) =>
      ROOFED.has(concept) && clause === task.clause && size !== undefined,
  );
  if (above?.size) task.size = above.size;
};

export const ownMeasures = (job: Job): void => {
  for (const task of job.scope.tasks) toTheRoom(task);
  for (const task of job.scope.tasks) fromNameless(task);
  for (const task of job.scope.tasks) fromAbove(task, job);
};
