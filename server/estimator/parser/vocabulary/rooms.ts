// Words for places, of words/rooms.json. Keys are room types of the data (assemblies.json: room_defaults) plus a few of our own.
import { namesOf, phrasesOf } from '../language.ts';

/** Phrases separated by |, written in the singular. */
export const ROOM_WORDS = phrasesOf('rooms');

/** Label for people where the data's key does not read well. */
const LABELS = namesOf('room_labels');

/** Room types that stand for a whole building or unit, not one room. */
export const WHOLE_PLACES: ReadonlySet<string> = new Set(['house', 'unit_2br', 'everywhere']);
/** Parts of a house with rooms of their own. */
export const ROOM_HOLDERS: ReadonlySet<string> = new Set(['basement', 'attic', 'garage']);
/** The same, and a whole floor: they say in which part of the house a room lies. */
export const HOUSE_PARTS: ReadonlySet<string> = new Set([...ROOM_HOLDERS, 'level']);
export const COMMERCIAL_PLACES: ReadonlySet<string> = new Set([
  'office_suite',
  'retail',
  'restaurant',
  'warehouse',
  'medical',
]);
/** Mentioned as a place, but not something with walls to paint or a floor to lay by itself. */
export const LOOSE_PLACES: ReadonlySet<string> = new Set([
  'exterior',
  'house',
  'room',
  'stairs',
  'everywhere',
]);

export const roomLabel = (type: string): string => {
  const known = LABELS[type];
  if (known) return known;
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
