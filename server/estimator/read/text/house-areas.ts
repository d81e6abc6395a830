// Sizes of houses and rooms told in the words of work, which are no amounts of the work: "a metal roof on a 1,500 sq ft cabin".
import { isMention } from './known-places.ts';
import type { ToldMeasure } from './measures.ts';
import type { RowFacts } from './meaning.ts';
import type { Draft } from './neighbors.ts';
import { BUILDING, hasSize } from './places.ts';
import type { NamedPlace } from './places.ts';
import type { Segment } from './segments.ts';

/** Names the places in a part of the text. */
type Named = (span: { start: number; end: number }) => readonly NamedPlace[];

/** Work over a whole house, or built onto it: the area of the house is not its own. */
const ON_HOUSE = /^(?:RFG-|DEM-ROOF|BLD-ADDN|@(?:roof_replace|wind_hail_roof|addition)$)/;
/** Characters behind an area in which a house is named whose area it is. */
const BESIDE = 24;
const NEXT_TO_IT = /^[\s-]*(?:\w+[\s-])?$/;

/** "New roof on our 1,800 sq ft house": the house whose area is told, and not the roof's; null where none is. */
export const houseBeside = (
  text: string,
  rows: readonly string[],
  measures: readonly ToldMeasure[],
  named: Named,
): { house: NamedPlace; area: ToldMeasure } | null => {
  if (!rows.some((code) => ON_HOUSE.test(code))) return null;
  for (const area of measures.filter(({ kind }) => kind === 'AREA')) {
    const [house] = named({ start: area.end, end: area.end + BESIDE });
    if (house?.type === 'house' && NEXT_TO_IT.test(text.slice(area.end, house.start)))
      return { house, area };
  }
  return null;
};

/** Characters of a sentence that tells of a house. */
const MOST_TOLD = 80;
const TELLS = /(?:^|[.;!\n])\s*((?:(?:it'?s|this|the|my|our) )*[a-z]+ (?:is|has)\b[^.;!\n]*)$/i;

/**
 * "House is a 1 story ranch, about 1,800 sq ft": the house that the sentence before a measure is about; null where it is none.
 * @param from end of the work before, which a sentence about a house does not hold
 * @param start of the measure
 */
export const houseTold = (
  text: string,
  from: number,
  start: number,
  named: Named,
): NamedPlace | null => {
  const said = TELLS.exec(text.slice(Math.max(from, start - MOST_TOLD), start))?.[1];
  if (said === undefined) return null;
  const [house] = named({ start: start - said.length, end: start });
  return house?.type === 'house' ? house : null;
};

/** Work round a whole building. */
const ROUND_HOUSE =
  /^(?:PNT-EXT$|SDG-(?:VINYL|FIBER|ENGW|WOOD|PANEL|METAL|STUCCO)$|@(?:exterior_paint|siding_replace)$)/;
const isMeasuredBuilding = (place: NamedPlace): boolean =>
  (BUILDING.has(place.type) || place.type === 'garage') && hasSize(place);

/** Where people live. */
export const DWELLINGS: ReadonlySet<string> = new Set(['house', 'unit_2br']);

/** "Remodel the 5x8 bathroom", "the 168 sf bedroom": sizes of a room; "168 sf of bedroom walls" are walls. */
export const withoutRooms = (
  measures: readonly ToldMeasure[],
  { end }: { end: number },
  rows: readonly string[],
  own: readonly NamedPlace[] | null,
  { isOfWalls }: Pick<RowFacts, 'isOfWalls'>,
): readonly ToldMeasure[] => {
  const isWhole =
    rows[0]?.startsWith('@') === true || (own?.some(({ sizes }) => sizes.length > 1) ?? false);
  // "Exterior painting of the garage 24x30": its walls follow from the sides of the building.
  const isRound = own?.some(isMeasuredBuilding) && rows.some((code) => ROUND_HOUSE.test(code));
  if ((own?.some(hasSize) && isWhole) || isRound)
    return measures.filter(({ kind }) => kind !== 'SIDES');
  const isRoomSize =
    own?.some(hasSize) === true &&
    own.every((room) => room.end >= end || DWELLINGS.has(room.type)) &&
    rows.every((code) => isOfWalls(code));
  return isRoomSize ? measures.filter(({ kind }) => kind !== 'AREA') : measures;
};

/** Words between work in one measured place and the next such place. */
const AND_ALSO = /^\s*(?:,|&|\+|(?:,\s*)?(?:and|plus)\b)\s*(?:(?:the|my|our|an?|one)\s+)?$/i;

/**
 * "Tile the bathroom floor 5x8 | and the laundry 6x7": gives work measured places right behind it, beside its own.
 * @returns whether it is done in them
 */
export const joinAlso = (
  text: string,
  work: Draft,
  named: readonly NamedPlace[],
  next: Segment | undefined,
): boolean => {
  const start = named[0]?.start ?? 0;
  const isAlso =
    AND_ALSO.test(text.slice(work.end, start)) &&
    [...named, ...work.places].every(hasSize) &&
    work.places.every((place) => place.start >= work.start) &&
    !(next && isMention(next.role) && !/[,.;\n]/.test(text.slice(start, next.start)));
  if (!isAlso) return false;
  work.places = [...new Set([...work.places, ...named])];
  work.measures = work.measures.filter(({ kind }) => kind !== 'SIDES');
  return true;
};
