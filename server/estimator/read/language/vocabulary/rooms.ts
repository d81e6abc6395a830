// Words for places, of words/rooms.json. Keys are room types of the data (assemblies.json: room_defaults) plus a few of our own.
import { namesOf, phrasesOf } from '../language.ts';

/** Phrases separated by |, written in the singular. */
export const ROOM_WORDS = phrasesOf('rooms');

/** Label for people where the data's key does not read well. */
const LABELS = namesOf('room_labels');

export const roomLabel = (type: string): string => {
  const known = LABELS[type];
  if (known) return known;
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
