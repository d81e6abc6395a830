// Which assembly a place worked on as a whole becomes.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { wholeAssembly } from './whole-rooms.ts';
import { commercialAssembly } from './commercial-assembly.ts';

/** "Update the kitchen" with new cabinets is a remodel; a bathroom update of two named objects is just those two. */
export const assemblyFor = (place: ReadPlace, tasks: readonly Task[], job: Job): string | null => {
  const verb = place.whole ?? 'remodel';
  const type =
    place.type === 'office' && job.propertyType === 'COMMERCIAL' ? 'office_suite' : place.type;
  const plain = wholeAssembly(type, verb);
  if (plain === null) return null;
  if (COMMERCIAL_PLACES.has(type)) return commercialAssembly(type, tasks, plain);
  const newCabinets = tasks.some(
    ({ concept, verb: own }) => concept === 'cabinets' && own !== 'paint' && own !== 'refinish',
  );
  const isFinished = job.scope.words.has('finished') && verb !== 'finish' && verb !== 'build';
  if (plain === 'basement_finish' && isFinished) return 'living_remodel';
  if (plain === 'kitchen_refresh' && newCabinets) return 'kitchen_remodel';
  if (plain === 'make_ready' && place.count > 1) return 'multi_unit_turn';
  if (plain === 'whole_gut' && tasks.length > 0 && job.scope.words.has('cosmetic'))
    return 'whole_cosmetic';
  return plain;
};
