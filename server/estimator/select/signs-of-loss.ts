// Signs of a loss in a text that does not call it one.
import { wordSet } from '../parser/language.ts';
import { pieceOf } from './damage/boards.ts';
import { isHurt, saidOf, storyOf } from './damage/story.ts';
import { asksToDry, wetnessOf } from './damage/wetness.ts';
import type { Job } from './job.ts';

const SOAKED = wordSet('soaked');
const KEEPS_WATER_OUT = wordSet('keeps_water_out');

const BOARDS = new Set(['drywall', 'walls', 'ceiling']);

/** A home owner tells a loss without the word: rooms that are wet now, or were just dried, with what got wet. */
export const isFlooded = (job: Job): boolean => {
  const { scope } = job;
  if (scope.tasks.some(({ concept }) => KEEPS_WATER_OUT.has(concept))) return false;
  const hurt = scope.tasks.filter((task) => SOAKED.has(task.concept) && isHurt(task, scope));
  if (hurt.some((task) => BOARDS.has(task.concept) && pieceOf([task], job) !== undefined))
    return true;
  const state = wetnessOf(scope);
  if (state === 'dried') return scope.tasks.some(({ concept }) => SOAKED.has(concept));
  return asksToDry(scope) || (state === 'wet' && hurt.length > 0);
};

const STRUCK =
  /\b(?:tree|limb|branch|trunk|car|truck|van|suv|vehicle|driver|someone|somebody|mower|bus)\b.{0,30}\b(?:fell|fallen|fall|hit|crashed|came down|came through|landed|drove|ran|backed|smashed|crushed|damaged|went through|on (?:the |our |my )?(?:roof|house|garage|home))\b/;
const HOUSE_PARTS = wordSet('house_parts');

/** "A tree fell on the house", "a car drove into the garage": a loss, whoever asks. */
export const isStruck = ({ scope }: Job): boolean =>
  STRUCK.test(storyOf(scope)) &&
  (scope.tasks.some(({ concept }) => HOUSE_PARTS.has(concept)) ||
    scope.places.some(({ type }) => type === 'house'));

const TORN = /\b(?:blew|blown|blow|took off|tore|ripped|lost|missing|damaged|peeled|off)\b/;

/** "The storm took off part of the roof": that part is mended, nobody ordered a new roof. */
export const isBlownOff = ({ scope }: Job): boolean =>
  scope.tasks.some(
    (task) =>
      (task.concept === 'roof' || task.concept === 'missing_shingles') &&
      (task.verb === null || !task.ownVerb) &&
      TORN.test(saidOf(task, scope)),
  );
