// The places that segments name: which room or building, how many of it, and how large. A grammar over names of places.
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import { joinRooms, plain, titled } from './joined-rooms.ts';
import { type ToldMeasure, within } from './measures.ts';
import { shareArea, usualCount } from './shared-areas.ts';

/** Names of places by their type, as `data/reader/places.json` lists them. */
export type PlaceNames = Readonly<Record<string, readonly string[]>>;

/** Whole buildings: a room's own work is not measured by them. */
export const BUILDING: ReadonlySet<string> = new Set(
  'house level everywhere unit_2br office_suite meeting_room retail restaurant warehouse medical basement'.split(
    ' ',
  ),
);

export const BATHS: ReadonlySet<string> = new Set(['bathroom', 'primary_bathroom', 'powder_room']);

export interface NamedPlace {
  type: string;
  /** Name that is shown: `Hall bath`. */
  label: string;
  /** How many equal ones are meant: "both bedrooms" are two. */
  count: number;
  /** Feet, the longer side first; null where not told. */
  lengthFt: number | null;
  widthFt: number | null;
  heightFt: number | null;
  /** Floor area of all of them, SF. */
  areaSf: number | null;
  /** Sides told one after the other, where there are several rooms. */
  sizes: readonly (readonly [number, number])[];
  /** Doors and windows that the words tell for the place; absent where they tell none. */
  doors?: number;
  windows?: number;
  /** What they take off the walls, SF, where their sizes are told. */
  openingsSf?: number;
  /** Where in the uploads the size was read; absent for what the text tells. */
  source?: string | null;
  /** Characters of the text. */
  start: number;
  end: number;
}

interface Names {
  pattern: RegExp;
  typeOf: ReadonlyMap<string, string>;
}

const made = new WeakMap<PlaceNames, Names>();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const namesOf = (places: PlaceNames): Names => {
  const before = made.get(places);
  if (before) return before;
  const typeOf = new Map(
    Object.entries(places).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
  );
  const longest = [...typeOf.keys()].toSorted((a, b) => b.length - a.length);
  const alternatives = longest.map((name) => escaped(name).replaceAll(' ', '[ -]?'));
  const names = {
    typeOf,
    pattern: new RegExp(String.raw`(?<![a-z])(?:${alternatives.join('|')})(?:e?s)?(?![a-z])`, 'gi'),
  };
  made.set(places, names);
  return names;
};

const typeOfName = (found: string, { typeOf }: Names): string | undefined => {
  const name = plain(found);
  const tight = name.replaceAll(' ', '');
  return (
    typeOf.get(name) ??
    typeOf.get(name.replace(/e?s$/, '')) ??
    typeOf.get(name.replace(/s$/, '')) ??
    [...typeOf].find(
      ([known]) => known.replaceAll(' ', '') === tight || `${known.replaceAll(' ', '')}s` === tight,
    )?.[1]
  );
};

/** What lies or looks flat, and is no dwelling. */
const FLAT =
  /^flat[ -](?:roof|commercial|building|deck|tpo|epdm|top|finish|sheen|paint|white|black|latex|metal|seam|panel|tile|ceiling|part|area|section|spot|side)/i;

/** "Convert the garage to living space" names no living room, "the pantry wall" no pantry, an entry door no entry. */
const USE =
  /^(?:entry (?:doors?|locks?|sets?)\b|living (?:space|area|quarters|unit)\b|pantry (?:walls?|cabinets?|doors?|units?)\b|craftsman (?:w\/|with|style|door|entry|fiberglass)|slopes (?:\d|to|toward|away|down|off|a|about)\b)/i;

/** "Carpet to match the bedroom": what the work is like, and not where it is done. */
const LIKE =
  /\b(?:match(?:es|ing)?|same as|(?:original|goes|leads|runs) to)(?: (?:in|the|my|our|what's|what is))* $/i;
/** "A door between the garage and the kitchen" is one door. */
const BETWEEN_BOTH = /\b(?:between|doors? from) (?:[a-z]+ ){1,4}(?:and|to) (?:(?:the|my|our) )*$/i;
/** "The attic finished as an office and guest room", "convert the garage to a gym": what a space becomes is no place beside it. */
const BECOMES =
  /^(?=.*\b(?:attic|basement|cellar|garage|loft|porch|shed)\b)(?=.*\b(?:conver|finish|mak|made|turn|chang|remodel)).*\b(?:(?<!well )as(?! well)|into|(?<=\bconver(?:(?! (?:and|then) (?!the |my |our ))[^,])*)to)(?: (?:an?|our|my|one|two|2))? (?:[a-z]+ ){0,2}(?:(?:and|&|plus) (?:an? )?(?:[a-z]+ )?)?$/i;
/** "A shower unit": goods. */
const GOODS_UNIT = /\b(?:shower|tub|a\/?c|hvac|window|wall|vanity|shelving|cabinet) $/i;

/** An area of walls behind the name of a room is not that of its floor. */
const OF_WALL = /^ ?(?:of )?(?:the )?walls?\b/i;

/** "Closet pair 5'0\" x 6'8\"": the size is that of the doors. */
const OF_THING = /^[ -](?:doors?|pairs?|sliders?|bi-?folds?|windows?)\b/i;

/** Types of the places that a text names. */
export const typesNamed = (text: string, places: PlaceNames): Set<string> => {
  const names = namesOf(places);
  return new Set(
    [...text.matchAll(names.pattern)].flatMap(({ 0: name }) => typeOfName(name, names) ?? []),
  );
};

const BOTH = /\b(?:both|2|two|pair of)\s+(?:of\s+)?(?:the\s+|my\s+|our\s+)?(?:\w+\s+)?$/i;
/** Types of which a count before the name means so many rooms, not "3 bedroom house". */
const COUNTED = /(?:room|office|closet|unit_2br|hallway|powder|laundry|garage|deck|patio|porch)/;

/** "Two windows in the bedroom" counts no bedrooms, and neither does "two bedroom windows". */
const OF_THINGS = /^ (?:blinds|doors|lights|outlets|screens|switches|windows)\b/i;
const BETWEEN = /^(?!.*\b(?:in|at|for|from|to|on)\b)[^.,;:\n]{0,12}$/i;

const countOf = (text: string, at: number, from: number, all: readonly ToldMeasure[]): number => {
  if (BOTH.test(text.slice(Math.max(0, at - 24), at))) return 2;
  const count = all.find(
    ({ kind, start, end, word }) =>
      (kind === 'COUNT' && start >= from && end <= at && BETWEEN.test(text.slice(end, at))) ||
      // "3 bedrooms," in the plural: rooms, and no size of a house.
      (word === 'bedrooms' && start < at && end > at),
  );
  return count && Number.isInteger(count.value) && count.value >= 1
    ? Math.min(count.value, SCOPE_LIMITS.times)
    : 1;
};

const HIGH =
  /^[ ']*(?:ft\.?|feet|foot)?[ -]*(?:high|tall|ceilings?|walls?|plate|clg|hgt|to deck)\b/i;

export interface Size {
  lengthFt: number | null;
  widthFt: number | null;
  heightFt: number | null;
  areaSf: number | null;
  sizes: readonly (readonly [number, number])[];
}

/** One side of a house that was measured: "west elevation, 40x9". */
export const isFace = (place: Pick<NamedPlace, 'type' | 'label' | keyof Size>): boolean =>
  place.type === 'exterior' && /\b(?:elevation|side|gable)\b/i.test(place.label) && hasSize(place);

/** Whether its size was told. */
export const hasSize = ({ lengthFt, areaSf }: Size): boolean =>
  lengthFt !== null || areaSf !== null;

/** Feet; a shower is no room. */
const LEAST_ROOM = 4.5;
export const isRoom = ({ lengthFt, widthFt }: Size): boolean =>
  Math.min(lengthFt ?? 0, widthFt ?? 0) >= LEAST_ROOM;

export const NO_SIZE: Size = {
  lengthFt: null,
  widthFt: null,
  heightFt: null,
  areaSf: null,
  sizes: [],
};

/** Rooms that were named together: each by itself where their sizes differ, else one that stands for all. */
export const singlesOf = (place: NamedPlace): NamedPlace[] => {
  const { sizes, count, areaSf, label } = place;
  const [first] = sizes;
  const alike = new Set(sizes.map((size) => size.toSorted((a, b) => a - b).join('x'))).size <= 1;
  if (alike || sizes.length !== count) {
    const [lengthFt = null, widthFt = null] = first ?? [];
    return [
      {
        ...place,
        count: 1,
        lengthFt,
        widthFt,
        areaSf: first || areaSf === null ? null : areaSf / count,
      },
    ];
  }
  return sizes.map((size, at) => ({
    ...place,
    label: `${label.replace(/s$/, '')} ${at + 1}`,
    count: 1,
    lengthFt: size[0],
    widthFt: size[1],
    areaSf: null,
    sizes: [size],
  }));
};

/** Sides, area and height that words tell of a place. */
export const sizeIn = (text: string, measures: readonly ToldMeasure[]): Size => {
  const all = measures.filter(({ kind, isAcross }) => kind === 'SIDES' && !isAcross);
  const sides = all[0]?.sides ?? [];
  const area = measures.find(({ kind }) => kind === 'AREA')?.value ?? null;
  const high = measures.find(
    ({ kind, value, end }) =>
      (kind === 'LENGTH' || kind === 'COUNT') &&
      value >= 6 &&
      value <= 40 &&
      HIGH.test(text.slice(end, end + 16)),
  );
  const [first = null, second = null, third = null] = sides;
  const [lengthFt, widthFt] =
    first !== null && second !== null
      ? [Math.max(first, second), Math.min(first, second)]
      : [null, null];
  return {
    lengthFt,
    widthFt,
    heightFt: high?.value ?? (third !== null && third >= 6 ? third : null),
    areaSf: lengthFt === null ? area : null,
    sizes: all.map(({ sides: [one = 0, other = 0] }) => [one, other] as const),
  };
};

/** A house of so many bedrooms and baths: "3 bed 2 bath ranch", "4 bedroom colonial", "2/1"; "1/2" and "5/8" are no houses. */
const DWELLING =
  /\b\d+(?:\.\d)?\s*(?:bd|bed|br|bedroom)s?\b.{0,14}\b\d+(?:\.\d)?\s*(?:ba|bath|bathroom)s?\b|\b\d[ -]?(?:bd|bed|br|bedroom) (?:(?!and\b)[a-z]+ )?(?:ranch(?:er)?|rambler|colonial|cape(?: cod)?|bungalow|split[ -]level|bi-?level|tri-?level|cottage|craftsman|victorian|townho(?:us|m)e|house|home|single[ -]family)\b|\b(?:1\/1|2\/[12]|3\/[1-3]|4\/[1-4]|5\/[1-5])\b(?! ?(?:["”″]|in\b|inch))/i;

/** Floor area, SF, that no bedroom has. */
const DWELLING_SF = 450;

/** "2,200 sq ft of living space" is the floor of a house. */
const LIVING = /\bliving space$/i;

const nameHouse = (text: string, found: readonly NamedPlace[]): void => {
  for (const place of found)
    if (LIVING.test(text.slice(Math.max(0, place.start - 8), place.end)))
      Object.assign(place, { type: 'house', label: 'House' });
};

/** Shops that stand behind a house and sell nothing. */
const WORKSHOP = /\b(?:detached|wood(?:working)?|garage|my|our) shop$/i;

/** "12x14 master bedroom and 10x10 guest room": where the first sides stand before their name, the others do, too. */
const sizeStart = (
  text: string,
  place: NamedPlace,
  [first]: readonly NamedPlace[],
  measures: readonly ToldMeasure[],
): number => {
  const [sides] = measures;
  if (sides?.kind !== 'SIDES' || !first || sides.start > first.start) return place.start;
  const own = measures.find(
    ({ kind, start, end }) =>
      kind === 'SIDES' &&
      start > first.end &&
      end <= place.start &&
      text.slice(end, place.start).trim() === '',
  );
  return own?.start ?? place.start;
};

const isNone = (name: string, before: string): boolean =>
  BECOMES.test(/[^.;\n]*$/.exec(before)?.[0] ?? '') ||
  LIKE.test(before) ||
  BETWEEN_BOTH.test(before) ||
  (/^units?$/i.test(name) && GOODS_UNIT.test(before));

/** "The garage interior" is the garage. @param at where the name begins */
const isOfLast = (name: string, last: NamedPlace | undefined, at: number): boolean =>
  /^interior$/i.test(name) && last?.end === at - 1;

const isWorkshop = (type: string, words: string, at: number, name: string): boolean =>
  type === 'retail' && WORKSHOP.test(words.slice(Math.max(0, at - 16), at + name.length));

/**
 * The places named in one segment, in their order, each with the sizes said behind it.
 * @param text the whole text, of which the segment is a part: "3 bed 2 bath house" names one place, wherever it was cut
 * @param all measures of the whole text
 */
export const placesIn = (
  text: string,
  { start, end }: { start: number; end: number },
  places: PlaceNames,
  all: readonly ToldMeasure[],
): NamedPlace[] => {
  const words = text.slice(start, end);
  const names = namesOf(places);
  const measures = within(all, { start, end });
  const around = Math.max(0, start - 24);
  const dwelling = DWELLING.exec(text.slice(around, end + 24));
  const from = around + (dwelling?.index ?? 0);
  const to = from + (dwelling?.[0].length ?? 0);
  const isDwelling = dwelling !== null && from < end && to > start;
  const isOfDwelling = (at: number): boolean => isDwelling && at >= from && at < to;
  const found: NamedPlace[] = [];
  for (const { 0: name, index } of words.matchAll(names.pattern)) {
    const type = typeOfName(name, names);
    if (type === undefined || (/bed|bath/.test(type) && isOfDwelling(start + index))) continue;
    if (FLAT.test(words.slice(index)) || USE.test(words.slice(index))) continue;
    const before = text.slice(Math.max(0, start + index - 120), start + index);
    if (isNone(name, before) || isOfLast(name, found.at(-1), start + index)) continue;
    // "Four | bathrooms": a count before the segment is of several.
    const first = /s$/i.test(name) ? 0 : start;
    const isCounted = COUNTED.test(type) && !OF_THINGS.test(words.slice(index + name.length));
    found.push({
      type: isWorkshop(type, words, index, name) ? 'garage' : type,
      label: titled(name),
      count: isCounted ? countOf(text, start + index, first, all) : 1,
      ...NO_SIZE,
      start: start + index,
      end: start + index + name.length,
    });
  }
  joinRooms(text, found);
  if (measures.some(({ kind }) => kind === 'AREA')) nameHouse(text, found);
  const specific = found.filter(({ type }) => type !== 'room' && type !== 'level');
  const kept = specific.length > 0 ? specific : found.slice(0, 1);
  if (kept.length === 0 && isDwelling)
    kept.push({ type: 'house', label: 'House', count: 1, ...NO_SIZE, start, end });
  const starts = kept.map((place, at) =>
    at === 0 ? start : sizeStart(text, place, kept, measures),
  );
  for (const [at, place] of kept.entries()) {
    const own = measures.filter(
      (measure) =>
        measure.start >= (starts[at] ?? end) &&
        measure.start < (starts[at + 1] ?? end) &&
        !(measure.kind === 'AREA' && OF_WALL.test(text.slice(measure.end, measure.end + 12))),
    );
    Object.assign(place, OF_THING.test(text.slice(place.end)) ? NO_SIZE : sizeIn(text, own));
    place.count = usualCount(place);
    const area = own.find(({ kind }) => kind === 'AREA');
    if (area?.isEach && place.count > 1) place.areaSf = area.value * place.count;
    // "2BR 900 SF": a whole apartment.
    if (place.type === 'bedroom' && (place.areaSf ?? 0) >= DWELLING_SF * place.count)
      Object.assign(place, { type: 'unit_2br', label: 'Apartment', count: 1 });
  }
  shareArea(text, kept, measures);
  return kept;
};
