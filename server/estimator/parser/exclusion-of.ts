// One excluded mark as an exclusion, and the words it is echoed in.
import { conceptOf } from './concepts/all.ts';
import { extentOf } from './marks.ts';
import type { Mark } from './marks.ts';
import type { ReadExclusion } from './parsed-request.ts';
import { roomLabel } from './vocabulary/rooms.ts';

const wordsFor = (mark: Mark): string => {
  if (mark.kind === 'room') return roomLabel(mark.room).toLowerCase();
  if (mark.kind === 'verb') return mark.verb === 'remove' ? 'demolition' : mark.verb;
  if (mark.kind !== 'object') return '';
  return conceptOf(mark.concept).words.split('|')[0] ?? mark.concept;
};

export const exclusionOf = (mark: Mark): ReadExclusion => ({
  concept: mark.kind === 'object' ? mark.concept : null,
  room: mark.kind === 'room' ? mark.room : null,
  verb: mark.kind === 'verb' ? mark.verb : null,
  floor: mark.kind === 'object' ? (mark.floor ?? null) : null,
  words: wordsFor(mark),
  said: [extentOf(mark)],
});

/** The words with the room they are said of, where they do not name it themselves. */
export const wordsWithRoom = ({ words, room }: Pick<ReadExclusion, 'words' | 'room'>): string => {
  if (room === null) return words;
  const label = roomLabel(room).toLowerCase();
  return words === label ? words : `${words} (${label})`;
};
