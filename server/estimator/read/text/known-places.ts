// Places that were named before: which one is meant again, and what size it gets.
import { chanceOf, putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { namesNothing } from './things.ts';
import { within } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import type { Mention } from './neighbors.ts';
import { BUILDING, hasSize } from './places.ts';
import type { NamedPlace, Size } from './places.ts';
import type { Segment } from './segments.ts';

const isGeneric = ({ type }: NamedPlace): boolean => type === 'room' || type === 'level';

/** Rooms that are called by the plain word, too: "the bedroom" of a text that names the master bedroom. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  bedroom: ['primary_bedroom'],
  bathroom: ['primary_bathroom'],
};
const ONE_WORD = /^\w+$/;

/** Another mention of a known place: the only one of its type, or "the room". */
export const sameAs = (place: NamedPlace, known: readonly NamedPlace[]): NamedPlace | null => {
  const isSized = hasSize(place);
  const alike = known.filter(
    ({ type, label }) =>
      type === place.type && (label === place.label || !isSized || known.length === 1),
  );
  const exact = alike.find(({ label }) => label === place.label);
  if (exact) return exact;
  // "The hallway … hall 4x21": two plain words for one room.
  const other = isSized && ONE_WORD.test(place.label) ? unsizedAs(place, known) : null;
  if (other?.count === place.count && ONE_WORD.test(other.label)) return other;
  const kinds = KINDS_OF[place.type] ?? [];
  const ofKind = known.filter(({ type }) => type === place.type || kinds.includes(type));
  if (
    kinds.length > 0 &&
    ofKind.length === 1 &&
    !isSized &&
    place.count === 1 &&
    ONE_WORD.test(place.label)
  )
    return ofKind[0] ?? null;
  if (isGeneric(place)) return known.at(-1) ?? null;
  const [only, ...more] = alike;
  const isOnly = more.length === 0 && !isSized && place.count === only?.count;
  return isOnly && ONE_WORD.test(place.label) ? (only ?? null) : null;
};

/** Rooms of which a house has several. */
const SEVERAL: ReadonlySet<string> = new Set([
  'bedroom',
  'bathroom',
  'closet',
  'hallway',
  'office',
]);

/** "Bedroom 14 x 13, bedroom 11 x 10": one kind of room, told again with other sides, is another room. */
const isAnother = (place: NamedPlace, known: NamedPlace): boolean => {
  const [own] = place.sizes;
  return (
    own !== undefined &&
    SEVERAL.has(place.type) &&
    place.count === 1 &&
    known.count === 1 &&
    known.sizes.length === 1 &&
    place.label === known.label &&
    ONE_WORD.test(place.label) &&
    !known.sizes.some((size) => isSame(size, own))
  );
};

/** A place that was not named before, by a number where its kind was; null where it is the known one. */
export const roomToAdd = (
  place: NamedPlace,
  known: NamedPlace | null,
  all: readonly NamedPlace[],
): NamedPlace | null => {
  if (!known) return place;
  if (!isAnother(place, known)) return null;
  const alike = all.filter(({ type }) => type === place.type).length;
  return { ...place, label: `${place.label} ${alike + 1}` };
};

/** The words before a colon at the beginning of a line or a sentence. */
const HEADING = /(?<=^|\n|[.;!?] )(?:the |my |our |whole |entire )*([a-z][a-z' -]{2,30})(?= ?:)/gi;
const MOST_HEADINGS = 40;

/** "House: paint walls, carpet in the bedrooms": a heading that is the name of a place, which no segment holds. */
export const withHeadings = (
  text: string,
  segments: readonly Segment[],
  placesOf: (span: { start: number; end: number }) => readonly NamedPlace[],
): Segment[] => {
  const headings = [...text.matchAll(HEADING)]
    .slice(0, MOST_HEADINGS)
    .flatMap(({ 0: words, 1: name = '', index }): Segment[] => {
      const span = { start: index, end: index + words.length };
      const isFree = !segments.some(({ start, end }) => start < span.end && end > span.start);
      const [place] = isFree ? placesOf(span) : [];
      return place && place.end - place.start === name.length
        ? [{ role: 'place', words, ...span, candidates: [] }]
        : [];
    });
  return headings.length === 0
    ? [...segments]
    : [...segments, ...headings].toSorted((a, b) => a.start - b.start);
};

/** Whether a place is the heading of what stands behind it: "House 1,600 sf: paint all walls". */
export const isHeading = (text: string, place: NamedPlace, at: number): boolean =>
  place.end <= at && /^[^.;!?\n]{0,40}:/.test(text.slice(place.end, at));

const NAMES_ROOM = /^ (?!and |to |with )(?:[a-z]+ |\d+[a-z]? )?$/i;
/** "Crawl space under a 28x40 house", "church fellowship hall": the building tells where, and is no second place. */
export const withoutHouseAbove = (text: string, named: readonly NamedPlace[]): NamedPlace[] =>
  named.filter((place, at) => {
    const lead = text.slice(named[at - 1]?.end ?? place.start, place.start);
    const behind = text.slice(place.end, named[at + 1]?.start ?? place.end);
    const isOfRoom = BUILDING.has(place.type) && !hasSize(place) && NAMES_ROOM.test(behind);
    return !isOfRoom && !(BUILDING.has(place.type) && /\b(?:under|beneath|below|in)\b/i.test(lead));
  });

const SURFACE = /\b(ceilings?|floors?|walls)\b/i;

/** "Bathroom ceiling 5x9 and | hallway ceiling 4x16 replaced": one kind of surface in both rooms. */
export const isOfBoth = (
  text: string,
  before: Segment | null,
  { words, start }: Pick<Segment, 'words' | 'start'>,
): boolean => {
  if (before?.role !== 'place' || !/^,? (?:and|&) $/i.test(text.slice(before.end, start)))
    return false;
  const [one, other] = [before.words, words].map((each) => SURFACE.exec(each)?.[1]?.toLowerCase());
  return one !== undefined && one.replace(/s$/, '') === other?.replace(/s$/, '');
};

export const isMention = (role: Segment['role']): role is Mention['role'] =>
  role === 'order' || role === 'remove' || role === 'keep' || role === 'done';

/** Words between the work in one place and the name of the next. */
const NEXT_PLACE = /^[\s,;)&+]*(?:and|plus)?\s*$/i;

/**
 * Whether a place is that of the work behind it, whatever stands before: "kitchen: new floor, family room carpet", "hall bath
 * (new vanity), kitchen (paint)".
 * @param between words from the segment before to the place
 * @param isJoined whether it is named together with the place before
 */
export const isOfNextWork = (
  text: string,
  { end }: Segment,
  next: Segment | undefined,
  between: string,
  isJoined: boolean,
): boolean => {
  if (!next || !isMention(next.role)) return false;
  const behind = text.slice(end, next.start).trim();
  return (
    (behind === '' && /^\s*,\s*$/.test(between)) ||
    (behind === '(' && !isJoined && NEXT_PLACE.test(between))
  );
};

/** Words between two rooms that one verb is of. */
const AND_ALSO = /^\s*(?:,|&|\+|(?:,\s*)?(?:and|plus)\b)\s*(?:(?:the|my|our)\s+)?$/i;

/** "Paint the kitchen 12x14 | and the | living room 16x20": the verb is of both rooms, so the first is parted from it. */
const partedFromRoom = (
  text: string,
  segment: Segment,
  next: Segment | undefined,
  placesOf: (segment: Segment) => readonly NamedPlace[],
): Segment[] => {
  const { role, start, end } = segment;
  if (role !== 'order' || next?.role !== 'place') return [segment];
  const [room, ...others] = placesOf(segment);
  const [other] = placesOf(next);
  const isFirst =
    room !== undefined &&
    others.length === 0 &&
    room.start > start &&
    namesNothing(text.slice(room.end, end)) &&
    other !== undefined &&
    hasSize(room) === hasSize(other) &&
    AND_ALSO.test(text.slice(end, next.start));
  if (!isFirst) return [segment];
  const verb = { ...segment, words: text.slice(start, room.start).trimEnd(), end: room.start };
  const place = { words: text.slice(room.start, end), start: room.start, end };
  return [verb, { role: 'place', ...place, candidates: [] }];
};

/** Jobs that make a building or a room. */
const BUILDS = /^(?:BLD-|@\w+_(?:build|add|garage)$)/;

/** Chance below which a building that is named with its size, "ranch house 1700 sq ft footprint", orders nothing. */
const SURE_OF_BUILDING = 0.5;

/** Words before parts of what is built: "deck 12x16 with railing". */
const WITH = /^[.,]? ?(?:with|w\/|including|incl\.?)\s/i;
/** "Deck 12x16 with rotten boards": what is there. */
const IS_WORN = /\b(?:rott\w*|crack\w*|broken|damaged|bad|loose|old|worn|failing|missing)\b/i;

/** "Garage floor epoxy, two car garage 20x22": beside other orders a bare name with its size builds nothing. Water in it is more. */
const asSizeOfPlace = (
  text: string,
  segment: Segment,
  segments: readonly Segment[],
  placesOf: (segment: Segment) => readonly NamedPlace[],
  facts: RowFacts,
): Segment => {
  const { role, words, start } = segment;
  const [best] = segment.candidates;
  const isUnsure = chanceOf(segment.candidates, facts) < SURE_OF_BUILDING;
  const isBuilt = isUnsure ? !best?.code.startsWith('WTR-') : BUILDS.test(best?.code ?? '');
  if (role !== 'order' || !isBuilt || putsIn(words)) return segment;
  const [place] = placesOf(segment);
  const isBare =
    place !== undefined &&
    hasSize(place) &&
    ((isUnsure && BUILDING.has(place.type)) ||
      namesNothing(`${words.slice(0, place.start - start)} ${words.slice(place.end - start)}`));
  const orders = segments.filter((other) => other !== segment && other.role === 'order');
  const next = orders.find((other) => other.start >= segment.end);
  const hasParts =
    !isUnsure &&
    next &&
    WITH.test(text.slice(segment.end, next.start)) &&
    !IS_WORN.test(next.words);
  return isBare && orders.length > 0 && !hasParts
    ? { ...segment, role: 'measure', candidates: [] }
    : segment;
};

/** "2bd/1ba 850 sf": a dwelling by its rooms and its floor. */
const tellsDwelling = ([place, ...others]: readonly NamedPlace[]): boolean =>
  place !== undefined && others.length === 0 && place.areaSf !== null && BUILDING.has(place.type);

/** Segments by the places that they name: what is only a place with its size, and a verb that is of several rooms. */
export const byPlaces = (
  text: string,
  segments: readonly Segment[],
  placesOf: (segment: Segment) => readonly NamedPlace[],
  facts: RowFacts,
): Segment[] =>
  segments.flatMap((segment, at) => {
    if (
      segment.role === 'fact' &&
      (segment.candidates[0]?.chance ?? 0) < SURE_OF_BUILDING &&
      tellsDwelling(placesOf(segment))
    )
      return [{ ...segment, role: 'place' }];
    const placed = asSizeOfPlace(text, segment, segments, placesOf, facts);
    return partedFromRoom(text, placed, segments[at + 1], placesOf);
  });

/** "Kitchen remodel, 10' x 12' galley": the only place of a type has another name where its size is told. */
export const unsizedAs = (
  { type }: NamedPlace,
  known: readonly NamedPlace[],
): NamedPlace | null => {
  const [only, ...others] = known.filter((place) => place.type === type);
  return only && others.length === 0 && !hasSize(only) ? only : null;
};

/** True for the same two sides in either order: then one room was named twice. */
const isSame = (one: Size['sizes'][number], other: Size['sizes'][number]): boolean =>
  Math.min(...one) === Math.min(...other) && Math.max(...one) === Math.max(...other);

/** Gives a place the words told of it. Sides that are told again for all its rooms make no further room. */
export const giveSize = (place: NamedPlace, from: Size): void => {
  if (!hasSize(place))
    Object.assign(place, { lengthFt: from.lengthFt, widthFt: from.widthFt, areaSf: from.areaSf });
  const others = from.sizes.filter(
    (size) => place.sizes.length < place.count || !place.sizes.some((known) => isSame(known, size)),
  );
  place.sizes = [...place.sizes, ...others];
  place.heightFt ??= from.heightFt;
};

/** "Bedrooms 12x13, 11x11, 10x11": nobody says how many, and each size is one more. */
const isUncounted = ({ count, sizes, label }: NamedPlace): boolean =>
  count === 1 && sizes.length > 0 && /^room$|[^s]s$/i.test(label);

/** Several rooms of which not all sizes were told yet, or a place without any. */
export const takesMore = (place: NamedPlace, size: Size): boolean =>
  !hasSize(place) ||
  (size.sizes.length > 0 &&
    place.sizes.length > 0 &&
    (place.sizes.length < place.count || isUncounted(place)));

/** "Six apartments, 640 sf each": one of them is measured. */
export const ofOneUnit = (places: readonly NamedPlace[]): void => {
  for (const place of places)
    if (place.type === 'unit_2br' && place.count > 1) {
      place.areaSf = place.areaSf === null ? null : place.areaSf / place.count;
      place.count = 1;
    }
};

/** Words between work and the place behind it, without blanks at their end. */
export const WITHIN =
  /^[\s,:(–-]*(?:(?:that (?:would be|is|means)|that['’]s|which (?:would be|is|are)|meaning|namely) ?)?(?:and (?:the )?(?:walls?|ceilings?|floors?|trim) )?(?:(?:right |all |just |only )?(?:in|of|at|for|on|to|from|off|inside|throughout|thru|around|into|by|over|from|along|across|behind|under|above|en|del?|@)(?: (?:the|my|our|her|his|their|each|each of|all|every|this|that|el|la))*)?(?: \w+)?$/i;

/** Places outside that have a floor to be measured. */
export const HAS_FLOOR: ReadonlySet<string> = new Set(['deck', 'patio', 'porch', 'driveway']);
/** Types that are said of much: a name of them in other words is no place. */
export const IS_VAGUE: ReadonlySet<string> = new Set([
  'room',
  'level',
  'house',
  'exterior',
  'roof',
  'unit_2br',
  'stairs',
  'deck',
  'driveway',
  'patio',
  'porch',
  'closet',
  'office_suite',
  'retail',
]);

const WHOLE = /\b(?:whole|entire) \w+$/i;

/** "The whole house smells of smoke": no vague word, but all of it, where no building was named before. */
export const isAllOf = (
  text: string,
  { type, start, end }: NamedPlace,
  known: readonly NamedPlace[],
): boolean =>
  BUILDING.has(type) &&
  WHOLE.test(text.slice(Math.max(0, start - 20), end)) &&
  !known.some((place) => BUILDING.has(place.type));

/** Words of an area that is a floor's, whatever was said before. */
export const IS_FLOOR = /\b(?:finished|living (?:area|space)|floor (?:area|space)|footprint)\b/i;

/** Whether an area stands right beside the name of a place. */
export const touches = (
  text: string,
  { start, end }: NamedPlace,
  measures: readonly ToldMeasure[],
): boolean =>
  measures.some(
    (measure) =>
      measure.kind === 'AREA' &&
      /^[\s-]*$/.test(
        measure.end <= start ? text.slice(measure.end, start) : text.slice(end, measure.start),
      ),
  );

/**
 * Sides right before the name of a place are its size, however they were marked: "paint the | 12x14 | bedroom", "in the
 * | 10 x 11 ft | office new carpet", "paint 12x14 | master bedroom".
 * @param namesPlace whether the words of a segment begin with the name of a place
 */
export const withSizes = (
  text: string,
  segments: readonly Segment[],
  all: readonly ToldMeasure[],
  namesPlace: (segment: Segment) => boolean,
): Segment[] => {
  const made: Segment[] = [];
  for (const segment of segments) {
    const last = made.at(-1);
    const sides = last && sidesBefore(text, last, segment, all, namesPlace);
    if (!last || !sides) {
      made.push(segment);
      continue;
    }
    made.pop();
    const left = text.slice(last.start, sides.start).trimEnd();
    if (left !== '') made.push({ ...last, words: left, end: last.start + left.length });
    made.push({ ...segment, start: sides.start, words: text.slice(sides.start, segment.end) });
  }
  return made;
};

/** Sides at the end of a segment that are the size of the place which the next one names; undefined for any others. */
const sidesBefore = (
  text: string,
  last: Segment,
  segment: Segment,
  all: readonly ToldMeasure[],
  namesPlace: (segment: Segment) => boolean,
): ToldMeasure | undefined => {
  const own = within(all, last);
  const sides = own.at(-1);
  if (sides?.kind !== 'SIDES' || text.slice(last.end, segment.start).trim() !== '')
    return undefined;
  if (last.role === 'measure')
    return segment.role === 'place' && own.length === 1 ? sides : undefined;
  const endsWithSides = text.slice(sides.end, last.end).trim() === '';
  return endsWithSides && namesPlace(segment) ? sides : undefined;
};
