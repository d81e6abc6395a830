// When named objects beat the room they stand in.
import { isSized } from '../parser/is-sized.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import { isStated } from './told-amounts.ts';
import type { Job } from './job.ts';
import {
  isListedBuild,
  isListOfRoom,
  isMinorList,
  LEAST_FOR_WHOLE,
  LEAST_LISTED,
} from './list-of-room.ts';
import { BEYOND, WHOLE_BUILDING, within } from './within-assembly.ts';

/** Down to the studs, a price per square foot holds what is listed. */
const COSMETIC = /\bcosmetic\b/;
const GUTTED = /\b(?:gut|gutted|gutting|studs)\b/;

/** "1,150 sq ft flip:" with a list below: the list is the work. */
const isHeadOfList = (place: ReadPlace, tasks: readonly Task[], { scope }: Job): boolean => {
  const { whole, clause, type } = place;
  if (clause === undefined || !WHOLE_PLACES.has(type) || whole === 'turn') return false;
  const isPriced = scope.segments.some(
    (part) => COSMETIC.test(part.text) || (part.clause === clause && GUTTED.test(part.text)),
  );
  if (isPriced) return false;
  const things = tasks.filter(
    (task) => (task.ownVerb || isStated(task) || task.verb === null) && task.clause !== clause,
  );
  const rooms = scope.places.filter(
    (other) => other !== place && other.whole !== null && !other.excluded,
  );
  const painted = scope.bareVerbs.filter((bare) => bare.verb === 'paint' && bare.clause !== clause);
  return things.length + rooms.length + painted.length >= LEAST_LISTED;
};

/** Named objects beat the room: a light verb with one or two objects means only those. */
export const isTargeted = (
  place: ReadPlace,
  tasks: readonly Task[],
  assembly: string,
  job: Job,
): boolean => {
  const verb = place.whole;
  const light = verb === 'refresh' || verb === 'replace';
  if (isHeadOfList(place, tasks, job)) return true;
  // "Kitchen supply/install: 14 LF base, 12 LF uppers": the list is the work.
  if (verb === 'install' && tasks.filter(isStated).length >= LEAST_LISTED) return true;
  const covered = tasks.filter(
    (task) => within(task, assembly) || (WHOLE_BUILDING.has(assembly) && !BEYOND.has(task.concept)),
  );
  if (verb === 'refresh' && isListOfRoom(covered, assembly)) return true;
  const hasSize = isSized(place);
  if (verb === 'remodel' && !hasSize && isMinorList(covered, assembly)) return true;
  if (isListedBuild(place, tasks, assembly)) return true;
  return (
    light &&
    covered.length > 0 &&
    (covered.length < LEAST_FOR_WHOLE ||
      (COMMERCIAL_PLACES.has(place.type) && verb !== 'replace')) &&
    assembly !== 'whole_cosmetic' &&
    place.type !== 'unit_2br'
  );
};
