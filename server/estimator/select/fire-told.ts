// What a text tells of a fire: how bad, where, and what of it is to be done.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Verb } from '../parser/vocabulary/verbs.ts';
import { storyOf } from './damage/story.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';

export const GUTTED =
  /\b(?:gutted|total loss|is a loss|was a loss|burned down|burned to the|burnt to the|down to the stud|completely destroyed|completely burned|destroyed the|rebuild|rebuilt)\b/;

export const MILD = /\b(?:mild|light|slight|a little)\b/;

/** What a person asks for after a fire. */
const REMEDIES: ReadonlySet<Verb> = new Set(['clean', 'paint', 'replace', 'seal', 'repair']);

/** "Need to clean and repaint", "replace the drywall there": what has to be done is told, so nothing is gutted. */
const isRemedied = ({ scope }: Job): boolean =>
  !GUTTED.test(storyOf(scope)) &&
  (scope.bareVerbs.some(({ verb }) => REMEDIES.has(verb)) ||
    scope.tasks.some(
      ({ concept, verb, ownVerb }) =>
        concept === 'cleaning' || (ownVerb && verb !== null && REMEDIES.has(verb)),
    ));

const BURNT = new Set(['cabinets', 'countertop', 'drywall', 'floor', 'framing', 'siding', 'fence']);

/** "5 LF of upper cabinets burned, the base cabinets are fine": what burnt is told, the room is not gutted. */
export const isPartial = (job: Job): boolean =>
  isRemedied(job) ||
  // "Clean the soot off the walls": what is cleaned is not gutted.
  job.scope.tasks.some(({ verb, ownVerb }) => verb === 'clean' && ownVerb) ||
  // "Lightning: 3 outlets burned" guts no room.
  (job.scope.places.length === 0 && job.scope.tasks.length > 0) ||
  job.scope.tasks.some(
    (task) => BURNT.has(task.concept) && isStated(task) && task.count === undefined,
  ) ||
  job.scope.exclusions.some(({ concept }) => concept !== null && BURNT.has(concept));

const SMELLS = ['smell', 'odor', 'stink', 'neighbor', 'wildfire'];

/** "Smoke smell from the neighbor's fire": nothing burnt here, and no soot is told of. */
export const isOnlySmell = ({ scope }: Job): boolean =>
  !scope.perils.includes('fire') &&
  SMELLS.some((word) => scope.words.has(word)) &&
  !['soot', 'heavy', 'black', 'char'].some((word) => scope.words.has(word));

/** "The hallway has light smoke": that room, beside a heavier one. */
export const isLightIn = (place: ReadPlace, { scope }: Job): boolean =>
  MILD.test(
    scope.segments
      .filter(({ clause, text, rooms }) => clause === place.clause && rooms > 0 && text !== '')
      .filter(({ text }) => text.includes(place.type.split('_')[0] ?? place.type))
      .map(({ text }) => text)
      .join(' , '),
  );

export const sealsSmoke = ({ scope }: Job): boolean =>
  scope.bareVerbs.some(({ verb }) => verb === 'seal') ||
  scope.tasks.some(
    ({ verb, concept }) => verb === 'seal' && ['walls', 'ceiling'].includes(concept),
  );
