// Goes through the segments of a text: each mention of work with the rows it means, its amount, and the places it is in.
// Order of the text decides, nothing is learned here: a place holds until the next one, a measure goes to its neighbor.
import { breaksOf, clauseOf } from './clauses.ts';
import {
  giveSize,
  HAS_FLOOR,
  IS_FLOOR,
  isHeading,
  IS_VAGUE,
  isAllOf,
  WITHIN,
  isMention,
  isOfBoth,
  isOfNextWork,
  roomToAdd,
  sameAs,
  takesMore,
  touches,
  unsizedAs,
  withoutHouseAbove,
} from './known-places.ts';
import { DWELLINGS, houseBeside, houseTold, joinAlso, withoutRooms } from './house-areas.ts';
import { within } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import { addTo, measuresJob, takes } from './neighbors.ts';
import type { Draft, Mention } from './neighbors.ts';
import { BUILDING, hasSize, isRoom, NO_SIZE, placesIn, sizeIn } from './places.ts';
import type { NamedPlace, PlaceNames, Size } from './places.ts';
import { isSupplied } from './goods.ts';
import { isRemoval, rowsOf, surenessOf, swaps } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { spokenOf } from './evidence.ts';
import { namesNothing } from './things.ts';
import type { Segment } from './segments.ts';
import { IS_PAINT } from './painting.ts';
import { isShared, JOINED, shareJoined } from './shared-areas.ts';
import { addLengths, HAS, IS_PART, measuredApart } from './told-apart.ts';

const IS_RIGHT_BEFORE = /^ (?:(?:det|detached|old|existing|my|the) )*$/i;
const MOST_ROOMS = 20;
/** "Mold on the wall behind the vanity, | about 20 sq ft": so much of what is wrong, and no room. */
const OF_A_SPOT = /\b(?:mold|mildew)\b[^.;\n]{0,40}$/i;

/** "Everywhere but | the 2 baths (approx 1230 sf)": what is left out has no work, and the size behind it is what remains. */
const LEFT_OUT =
  /\b(?:everywhere|everything|all(?: \w+)?|throughout|house|rooms?|floors?),? (?:but|except(?: for)?|excluding|other than|minus|besides) (?:in )?(?:(?:the|my|our) )?$/i;
/** "Garage conversion to office 12x20": one room, of the size that is told. */
const BECOMES = /\bconversion (?:in)?to .*\d/i;
/** Characters between a place and a size that is its own. */
const NEAR = 16;

export class TextWalk {
  readonly places: NamedPlace[] = [];
  readonly mentions: Draft[] = [];
  private readonly segments: Segment[] = [];
  private readonly breaks: readonly number[];
  private readonly measures: readonly ToldMeasure[];
  private current: readonly NamedPlace[] = [];
  /** What the current place is in, where that was said right behind its work: "office: paint; LVT in the break room; base". */
  private around: readonly NamedPlace[] | null = null;
  private before: Segment | null = null;
  private isSizeOfPlace = false;
  /** A size told right before the name of its place. */
  private pending: Size | null = null;

  private readonly text: string;
  private readonly names: PlaceNames;
  private readonly facts: RowFacts;

  constructor(text: string, names: PlaceNames, facts: RowFacts, measures: readonly ToldMeasure[]) {
    this.text = text;
    this.names = names;
    this.facts = facts;
    this.measures = measures;
    this.breaks = breaksOf(text);
  }

  take(segment: Segment, next: Segment | undefined): void {
    this.segments.push(segment);
    // "Living room, 15 by 18, and in the hall": not parted by the measure.
    if (segment.role === 'measure') this.isSizeOfPlace = this.before?.role === 'place';
    if (segment.role === 'place') this.takePlace(segment, next);
    else if (segment.role === 'measure') this.takeMeasure(segment, next);
    else if (isMention(segment.role)) this.takeMention(segment, segment.role);
    this.before = segment;
  }

  private named(span: { start: number; end: number }): NamedPlace[] {
    return placesIn(this.text, span, this.names, this.measures);
  }

  /** @param before places that it may be: not those that its own segment names */
  private known(place: NamedPlace, before: readonly NamedPlace[] = [...this.places]): NamedPlace {
    const found = sameAs(place, before);
    const added = roomToAdd(place, found, this.places);
    if (added) this.places.push(added);
    else if (found) giveSize(found, place);
    return added ?? found ?? place;
  }

  /** The place that was named, with the size told of it. */
  private measured(named: NamedPlace, size: Size): NamedPlace {
    const place = this.known(named);
    giveSize(place, size);
    return place;
  }

  private takePlace(segment: Segment, next: Segment | undefined): void {
    const { before, text } = this;
    const measures = within(this.measures, segment);
    const last = this.mentions.at(-1);
    if (last && LEFT_OUT.test(text.slice(last.start, segment.start)))
      return addTo(
        last,
        measures.filter(({ kind }) => kind === 'AREA'),
      );
    const known = [...this.places];
    const named = withoutHouseAbove(text, this.named(segment)).map((place) =>
      this.known(place, known),
    );
    // "the big one 13x14" of three bedrooms.
    if (named.length === 0) return this.takeMeasure(segment, next);
    const between = before ? text.slice(before.end, segment.start) : ' . ';
    const isJoined =
      (before?.role === 'place' || (before?.role === 'measure' && this.isSizeOfPlace)) &&
      JOINED.test(between);
    const outer = this.current;
    this.current = isJoined ? [...new Set([...this.current, ...named])] : named;
    const inner = this.current.at(-1);
    if (this.pending && inner) giveSize(inner, this.pending);
    this.pending = null;
    shareJoined(this.current, measures, isJoined ? between + segment.words : '');
    const isOfNext = isOfNextWork(text, segment, next, between, isJoined);
    const isBehind = !isOfNext && this.placeBehind(segment, between, isJoined);
    if (last && !isOfNext && (isBehind || before?.role === 'place'))
      addLengths(last, measures, text.slice(last.end, segment.start), this.facts);
    if (last && last.end === before?.end && !isOfNext && !isBehind)
      if (joinAlso(text, last, named, next)) this.current = last.places;
    const isWithin =
      isBehind &&
      outer.some(({ type }) => BUILDING.has(type)) &&
      !this.current.some(({ type }) => BUILDING.has(type));
    this.around = isWithin ? outer : null;
  }

  /** The next item of a list is no longer in the room that the last one named: but what goes in where the old came out. */
  private leaveRoom({ start }: Segment, rows: readonly string[]): void {
    const between = this.text.slice(this.before?.end ?? 0, start);
    if (!this.around || !/^[^.]*[,;\n][^.]*$/.test(between)) return;
    const out = this.mentions.at(-1)?.rows.filter((row) => isRemoval(row)) ?? [];
    const isPutBack = rows.some((row) =>
      out.some((old) => this.facts.familyOf(old) === this.facts.familyOf(row)),
    );
    if (isPutBack) return;
    this.current = this.around;
    this.around = null;
  }

  /** Work that a place follows is done there: "paint the walls in the den". */
  private placeBehind(segment: Segment, between: string, isJoined: boolean): boolean {
    const { before } = this;
    const clause = clauseOf(this.breaks, segment.start);
    const last = this.mentions.at(-1);
    const isBehind = last?.end === before?.end && WITHIN.test(between.trimEnd());
    const joinsBehind = isJoined && last?.isPlaced === true && last.clause === clause;
    if (!last || (!isBehind && !joinsBehind)) return false;
    this.nameRoom(last);
    const { places } = last;
    for (const mention of this.mentions.toReversed()) {
      const isBeside = mention === last || (joinsBehind && mention.places === places);
      if (mention.clause !== clause || (mention.isPlaced && !isBeside)) break;
      const isHeaded = mention.places.some((place) => isHeading(this.text, place, mention.start));
      if (isHeaded && mention !== last) break;
      mention.places = this.current;
      mention.isPlaced = true;
    }
    return true;
  }

  /** "Paint 40x40 ft | living room walls", "12x14 | drop ceiling in the den": sides of the room that is named behind. */
  private nameRoom({ places: [room], start }: Draft): void {
    const place = this.current.at(-1);
    if (!room || !place || room.label !== 'Room' || hasSize(place)) return;
    if (room.start !== start && this.text.slice(room.end, start).trim() !== '') return;
    giveSize(place, room);
    this.places.splice(this.places.indexOf(room), 1);
  }

  /** A place in the words of the work itself: "paint the 12x14 bedroom", "the bathroom fan". */
  private ownPlaces(segment: Segment, rows: readonly string[]): readonly NamedPlace[] | null {
    if (segment.role === 'keep' || segment.role === 'done') return null;
    const named = withoutHouseAbove(this.text, this.named(segment)).filter(
      (place) =>
        hasSize(place) ||
        !(BECOMES.test(segment.words) || IS_VAGUE.has(place.type)) ||
        isAllOf(this.text, place, this.places),
    );
    // "Drywall in the basement, 800 sq ft of wall": an area apart from the name is that of the work.
    // "Interior paint 2,400 sf house": that of a building whose walls are painted is its floor.
    const isPaint = rows.some((row) => IS_PAINT.test(row));
    for (const place of named)
      if (isPaint && DWELLINGS.has(place.type)) continue;
      else if (place.areaSf !== null && !touches(this.text, place, within(this.measures, segment)))
        place.areaSf = null;
    const [first] = named;
    if (!first) return null;
    // "Demo 14x20 | det garage slab": sides that end right before the name of a place are its own.
    const last = this.mentions.at(-1);
    const sides =
      last?.measures.filter(
        ({ kind, end }) =>
          kind === 'SIDES' && IS_RIGHT_BEFORE.test(this.text.slice(end, first.start)),
      ) ?? [];
    if (!hasSize(first) && sides.length > 0) giveSize(first, sizeIn(this.text, sides));
    const found = named.map((place) => this.known(place));
    if (named.some(hasSize)) this.current = found;
    return found;
  }

  /** "Paint the walls, 12x14", "scrape the 12x14 ceiling": two sides told of walls or a ceiling are those of a room. */
  private roomOfSides(segment: Segment, rows: readonly string[]): readonly NamedPlace[] | null {
    if (segment.role !== 'order' && segment.role !== 'remove') return null;
    const isOfWalls = segment.role === 'order' && rows.some((code) => this.facts.isOfWalls(code));
    if (!isOfWalls && !/\bceiling\b/i.test(segment.words)) return null;
    if (IS_PART.test(segment.words)) return null;
    const size = sizeIn(this.text, within(this.measures, segment));
    if (!isRoom(size)) return null;
    // "Stain on the bedroom ceiling, | paint ceiling 12x13": of the room that the words before name.
    const [named, ...others] =
      this.mentions.findLast(({ places }) => places.length > 0)?.places ?? [];
    const here = this.current.length === 0 && named && others.length === 0 ? [named] : this.current;
    const last = here.at(-1);
    if (last && !hasSize(last)) {
      giveSize(last, size);
      return here;
    }
    return [this.room(segment, size)];
  }

  private room({ start, end }: Segment, size: Size): NamedPlace {
    // "Paint 4 rooms (12x12)": so many of that size.
    const told = this.mentions
      .at(-1)
      ?.measures.find(({ kind, word }) => kind === 'COUNT' && /^rooms$/i.test(word));
    const count = size.sizes.length === 1 && told ? Math.min(told.value, MOST_ROOMS) : 1;
    const room: NamedPlace = { type: 'room', label: 'Room', count, ...size, start, end };
    this.places.push(room);
    return room;
  }

  private takeMeasure(segment: Segment, next: Segment | undefined): void {
    const measures = within(this.measures, segment);
    if (measures.length === 0) return;
    const last = this.mentions.at(-1);
    const between = this.text.slice(this.before?.end ?? 0, segment.start);
    const before = this.text.slice(Math.max(0, segment.start - 60), segment.start);
    const behind = this.text.slice(last?.end ?? 0, segment.start);
    const apart = measuredApart(this.mentions, between, measures, this.facts, behind);
    if (apart) return addTo(apart, measures);
    const size = sizeIn(this.text, measures);
    const isSize = size.lengthFt !== null || size.areaSf !== null || size.heightFt !== null;
    if (isSize && this.isOfPlaceBefore(segment, size)) return shareJoined(this.current, measures);
    // "Around 2200 sq ft house": the words say whose size it is.
    const own = segment.words.search(HAS);
    const [said] = this.named(own < 0 ? segment : { ...segment, end: segment.start + own });
    if (isSize && said) return giveSize(unsizedAs(said, this.places) ?? this.known(said), size);
    // "600 sq ft finished": so much floor there is, whatever was said before.
    if (size.areaSf !== null && IS_FLOOR.test(segment.words)) {
      const here = this.current.at(-1) ?? this.room(segment, size);
      giveSize(here, size);
      this.current = [here];
      return;
    }
    if (last && isShared(size, last, this.current)) return addTo(last, measures);
    const worked = last !== undefined && last.end === this.before?.end ? last.places.at(-1) : null;
    // "Repaint three bedrooms, 10x12 each": sides of the place that the work right before names; "one wall, 12x8" is a wall.
    if (worked && !hasSize(worked) && isRoom(size) && !/\bwall$/i.test(last?.words ?? '')) {
      this.current = [worked];
      return giveSize(worked, size);
    }
    const isNear = last && clauseOf(this.breaks, segment.start) - last.clause <= 1;
    if (last && isRoom(size) && last.measures.some(({ word }) => word === 'rooms')) {
      // "Refinish 3 rooms: 12x14, 11x12, 10x10": each size is one of them.
      const rooms = this.current.find(({ label }) => label === 'Room');
      if (!rooms) last.places = this.current = [this.room(segment, size)];
      else if (takesMore(rooms, size)) giveSize(rooms, size);
      return;
    }
    // "Replace the roof, 22 squares": so large is the whole job.
    const isSizeOfJob = last && measuresJob(last.rows[0] ?? '', measures, this.facts);
    if (last && isNear && (isSizeOfJob || takes(last, measures, this.facts)))
      return addTo(last, measures);
    const [only, ...others] = this.places;
    const isOnly = this.current.length === 0 && others.length === 0 && isRoom(size);
    const place = worked ?? this.current.at(-1) ?? (isOnly ? only : undefined);
    if (place && isSize && (takesMore(place, size) || !hasSize(size))) {
      giveSize(place, size);
      if (worked) shareJoined(last?.places ?? [], measures);
    } else if (next?.role === 'place' && !this.named(next).every(hasSize)) this.pending = size;
    else if (isSize && this.places.length === 0 && !OF_A_SPOT.test(before)) {
      this.current = [this.outsideOf(last, size) ?? this.room(segment, size)];
      for (const mention of this.mentions)
        if (mention.places.length === 0) mention.places = this.current;
    }
  }

  /** "Screen in our back porch, its 12 ft x 14 ft": the place outside that the work right before names. */
  private outsideOf(last: Draft | undefined, size: Size): NamedPlace | null {
    const found =
      last &&
      this.named(last).find(
        ({ type, label }) =>
          HAS_FLOOR.has(type) || (type === 'exterior' && /elevation$/i.test(label)),
      );
    return found ? this.measured(found, size) : null;
  }

  /** "House is 1,700 sf", "3 bedrooms, 11x12, 10x11": the size of what stands right before it. */
  private isOfPlaceBefore(segment: Segment, size: Size): boolean {
    const between = { start: this.before?.end ?? 0, end: segment.start };
    const [said] = this.named(between);
    // "House is a 1 story ranch, about 1,800 sq ft": named where its sentence begins.
    const from = this.mentions.at(-1)?.end ?? 0;
    const isBehindFact = this.before?.role === 'fact';
    const house = isBehindFact
      ? (houseTold(this.text, from, segment.start, (span) => this.named(span)) ??
        this.dwellingIn(this.before, between))
      : null;
    if (house && size.areaSf !== null) {
      const place = this.measured(house, size);
      if (this.current.length === 0) this.current = [place];
      return true;
    }
    if (said && between.end - said.end <= NEAR) {
      const place = this.known(said);
      giveSize(place, size);
      if (this.current.length === 0 && DWELLINGS.has(place.type)) this.current = [place];
      return true;
    }
    const place = this.current.at(-1);
    const isBehind = this.before?.role === 'place' || this.before?.role === 'measure';
    if (!place || !isBehind || !takesMore(place, size)) return false;
    giveSize(place, size);
    return true;
  }

  /** "3/1 house, | 1100 sf": the dwelling that a fact right before a size is about. */
  private dwellingIn(
    fact: Segment | null,
    between: { start: number; end: number },
  ): NamedPlace | null {
    const isNext = /^[,:;]? ?(?:about |approx\w*\.? )?$/i.test(
      this.text.slice(between.start, between.end),
    );
    const [place, ...others] = fact && isNext ? this.named(fact) : [];
    return place?.count === 1 && others.length === 0 && DWELLINGS.has(place.type) ? place : null;
  }

  private takeMention(segment: Segment, role: Mention['role']): void {
    const { words, start, end, candidates } = segment;
    const meant = rowsOf(segment, this.facts, within(this.measures, segment));
    const rows = spokenOf(segment, meant, this.facts, this.segments);
    this.leaveRoom(segment, rows);
    const last = this.mentions.at(-1);
    const measures = within(this.measures, segment);
    // "fiber cement lap 7 in. exposure 2,650 SF": an amount cut off its thing goes back to it; "baffles 40 ea" are another.
    const isOfLast = namesNothing(words) || (last !== undefined && last.rows[0] === meant[0]);
    const cutOff = isOfLast ? measures : measures.filter(({ kind }) => kind !== 'COUNT');
    if (role === 'order' && rows.length === 0 && last && takes(last, cutOff, this.facts))
      last.measures = [...last.measures, ...cutOff];
    const outer = this.current;
    const told = houseBeside(this.text, rows, measures, (span) => this.named(span));
    const named = told
      ? [this.measured(told.house, { ...NO_SIZE, areaSf: told.area.value })]
      : this.ownPlaces(segment, rows);
    const isOfOuter = !told && named !== null && isOfBoth(this.text, this.before, segment);
    const own = isOfOuter ? [...outer, ...named] : named;
    const putsIn = swaps(words) && rows.some((code) => !isRemoval(code));
    this.mentions.push({
      role: role === 'remove' && putsIn ? 'order' : role,
      words,
      start,
      end,
      rows,
      candidates,
      chance: surenessOf(segment, rows, this.facts),
      ...(segment.ordering === undefined ? {} : { ordering: segment.ordering }),
      measures: told
        ? measures.filter((measure) => measure !== told.area)
        : withoutRooms(measures, segment, rows, own, this.facts).filter(
            ({ kind }) => !isOfOuter || kind !== 'SIDES',
          ),
      places: own ?? this.roomOfSides(segment, rows) ?? this.current,
      isSupplied: role === 'order' && isSupplied(words),
      clause: clauseOf(this.breaks, start),
      isPlaced: own !== null,
    });
  }
}
