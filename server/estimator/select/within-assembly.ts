// What an assembly of a whole room or building holds of the objects named with it, and what comes on top.
import { conceptOf } from '../parser/concepts/all.ts';
import { wordSet } from '../parser/language.ts';
import type { Task } from '../parser/parsed-task.ts';

/** A remodel renews the outlets there are; those said to be added come on top. */
const RENEWED_IN_PLACE = new Set(['outlet', 'switch', 'gfci']);

const isAddedDevice = ({ concept, verb, ownVerb, count }: Task): boolean =>
  RENEWED_IN_PLACE.has(concept) && verb === 'install' && ownVerb && count !== undefined;

/** "Kitchen remodel, remove a non-bearing wall 10 ft": no remodel takes out a wall by itself. */
const isWallOut = ({ concept, verb, ownVerb, qualifiers, length, feet }: Task): boolean =>
  concept === 'walls' &&
  verb === 'remove' &&
  ownVerb &&
  (length !== undefined ||
    feet !== undefined ||
    qualifiers.has('bearing') ||
    qualifiers.has('nonbearing') ||
    !qualifiers.has('plural'));

/** Work that a remodel of the room does not hold, though it is on things the room has. */
export const isExtra = (task: Task): boolean => isAddedDevice(task) || isWallOut(task);

export const within = (task: Task, assembly: string): boolean => {
  const holders = (conceptOf(task.concept).within ?? '').split(' ');
  // What a bathroom done anew holds, an added one holds, too.
  const likeBath = assembly === 'bathroom_add' && holders.includes('bathroom_remodel');
  return !isExtra(task) && (holders.includes(assembly) || likeBath);
};

/** Prices per square foot of a whole building hold everything inside it. */
export const WHOLE_BUILDING = wordSet('whole_building');

export const BEYOND = wordSet('beyond');
