// How alike two lines of different estimates are: by their words, and by the rooms they stand in.
import type { LineItem } from './estimate.ts';
import { LUMP_SUM, unitMeasureOf } from './unit-measures.ts';

/** Lower case, letters and digits only. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** They join words, or stand in every second line. */
const NOISE = new Set(
  'a an and at by for from in into new of on or per the to w with install supply furnish provide incl including'.split(
    ' ',
  ),
);
/** What takes away is never what puts in. */
const REMOVAL = new Set(
  'remov removal demo demolish demolition tear tearout haul dispos'.split(' '),
);

/** Not grammar: equal words must only come out equal. */
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
  /** All that can be seen of it: orders lines the same way on whichever side they stand. */
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

/** 1 the same room, 0.5 one that may be it (unnamed, or `Bedroom` and `Primary bedroom`), 0 another room. */
const roomLikeness = (one: ReadLine, other: ReadLine): number => {
  if (one.roomKey === other.roomKey) return 1;
  return isWithin(one.room, other.room) || isWithin(other.room, one.room) ? 0.5 : 0;
};

/** 0 to 1: shared words, counted against all words of both. */
const wordLikeness = ({ words: one }: ReadLine, { words: other }: ReadLine): number => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

/** Two thirds of the words, so that `Paint walls` is `Paint walls, two coats` and no more. */
const ALIKE = 0.6;

const canBeMeasuredAlike = (one: ReadLine, other: ReadLine): boolean =>
  one.base === other.base || one.base === LUMP_SUM || other.base === LUMP_SUM;

/**
 * How likely two lines are the same work, 0 when they are not. Where both have a catalog code, that decides; else words,
 * in rooms that may be the same, measured alike. The same whichever line comes first.
 */
export const likeness = (one: ReadLine, other: ReadLine): number => {
  const room = roomLikeness(one, other);
  if (room === 0) return 0;
  const words = wordLikeness(one, other);
  if (one.code && other.code) return one.code === other.code ? 2 + room + words : 0;
  if (one.isRemoval !== other.isRemoval || !canBeMeasuredAlike(one, other)) return 0;
  return words >= ALIKE ? room / 2 + words : 0;
};
