// The words that a sentence says of a thing beside its name, which may tell its kind.
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Segment } from '../parser/segment.ts';
import { ROOM_WORDS } from '../parser/vocabulary/rooms.ts';
import { wordsIn } from './book-words.ts';
import type { Job } from './job.ts';

export interface SaidWords {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** "From the drive to the porch": where a thing is says nothing of its kind. */
const PLACE_WORDS = new Set(Object.values(ROOM_WORDS).flatMap((phrases) => phrases.split(/[ |]/)));

/** "A 60 amp sub-panel" is no 200 amp panel: units tell kinds apart only by their figures. */
const UNITS = new Set(['amp', 'volt', 'gallon', 'gal', 'inch', 'foot', 'ft', 'btu', 'kw']);

/** How a thing is ordered says nothing of its kind: "hang 2 pendant lights". */
const ORDERED = new Set(
  wordsIn('hang hung furnished installed connected replaced set').words.keys(),
);

/** Words that name the things of the part themselves say nothing of their kinds. */
const namesIn = (part: Segment, job: Job): Set<string> =>
  new Set(
    job.scope.tasks
      .filter(({ clause, at }) => clause === part.clause && isWithin(part, at))
      .flatMap(({ concept }) => conceptOf(concept).words.split(/[ |]/)),
  );

const isWithin = ({ from, to }: Segment, at: number | undefined): boolean =>
  at !== undefined && at >= from && at < to;

export const saidOf = (task: Task, job: Job): SaidWords | null => {
  const { segments } = job.scope;
  const at = segments.findIndex(
    (segment) => segment.clause === task.clause && isWithin(segment, task.at),
  );
  const part = segments[at];
  if (!part) return null;
  // "Gutters: 165 ft of 6 inch": parts that name nothing speak of what was named before them.
  const next = segments.findIndex(
    ({ clause, objects }, index) => index > at && (clause !== part.clause || objects > 0),
  );
  const told = segments.slice(at, next < 0 ? segments.length : next);
  const { words, numbers } = wordsIn(
    told.flatMap(({ text, refused }) => (refused ? [] : [text])).join(' '),
  );
  const named = namesIn(part, job);
  const kinds = [...words.keys()].filter(
    (word) => !named.has(word) && !PLACE_WORDS.has(word) && !UNITS.has(word) && !ORDERED.has(word),
  );
  return { words: new Set(kinds), numbers };
};
