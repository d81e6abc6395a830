// How alike two lines of different estimates are: by their words, and by the rooms they stand in.
import type { LineItem } from './estimate.ts';
import { LUMP_SUM, unitMeasureOf } from '../money/unit-measures.ts';

/** Lower case, letters and digits only. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that join others, or that stand in every second line. */
const NOISE = new Set(
  'a an and at by for from in into new of on or per the to w with install supply furnish provide incl including'.split(
    ' ',
  ),
);
/** Stems of words for removal. Work that takes away is never work that puts in. */
const REMOVAL = new Set(
  'remov removal demo demolish demolition tear tearout haul dispos'.split(' '),
);

/** Cuts off an ending. The result need not be grammatical: only equal words must come out equal. */
const stemOf = (word: string): string =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ing|ed|es|e|s)$/, '');

const stemsOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !NOISE.has(word))
    .map(stemOf);

/** `Master Bathroom` and `Primary bath` are one place. */
const roomStemsOf = (room: string | null): Set<string> =>
  new Set(
    stemsOf(room ?? '')
      .map((word) => word.replace(/(?<=...)room$/, ''))
      .map((word) => (word === 'master' ? 'primary' : word))
      .filter((word) => word !== 'room'),
  );

/** A line as it is compared with many others. */
export interface ReadLine {
  line: LineItem;
  code: string | null;
  words: ReadonlySet<string>;
  room: ReadonlySet<string>;
  roomKey: string;
  /** What its unit measures. */
  base: string;
  isRemoval: boolean;
  /** Everything that can be seen of the line. It sorts lines the same way on whichever side they stand. */
  order: string;
}

export const readLine = (line: LineItem): ReadLine => {
  const words = new Set(stemsOf(line.name));
  const room = roomStemsOf(line.metadata.room);
  const { name, quantity, unit, unitPrice, tax, details, category, metadata } = line;
  const { code, finishLevel } = metadata;
  return {
    line,
    code,
    words,
    room,
    roomKey: [...room].toSorted().join(' '),
    base: unitMeasureOf(unit).base,
    isRemoval: [...words].some((word) => REMOVAL.has(word)),
    order: JSON.stringify({
      name,
      unit,
      quantity,
      unitPrice,
      tax,
      code,
      details,
      category,
      finishLevel,
      of: metadata.room,
    }),
  };
};

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((word) => whole.has(word));

/** Likeness of rooms: 1 for the same room, 0.5 for one that may be it (unnamed, or `Bedroom` and `Primary bedroom`), else 0. */
const roomLikeness = (one: ReadLine, other: ReadLine): number => {
  if (one.roomKey === other.roomKey) return 1;
  return isWithin(one.room, other.room) || isWithin(other.room, one.room) ? 0.5 : 0;
};

/** Likeness of words, 0 to 1: the shared words, counted against all words of both. */
const wordLikeness = ({ words: one }: ReadLine, { words: other }: ReadLine): number => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

/** Two thirds of the words, so that `Paint walls` is `Paint walls, two coats` and no more. */
const ALIKE = 0.6;

const canBeMeasuredAlike = (one: ReadLine, other: ReadLine): boolean =>
  one.base === other.base || one.base === LUMP_SUM || other.base === LUMP_SUM;

/**
 * Likelihood that two lines are the same work; 0 when they are not. The catalog code decides where both lines have one.
 * Otherwise the words decide, for lines in rooms that may be the same and with units that fit. The order of the two lines does
 * not matter.
 */
export const likeness = (one: ReadLine, other: ReadLine): number => {
  const room = roomLikeness(one, other);
  if (room === 0) return 0;
  const words = wordLikeness(one, other);
  if (one.code && other.code) return one.code === other.code ? 2 + room + words : 0;
  if (one.isRemoval !== other.isRemoval || !canBeMeasuredAlike(one, other)) return 0;
  return words >= ALIKE ? room / 2 + words : 0;
};
