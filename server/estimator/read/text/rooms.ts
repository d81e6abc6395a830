// Rooms that uploads show, put among the places of a text: they give a size to a place that has none and stand beside the
// others. A size told in the text beats theirs; what disagrees is said.
import type { ScopeNote } from '../../../domain/scope/scope-of-work.ts';
import { toTenths } from '../../../domain/numbers.ts';
import { allPlaces } from '../../../domain/scope/upload-place.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { isWork } from './neighbors.ts';
import type { Reading } from './neighbors.ts';
import { onlyAsks } from './evidence.ts';
import { measuresIn } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import { NO_SIZE, placesIn } from './places.ts';
import type { NamedPlace, PlaceNames } from './places.ts';
import type { Segment } from './segments.ts';

/** A room that an upload shows, measured or only named; feet. */
export interface MeasuredRoom {
  type: string;
  label: string;
  lengthFt: number | null;
  widthFt: number | null;
  areaSf: number | null;
  heightFt: number | null;
  openings: { doors: number; windows: number; sf: number } | null;
  /** Where it was read; null for what its owner typed. */
  source: string | null;
  /** Its name says this very type; else it is only the closest. */
  isExact: boolean;
  isOutdoors: boolean;
}

type Sized = Pick<MeasuredRoom, 'lengthFt' | 'widthFt' | 'areaSf'>;

const note = (text: string): ScopeNote => ({ kind: 'NOTE', text: text.slice(0, 1_000) });
const isSized = ({ lengthFt, areaSf }: Sized): boolean => lengthFt !== null || areaSf !== null;
const areaOf = ({ lengthFt, widthFt, areaSf }: Sized): number =>
  areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0);
const sizeWords = ({ lengthFt, widthFt, areaSf }: Sized): string =>
  lengthFt !== null && widthFt !== null
    ? `${toTenths(lengthFt)} x ${toTenths(widthFt)} ft${areaSf === null ? '' : ` (${toTenths(areaSf)} sq ft)`}`
    : `${toTenths(areaSf ?? 0)} sq ft`;
const sourceOf = (rooms: readonly MeasuredRoom[]): string =>
  allPlaces(rooms.map(({ source }) => source)) ?? 'your uploads';

/** Places that mean all rooms together. */
const ALL: ReadonlySet<string> = new Set(['house', 'everywhere', 'level', 'unit_2br']);

const openingsIn = ({
  openings,
}: MeasuredRoom): Pick<NamedPlace, 'doors' | 'windows' | 'openingsSf'> =>
  openings === null
    ? {}
    : { doors: openings.doors, windows: openings.windows, openingsSf: openings.sf };

const giveSize = (place: NamedPlace, rooms: readonly MeasuredRoom[], notes: ScopeNote[]): void => {
  const [first] = rooms;
  if (!first) return;
  if (rooms.length === 1)
    Object.assign(place, {
      lengthFt: first.lengthFt,
      widthFt: first.widthFt,
      areaSf: first.areaSf,
    });
  else Object.assign(place, { areaSf: rooms.reduce((sum, room) => sum + areaOf(room), 0) });
  place.heightFt ??= first.heightFt;
  // Doors and windows that the words tell go before those of the plan.
  if (rooms.length === 1 && place.doors === undefined && place.windows === undefined)
    Object.assign(place, openingsIn(first));
  place.source = allPlaces(rooms.map(({ source }) => source));
  notes.push(
    note(`${place.label}: ${rooms.map(sizeWords).join(' and ')} read from ${sourceOf(rooms)}.`),
  );
};

const roomPlace = (room: MeasuredRoom, at: number): NamedPlace => ({
  ...NO_SIZE,
  type: room.type,
  label: room.label,
  count: 1,
  lengthFt: room.lengthFt,
  widthFt: room.widthFt,
  heightFt: room.heightFt,
  areaSf: room.areaSf,
  ...openingsIn(room),
  start: at,
  end: at,
  source: room.source ?? 'your uploads',
});

/** "All rooms" are the rooms that the uploads show, one by one. */
const eachRoom = (reading: Reading, place: NamedPlace, rooms: readonly NamedPlace[]): void => {
  reading.places = reading.places.flatMap((other) => (other === place ? rooms : [other]));
  for (const mention of reading.mentions)
    mention.places = mention.places.flatMap((other) => (other === place ? rooms : [other]));
};

/** Changes the places of the reading. @returns sentences on what was taken from where */
export const addRooms = (
  reading: Reading,
  rooms: readonly MeasuredRoom[],
  text: string,
): ScopeNote[] => {
  const notes: ScopeNote[] = [];
  const free = new Set(rooms);
  const indoors = rooms.filter(({ isOutdoors, type }) => !isOutdoors && type !== 'unknown');
  for (const place of reading.places) {
    const fitting = [...free]
      .filter((room) => room.isExact && room.type === place.type && isSized(room))
      .slice(0, Math.max(1, place.count));
    if (fitting.length === 0 && ALL.has(place.type) && !isSized(place)) {
      const all = indoors.filter((room) => isSized(room) && free.has(room));
      if (all.length > 0 && place.type === 'everywhere')
        eachRoom(
          reading,
          place,
          all.map((room) => roomPlace(room, text.length)),
        );
      else if (all.length > 0) giveSize(place, all, notes);
      for (const room of all) free.delete(room);
      continue;
    }
    const [first] = fitting;
    if (!first) continue;
    if (isSized(place)) {
      if (sizeWords(place) !== sizeWords(first))
        notes.push(
          note(
            `${place.label}: you stated ${sizeWords(place)}, but ${sizeWords(first)} was read from ${sourceOf([first])}; your figure was used.`,
          ),
        );
      free.delete(first);
      continue;
    }
    giveSize(place, fitting, notes);
    for (const room of fitting) free.delete(room);
  }
  const unnamed = [...free].filter(({ type }) => type === 'unknown');
  if (unnamed.length > 0) {
    const counted = unnamed.length === 1 ? 'One room was' : `${unnamed.length} rooms were`;
    notes.push(
      note(
        `${counted} measured in ${sourceOf(unnamed)}, but no name stands there; name them to have work priced in them.`,
      ),
    );
  }
  for (const room of free) if (isSized(room)) reading.places.push(roomPlace(room, text.length));
  return notes;
};

/** The assembly that does a room of a type over. */
const WHOLE_ROOM: Readonly<Record<string, string>> = {
  kitchen: 'kitchen_remodel',
  bathroom: 'bathroom_remodel',
  primary_bathroom: 'bathroom_remodel',
  powder_room: 'powder_remodel',
  bedroom: 'bedroom_remodel',
  primary_bedroom: 'bedroom_remodel',
  living_room: 'living_remodel',
  family_room: 'living_remodel',
  dining_room: 'living_remodel',
  office: 'living_remodel',
  laundry_room: 'laundry_remodel',
  hallway: 'hallway_refresh',
  garage: 'garage_refresh',
  basement: 'basement_finish',
  roof: 'roof_replace',
  exterior: 'exterior_paint',
};

/** The assembly that does such a room over, by its id; null for places that none does. */
export const doneOverBy = (type: string): string | null => WHOLE_ROOM[type] ?? null;

/** Words that order a room done over, right before its name or behind it. */
const DONE_OVER =
  /\b(?:re-?do(?:ing|ne)?|remodel(?:ing|ed)?|renovat(?:e|ed|ing|ion)|reno|gut(?:ted|ting)?|overhaul|make ?over|re-?vamp|start(?:ing)? over)\b/i;
/** "We want to finish our basement"; of other rooms it says too little. */
const FINISHED = /\bfinish(?:ing)?\b/i;
/** A kitchen of which the cabinets stay. */
const REFRESHED = /\b(?:refresh|freshen|face ?lift|spruce)/i;
/** "Bath gut, walls open", "walls are open in the gutted bath": what was done, where the walls are open now. */
const IS_OPEN =
  /\b(?:walls?|studs?|ceilings?|framing) (?:(?:are|is|all|already) )*(?:open|bare|exposed)\b(?! (?:to|up)\b)|\b(?:open|bare) (?:walls?|studs?)\b/i;
const NEAR = 24;
const REFUSED = /\b(?:no|not|don'?t|without|never|already|last|was|were|been)\b/i;

interface WholeOrder {
  at: number;
  words: string;
  measures?: readonly ToldMeasure[];
  /** The assembly, where it is not the usual one of the room. */
  job?: string;
}

const doneOver = (text: string, { type, start, end }: NamedPlace): WholeOrder | null => {
  const from = Math.max(0, start - NEAR);
  const found =
    DONE_OVER.exec(text.slice(from, end + NEAR)) ??
    (type === 'basement' ? FINISHED.exec(text.slice(from, start)) : null);
  if (found) return { at: from + found.index, words: found[0] };
  const refreshed = type === 'kitchen' ? REFRESHED.exec(text.slice(from, start)) : null;
  return refreshed && { at: from + refreshed.index, words: refreshed[0], job: 'kitchen_refresh' };
};

/** What is built outside, by the type of its place. */
const BUILT: Readonly<Record<string, string>> = {
  deck: 'deck_build',
  patio: 'patio',
  driveway: 'driveway',
};

/** "Patio 12x14 with steps": a sentence that begins with what is built and its size, and tells what belongs to it. */
const BEGINS = /(?:^|[.!?\n] *)(?:new |an? )*$/i;

const MENDED = /\b(?:repair|patch|fix|re-?seal|reset|detach|clean|leak)/i;
const LEAST_PARTS = 2;

/** "Roof 28 squares: ridges and valleys, new drip edge": squares of a roof before its parts are those of a new one. */
const roofed = (
  text: string,
  place: NamedPlace,
  { mentions }: Reading,
  segments: readonly Span[],
): WholeOrder | null => {
  const span = segments.find((one) => one.start <= place.start && one.end >= place.end);
  if (place.type !== 'roof' || !span || !/^ ?:/.test(text.slice(span.end))) return null;
  const { start, end } = span;
  const squares = measuresIn(text.slice(0, end)).filter(
    (measure) => measure.kind === 'SQUARES' && measure.start >= start,
  );
  const parts = mentions.filter(
    ({ role, rows, places }) =>
      (role === 'order' || role === 'remove') &&
      places.includes(place) &&
      rows.some((row) => row.startsWith('RFG-')),
  );
  const isNew = parts.length >= LEAST_PARTS && !parts.some(({ words }) => MENDED.test(words));
  return squares.length === 1 && isNew && BEGINS.test(text.slice(Math.max(0, start - NEAR), start))
    ? { at: start, words: text.slice(start, end), measures: squares }
    : null;
};

/** Jobs of a whole room or building, beside which it is not done over once more. */
const OF_ROOM =
  /^@(?:\w+_(?:remodel|refresh|finish|add|build)|whole_\w+|roof_\w+|exterior_\w+|patio|driveway)$|^(?:DCK-(?:FRAME|PT|COMP|CEDAR)|CNC-(?:SLAB|DRIVE|PAVER|ASPH|STAMP))/;

type Span = Pick<Segment, 'start' | 'end' | 'role'>;

/** Permits and drawings. A text that orders nothing else tells what they are for: "permits for the bath we are redoing". */
export const IS_PAPER = /^(?:PRM-(?!LEAD|RRP)|GCN-(?:DESIGN|ENGR|SURVEY))/;

/** Rooms that words outside of all segments order done over, and what they order built: "redo our master bathroom". */
export const orderDoneOver = (
  reading: Reading,
  text: string,
  segments: readonly Span[],
  { assemblies }: Pick<PriceBook, 'assemblies'>,
): void => {
  const isFree = (at: number): boolean =>
    !segments.some(({ start, end, role }) => role !== 'place' && at >= start && at < end);
  const first = reading.mentions.filter(isWork).map(({ rows: [row = ''] }) => row);
  const isOfPapers = first.length > 0 && first.every((row) => IS_PAPER.test(row));
  for (const place of reading.places) {
    const id = WHOLE_ROOM[place.type] ?? BUILT[place.type];
    if (
      id === undefined ||
      !assemblies.has(id) ||
      reading.mentions.some(
        ({ role, rows, places }) =>
          (role === 'order' || role === 'remove') &&
          rows.some((row) => OF_ROOM.test(row)) &&
          (places.includes(place) || places.length === 0),
      )
    )
      continue;
    const found = roofed(text, place, reading, segments) ?? doneOver(text, place);
    if (!found) continue;
    const { at, words, job = id, measures = [] } = found;
    if (
      !isFree(at) ||
      (isOfPapers && (at > place.start || /(?:ing|ion|reno)$/i.test(words))) ||
      (/^gut/i.test(words) && (at > place.start || /ted$/i.test(words)) && IS_OPEN.test(text)) ||
      /[.;!?\n]/.test(text.slice(Math.min(at, place.start), Math.max(at, place.start))) ||
      REFUSED.test(text.slice(Math.max(0, at - NEAR), at)) ||
      onlyAsks(text, { start: at, end: at + words.length, words })
    )
      continue;
    reading.mentions.push({
      role: 'order',
      words,
      start: at,
      end: at + words.length,
      rows: [`@${job}`],
      candidates: [{ code: `@${job}`, chance: 1 }],
      chance: 1,
      measures,
      places: [place],
      isSupplied: false,
    });
  }
};

/** The name of a room, where the product's own shortcut names nothing but a room. */
export const roomAlone = (text: string, room: string, names: PlaceNames): Segment | null => {
  const start = text.toLowerCase().lastIndexOf(room.toLowerCase());
  const end = start + room.length;
  const [place] = start < 0 ? [] : placesIn(text, { start, end }, names, []);
  return place?.start === start && place.end === end
    ? { role: 'place', words: text.slice(start, end), start, end, candidates: [] }
    : null;
};

/** Orders the whole of the room that the product's own shortcut names, where the text orders nothing else. */
export const orderWhole = (
  reading: Reading,
  { assemblies }: Pick<PriceBook, 'assemblies'>,
): void => {
  const place = reading.places.find(({ type }) => WHOLE_ROOM[type] !== undefined);
  const id = place && WHOLE_ROOM[place.type];
  if (!place || id === undefined || !assemblies.has(id) || reading.mentions.length > 0) return;
  reading.mentions.push({
    role: 'order',
    words: place.label,
    start: place.start,
    end: place.end,
    rows: [`@${id}`],
    candidates: [{ code: `@${id}`, chance: 1 }],
    chance: 1,
    measures: [],
    places: [place],
    isSupplied: false,
  });
};
