// What segments say together: mentions of work, as the walk through them and the whole of the text give them.
import { gapsBetween } from './clauses.ts';
import { shareInPlaces } from './amount-shares.ts';
import { countSteps, measureNearest } from './counts.ts';
import { equalUnits } from './equal-units.ts';
import { byPlaces, IS_VAGUE, ofOneUnit, withHeadings, withSizes } from './known-places.ts';
import { measuresIn } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import {
  inherit,
  inheritAlike,
  inheritFromRemoval,
  mergeAll,
  withoutRepeats,
} from './neighbors.ts';
import type { Draft, Reading } from './neighbors.ts';
import { placesIn, typesNamed } from './places.ts';
import type { NamedPlace, PlaceNames } from './places.ts';
import type { RowFacts } from './meaning.ts';
import { takeAmounts } from './thing-sizes.ts';
import { withThings } from './things.ts';
import { withoutRefused } from './refused-parts.ts';
import { withoutDetails } from './not-ordered.ts';
import { withCounted, withEvidence, withServed } from './evidence.ts';
import { withBath } from './outright.ts';
import { inRoles } from './roles.ts';
import type { Segment } from './segments.ts';
import { settle } from './settle.ts';
import { TextWalk } from './walk.ts';
import { shareSizes } from './shared-areas.ts';

/** "My basement flooded, 600 sq ft finished": the only place that the text names, though nothing marked it. */
const namePlace = (
  places: NamedPlace[],
  text: string,
  segments: readonly Segment[],
  placesOf: (span: { start: number; end: number }) => NamedPlace[],
): void => {
  const [room, ...others] = places;
  if (others.length > 0 || (room && room.label !== 'Room')) return;
  const gaps = gapsBetween(text, segments);
  const named = gaps.flatMap(placesOf).filter(({ type }) => !IS_VAGUE.has(type));
  const [place] = named;
  if (!place || named.length > 1) return;
  if (room) Object.assign(room, { type: place.type, label: place.label });
  else places.push(place);
};

const IS_CARPET = /^(?:FLR-CARP|@floor_carpet$)/;

/** "60 yards of carpet" are square yards: 180 feet of it are 540 square feet. */
const inSquareYards = (mention: Draft): void => {
  if (!mention.rows.some((code) => IS_CARPET.test(code))) return;
  mention.measures = mention.measures.map((one) =>
    one.kind === 'LENGTH' && one.word.startsWith('y')
      ? { ...one, kind: 'AREA', value: 3 * one.value }
      : one,
  );
};

/**
 * @param marked segments of the text, in their order
 */
export const readMentions = (
  text: string,
  marked: readonly Segment[],
  names: PlaceNames,
  facts: RowFacts,
): Reading => {
  const { segments: ordering, measures } = withoutRefused(text, marked, measuresIn(text));
  const placesOf = (span: { start: number; end: number }) => placesIn(text, span, names, measures);
  const inOrder = withHeadings(text, ordering, placesOf);
  const context = { text, measures, facts };
  const roled = inRoles(text, withBath(text, withCounted(inOrder, context)));
  const evident = withEvidence(text, roled);
  const things = withThings(withServed(evident, context), facts);
  const segments = withSizes(
    text,
    byPlaces(text, things, placesOf, facts),
    measures,
    (segment) => placesOf(segment)[0]?.start === segment.start,
  );
  const walk = new TextWalk(text, names, facts, measures);
  for (const [at, segment] of segments.entries()) walk.take(segment, segments[at + 1]);
  const { mentions, places } = walk;
  shareSizes(text, places);
  // What follows only from the whole: amounts of neighbors, and the only place there is.
  settle(mentions, text, segments, measures, facts);
  for (const mention of mentions) inSquareYards(mention);
  countSteps(mentions, measures);
  const isOfPlace = ({ value }: ToldMeasure): boolean =>
    places.some(
      ({ areaSf, lengthFt, widthFt }) => (areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0)) === value,
    );
  const apart = measures.filter((one) => !isOfPlace(one));
  measureNearest(mentions, text, segments, apart, facts);
  takeAmounts(mentions, text, facts);
  withoutDetails(mentions);
  mentions.forEach((each, at) => inherit(each, mentions[at - 1], mentions[at + 1], text, facts));
  mentions.forEach((each, at) => inheritFromRemoval(each, mentions.slice(0, at), facts));
  for (const each of mentions) inheritAlike(each, mentions, facts);
  // "Paint the kitchen walls and lay a tile floor": both in the kitchen, whatever places the text names later.
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    if (mention.places.length === 0 && last?.clause === mention.clause)
      mention.places = last.places;
  }
  mergeAll(mentions, places);
  namePlace(places, text, segments, placesOf);
  const [only] = places;
  if (only && places.length === 1)
    for (const mention of mentions) if (mention.places.length === 0) mention.places = [only];
  shareInPlaces(mentions, text, facts);
  const units = equalUnits(text);
  if (units && units.from < Infinity) ofOneUnit(places);
  return {
    mentions: withoutRepeats(mentions, facts),
    places,
    named: typesNamed(text, names),
    units,
    aside: evident.filter((segment, at) => segment !== roled[at]),
  };
};
