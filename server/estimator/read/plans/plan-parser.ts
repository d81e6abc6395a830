// Reads the rooms of a floor plan out of the text on it: names, sizes, areas and ceiling heights, all in feet.
// It sees labels with their places, whatever they were read from, and says what it could not make out.
import { hundredths } from '../../../domain/numbers.ts';
import type { RoomReading } from '../../upload-reading.ts';
import { type LengthUnit } from './lengths.ts';
import type { PageLabel } from './page.ts';
import type { PlanLabel } from './plan-labels.ts';
import { isRoomSized, planNotes, type PlanFacts, statesIn } from './plan-notes.ts';
import { bareUnitOf, roomSizeOf } from './plan-units.ts';
import { unknownNameOf } from './room-names.ts';
import { ownLabel } from '../../../domain/scope/own-label.ts';

// Second step of reading a plan: which measure stands with which name. Pure geometry.

/** Reach of a name, in heights of the text: a measure stands below its name, seldom above it. */
const REACH_DOWN = 4.5;
const REACH_UP = 3;
/** A measure above its name is the less likely, the further away it is. */
const UPWARD_COST = 1.6;
const SIDEWAYS_COST = 0.5;

const cost = ({ box: name }: PlanLabel, { box: measure }: PlanLabel): number | null => {
  const height = Math.min(name.height, measure.height * 1.5);
  const sideways = Math.abs(name.x + name.width / 2 - (measure.x + measure.width / 2));
  const down = measure.y + measure.height / 2 - (name.y + name.height / 2);
  const reach = name.height / 2 + height * (down < 0 ? REACH_UP : REACH_DOWN);
  if (sideways > Math.max(name.width, measure.width) || Math.abs(down) > reach) return null;
  return sideways * SIDEWAYS_COST + (down < 0 ? -down * UPWARD_COST : down);
};

/** `true` when a measure stands where it may belong to the name. */
const standsNear = (name: PlanLabel, measure: PlanLabel): boolean => cost(name, measure) !== null;

/**
 * Pairs names with measures, the nearest first, one to one.
 * @returns the measure of each name that has one
 */
const matchLabels = (
  names: readonly PlanLabel[],
  measures: readonly PlanLabel[],
): Map<PlanLabel, PlanLabel> => {
  const pairs = names.flatMap((name) =>
    measures.flatMap((measure) => {
      const price = cost(name, measure);
      return price === null ? [] : [{ name, measure, price }];
    }),
  );
  const matched = new Map<PlanLabel, PlanLabel>();
  const used = new Set<PlanLabel>();
  for (const { name, measure } of pairs.toSorted((a, b) => a.price - b.price)) {
    if (matched.has(name) || used.has(measure)) continue;
    matched.set(name, measure);
    used.add(measure);
  }
  return matched;
};

/** A room where its name or, without one, its measure stands. */
export interface RoomOnSheet extends RoomReading {
  /** Number of the sheet, from 0. */
  sheet: number;
  /** Box in the unit of the sheet's labels. */
  box: PageLabel;
}

export interface PlanReading {
  rooms: RoomOnSheet[];
  /** Sentences for the reasoning; empty when all went well. */
  notes: string[];
}

const MAX_ROOMS = 60;
/** Labels of total and outside areas, which are no room's. */
const IS_TOTAL =
  /\b(?:total|gross|net|heated|living area|floor|footprint|lot|site|building|house|apt|unit)\b/i;

/** Words beside the size of a door or a window: `8'0"X6'8" GLASS SLIDER`, `2'6"x4'0" DH`. */
const OPENING_WORDS =
  /\b(?:doors?|drs?|windows?|slid(?:ers?|ing)|sgd|bi-?\s?folds?|bi-?\s?pass|bypass|pocket|french|glass|glazed|transom|sidelights?|casement|awning|hopper|hung|[sd]\.?h|fixed|fx|skylights?|o\.?h\.?d|overhead|roll-?up|opening|attic access|access panel|scuttle)\b/i;
/** The widest leaf of a door, feet. */
const WIDEST_LEAF = 4;
/** Height of nearly all doors, feet. Hardly any room is as long. */
const DOOR_HEIGHT = 6 + 8 / 12;
/** Other heights of doors, feet. Rooms may be as long; a name beside the size tells which it is. */
const OTHER_DOOR_HEIGHTS = [7, 8];

/** A size without words, `2'8" x 6'8"`, as large as the leaf of a door of one of these heights. */
const isLeaf = ({ rest, sizes: [size] }: PlanLabel, heights: readonly number[]): boolean => {
  if (!size || size.height || /\p{L}/u.test(rest)) return false;
  const [width = 0, height = 0] = size.sides.map(({ value, unit }) =>
    unit === 'ft' ? value : Infinity,
  );
  return width <= WIDEST_LEAF && heights.some((told) => Math.abs(told - height) < 0.01);
};

/** The size of a door or a window, by its words or its sides. */
const isOfOpening = (label: PlanLabel): boolean =>
  OPENING_WORDS.test(label.rest) || isLeaf(label, [DOOR_HEIGHT]);

type NamedSize = { name: PlanLabel | null; size: PlanLabel | null };

const heightOf = ({ ceilings: [height] }: PlanLabel): number | null =>
  height === undefined ? null : hundredths(height);

const areaOf = ({ areas: [area] }: PlanLabel): number | null =>
  area ? hundredths(area.squareFeet) : null;

/** Sizes with their names; those that nothing is near stand alone. */
const pairUp = (labels: readonly PlanLabel[]): NamedSize[] => {
  const names = labels.filter(({ name }) => name !== null);
  const open = names.filter(({ sizes }) => sizes.length === 0);
  const loose = labels.filter(
    (label) => label.name === null && label.sizes.length > 0 && !isOfOpening(label),
  );
  const matched = matchLabels(open, loose);
  const used = new Set(matched.values());
  return [
    ...names.map((name) => ({
      name,
      size: name.sizes.length > 0 ? name : (matched.get(name) ?? null),
    })),
    ...loose
      .filter((size) => !used.has(size) && !isLeaf(size, OTHER_DOOR_HEIGHTS))
      .map((size) => ({ name: null, size })),
  ];
};

type PlacedRoom = Omit<RoomOnSheet, 'sheet'>;

const readPage = (labels: readonly PlanLabel[], unit: LengthUnit) => {
  const sized = pairUp(labels).filter(
    ({ name, size }) => name !== null || (size !== null && roomSizeOf(size.sizes, unit) !== null),
  );
  const named = sized.flatMap(({ name, size }) => (name ? [{ name, size }] : []));
  // A second size at the same name, in the other unit or of a note beside it, is no second room.
  const taken = named.flatMap(({ name, size }) => (size ? [name] : []));
  const lone = sized.flatMap(({ name, size }) =>
    !name && size && !taken.some((known) => standsNear(known, size)) ? [size] : [],
  );
  const anchors = named.map(({ name }) => name);
  const areas = matchLabels(
    anchors.filter((name) => name.areas.length === 0),
    labels.filter(
      ({ name, areas: found, rest }) => !name && found.length > 0 && !IS_TOTAL.test(rest),
    ),
  );
  const ceilingLabels = labels.filter(({ name, ceilings }) => !name && ceilings.length > 0);
  const ceilings = matchLabels(anchors, ceilingLabels);
  const near = new Set(ceilings.values());
  const general = ceilingLabels.find((label) => !near.has(label));
  const generalHeight = general ? heightOf(general) : null;

  const openings = matchLabels(
    sized.flatMap(({ name, size }) => name ?? size ?? []),
    labels.filter((label) => label.openings !== null),
  );

  const roomOf = (name: string, own: PlanLabel, size: PlanLabel | null): PlacedRoom => {
    const read = size && roomSizeOf(size.sizes, unit);
    const ceiling = ceilings.get(own);
    const holes = openings.get(own)?.openings;
    return {
      name,
      lengthFt: read?.lengthFt ?? null,
      widthFt: read?.widthFt ?? null,
      heightFt: heightOf(own) ?? read?.heightFt ?? (ceiling ? heightOf(ceiling) : generalHeight),
      areaSf: areaOf(own) ?? areaOf(areas.get(own) ?? own),
      ...(holes && { openings: holes }),
      box: own.box,
    };
  };
  return {
    named: named.map(({ name, size }) => roomOf(name.name ?? '', name, size)),
    lone: lone.map((size) => ({ label: size, room: roomOf('', size, size) })),
  };
};

interface LabelWords {
  label: PlanLabel;
  name: string;
}

/** Plain words that may name a room we do not know. */
const plainWordsOf = (labels: readonly PlanLabel[]): LabelWords[] =>
  labels.flatMap((label) => {
    const name = label.name === null ? unknownNameOf(label.rest) : null;
    return name === null ? [] : [{ label, name }];
  });

const neighborName = (words: readonly LabelWords[], size: PlanLabel): string | null => {
  const distance = ({ label }: LabelWords) => Math.abs(label.box.y - size.box.y);
  const near = words.filter(({ label }) => label === size || standsNear(label, size));
  return near.toSorted((a, b) => distance(a) - distance(b))[0]?.name ?? null;
};

const keyOf = ({ name, lengthFt, widthFt, areaSf }: RoomReading) =>
  [name, lengthFt, widthFt, areaSf].join('|');

/** Further sheets (ceiling, electrical) show the same rooms again, often without sizes. */
const addSheet = (known: RoomOnSheet[], sheet: readonly RoomOnSheet[]): void => {
  const keys = new Set(known.map(keyOf));
  const names = new Set(known.map(({ name }) => name));
  known.push(
    ...sheet.filter(
      (room) => !keys.has(keyOf(room)) && (isRoomSized(room) || !names.has(room.name)),
    ),
  );
};

/** Flats on one sheet have rooms of equal names, and each is measured: the second is numbered, past names that are written. */
const withOwnNames = (rooms: readonly RoomOnSheet[]): RoomOnSheet[] => {
  const taken = [...new Set(rooms.map(({ name }) => name))].map((label) => ({ label }));
  const seen = new Set<string>();
  return rooms.map((room) => {
    if (!seen.has(room.name)) {
      seen.add(room.name);
      return room;
    }
    const name = ownLabel(room.name, taken);
    taken.push({ label: name });
    return { ...room, name };
  });
};

const hasOtherScript = (labels: readonly PlanLabel[]): boolean =>
  labels.some(({ box }) => /\p{L}{2}/u.test(box.text.replaceAll(/\p{Script=Latin}/gu, '')));

/** @param sheets labels of each page, as `readLabels` gives them */
export const parsePlan = (sheets: readonly (readonly PlanLabel[])[]): PlanReading => {
  const labels = sheets.flat();
  const bareUnit = bareUnitOf(labels);
  const rooms: RoomOnSheet[] = [];
  let unnamed = 0;
  for (const [number, sheet] of sheets.entries()) {
    const { named, lone } = readPage(sheet, bareUnit ?? 'ft');
    const sizedNames = named.filter(isRoomSized).length;
    // Where most names are known, the odd one is a name too; where none is, it is as likely noise.
    const trustNeighbors = sizedNames >= lone.length;
    const words = trustNeighbors && lone.length > 0 ? plainWordsOf(sheet) : [];
    const others = lone.map(({ label, room }) => {
      const name = neighborName(words, label);
      if (name) return { ...room, name };
      unnamed += 1;
      return { ...room, name: `Room ${unnamed}`, isUnnamed: true as const };
    });
    addSheet(
      rooms,
      [...named, ...others].map((room) => ({ ...room, sheet: number })),
    );
  }
  const kept = withOwnNames(rooms.slice(0, MAX_ROOMS));
  const facts: PlanFacts = {
    rooms: kept,
    unnamed,
    units: new Set(
      labels.flatMap(({ sizes }) => {
        const size = roomSizeOf(sizes, bareUnit ?? 'ft');
        return size ? [size.unit] : [];
      }),
    ),
    bareUnit,
    hasOtherScript: hasOtherScript(labels),
    left: rooms.length - kept.length,
    states: statesIn(labels.map(({ box }) => box.text)),
  };
  return { rooms: kept, notes: planNotes(facts) };
};
