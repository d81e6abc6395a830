// Which lines of a draft a few words mean: "countertops", "the bath vanity", "painting", "haul-off".
import type { PriceBook } from '../price-book.ts';
import { conceptOf } from '../parser/concepts/all.ts';
import type { Task } from '../parser/parsed-task.ts';
import { understand } from '../readers/understand.ts';
import { roomLabel } from '../parser/vocabulary/rooms.ts';
import { NEW_FLOOR_CODE, OLD_FLOOR_CODE } from '../select/floor-codes.ts';
import { codesOfThing, VERB_DROPS } from '../select/refused-work.ts';
import { overridesOf } from '../select/overrides.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import { fits } from '../takeoff/work-package.ts';
import { mentions } from './mentions.ts';
import { isSupport } from './support.ts';

export interface Things {
  words: string;
  /** Code patterns; empty when no object is known by these words. */
  patterns: readonly string[];
  /** Code patterns of what is counted, where the words hold a number. */
  counted: readonly string[];
  /** Lower case; empty when no room is named. */
  rooms: readonly string[];
}

const LONGEST = 80;

/** Work that stands in every job and is no object. */
const SERVICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:haul(?:ing)?(?:[- ](?:off|away))?|dumpsters?|debris|disposal fees?|trash)\b/i, ['HAU-*']],
  [/\b(?:demo|demolition|tear[- ]?out)\b/i, ['DEM-*', 'HAU-*']],
  [/\bpermits?\b/i, ['PRM-*']],
  [/\b(?:clean(?:ing|[- ]?up)?|final clean)\b/i, ['CLN-*']],
  [/\b(?:floor |dust )?protection\b/i, ['GCN-PROTECT', 'GCN-DUSTWALL']],
  [/\bfurniture\b/i, ['FLR-FURN']],
  [/\b(?:stairs?|steps|stair treads?)$/i, ['DCK-STAIR', 'FRM-STAIR', 'FLR-STAIR*', 'FLR-TREAD*']],
];

const patternsOf = ({ concept: id, floor }: Task): string[] => {
  if (id === 'floor' && floor !== null) {
    return [NEW_FLOOR_CODE[floor], OLD_FLOOR_CODE[floor]].filter((code) => code !== undefined);
  }
  const concept = conceptOf(id);
  const own = codesOfThing(id);
  return own.length > 0 ? own : (concept.pricings.otherwise.codes ?? []).map(([code]) => code);
};

/** Names that were read; the same ones are asked for again with each way that is tried out. */
const READ = new WeakMap<PriceBook, Map<string, Things>>();
const MOST_READ = 500;

/** Reads the words as an order for just that, so that the parser's own names for things hold. */
export const thingsNamed = (words: string, book: PriceBook, count = 1): Things => {
  const short = words.slice(0, LONGEST);
  const key = `${count} ${short}`;
  const read = READ.get(book) ?? new Map<string, Things>();
  READ.set(book, read);
  const known = read.get(key) ?? readThings(short, book, count);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, known);
  return known;
};

const readThings = (short: string, book: PriceBook, count: number): Things => {
  const service = SERVICES.find(([pattern]) => pattern.test(short));
  if (service) return { words: short, patterns: service[1], counted: [], rooms: [] };
  const { scope } = understand({
    instructions: `Replace ${count} ${short}.`,
    title: null,
    uploads: [],
    misspellings: book.lexicon.misspellings,
  });
  const bare = scope.bareVerbs.flatMap(({ verb }) =>
    verb === 'paint' ? (VERB_DROPS.paint ?? []) : [],
  );
  const painted = /\bpaint(?:ing)?$/i.test(short) ? (VERB_DROPS.paint ?? []) : bare;
  return {
    words: short,
    patterns: [...new Set([...scope.tasks.flatMap(patternsOf), ...painted])],
    counted: overridesOf(scope.tasks.map((task) => ({ ...task, count }))).map(
      ({ pattern }) => pattern,
    ),
    rooms: [...new Set(scope.places.map(({ type }) => roomLabel(type).toLowerCase()))],
  };
};

const isThere = ({ room }: WorkLine, rooms: readonly string[]): boolean =>
  rooms.length === 0 || rooms.some((label) => (room ?? '').toLowerCase().endsWith(label));

/** One room of several on a line cannot be told from the others. */
const isShared = ({ from }: WorkLine, rooms: readonly string[]): boolean =>
  rooms.length > 0 && from.rooms.length > 1;

const ROOM_WORDS =
  /\b(?:kitchen|bath(?:room)?|bed(?:room)?|room|hall|living|the|in|of|all|any)\b/gi;

const partsOf = ({ words }: Things): string[] =>
  words.replaceAll(ROOM_WORDS, ' ').split(' ').filter(Boolean);

/** "Wall cabinets" are not all cabinets: where some lines carry every word, only those are meant. */
const narrowed = (lines: WorkLine[], things: Things): WorkLine[] => {
  const parts = partsOf(things);
  if (parts.length < 2) return lines;
  const exact = lines.filter(({ item }) => parts.every((part) => mentions(item.name, part)));
  return exact.length > 0 ? exact : lines;
};

/** The lines that are meant: by the parser's names, else by the words of the lines themselves. */
export const linesOf = (lines: readonly WorkLine[], things: Things): WorkLine[] => {
  const here = lines.filter((line) => isThere(line, things.rooms) && !isShared(line, things.rooms));
  const known = here.filter(({ item }) =>
    things.patterns.some((pattern) => fits(item.code, pattern)),
  );
  if (known.length > 0) return narrowed(known, things);
  const parts = partsOf(things);
  const named = here.filter(
    (line) =>
      !isSupport(line) &&
      parts.length > 0 &&
      parts.every((part) => mentions(`${line.item.category} ${line.item.name}`, part)),
  );
  // "Doors" are those of any kind; "an island" is no other line that speaks of one.
  const isCategory = named.some(({ item }) => mentions(item.category, things.words));
  return things.patterns.length === 0 || (isCategory && parts.length === 1) ? named : [];
};

/** Whether the words name an object, a room or a line at all. */
export const isKnown = (lines: readonly WorkLine[], things: Things): boolean =>
  things.patterns.length > 0 || things.rooms.length > 0 || linesOf(lines, things).length > 0;

/** The one line whose number is meant; null where none or several could be. */
export const countedLine = (lines: readonly WorkLine[], things: Things): WorkLine | null => {
  const here = lines.filter((line) => isThere(line, things.rooms));
  const pieces = here.filter(({ item }) => item.unit === 'EA' && item.action !== 'remove');
  for (const patterns of [things.counted, things.patterns]) {
    const found = pieces.filter(({ item }) => patterns.some((pattern) => fits(item.code, pattern)));
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
};
