// What the user does not want, whatever a document lists: things, kinds of work and rooms left out in the description.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Scope } from '../scope/scope.ts';
import { roomLabel } from '../scope/vocabulary/rooms.ts';
import { VERB_DROPS } from '../select/select.ts';
import { fits } from '../takeoff/work-package.ts';
import type { ListedWork } from './listed-row.ts';
import { roomsIn } from './same-thing.ts';

const patternsOf = ({ exclusions, tasks }: Scope): string[] =>
  exclusions.flatMap(({ concept, verb, floor }) => {
    if (verb !== null) return VERB_DROPS[verb] ?? [];
    // An object asked for elsewhere in the text is wanted there.
    if (concept === null || floor !== null || tasks.some((task) => task.concept === concept))
      return [];
    return conceptOf(concept).drops.split(' ').filter(Boolean);
  });

const roomsOf = ({ exclusions, places }: Scope): string[] => [
  ...places.filter(({ excluded }) => excluded).map(({ label }) => label.toLowerCase()),
  ...exclusions.flatMap(({ room, concept }) =>
    room !== null && concept === null ? [roomLabel(room).toLowerCase()] : [],
  ),
];

/** @returns whether the user left this work out */
export const unwantedIn = (scope: Scope): ((listed: ListedWork) => boolean) => {
  const patterns = patternsOf(scope);
  const rooms = new Set(roomsOf(scope));
  return ({ items, room }) =>
    items.some(({ code }) => patterns.some((pattern) => fits(code, pattern))) ||
    roomsIn(room).some((name) => rooms.has(name));
};
