// Mentions gathered by the place they are done in: the whole jobs that words ordered there, and the rows that were named.
import { evaluate } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { Unit } from '../../book/units.ts';
import { isWholeCode } from '../../book/whole-jobs.ts';
import { withoutWholes } from './whole-work.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import { usualPlace } from '../../scope/usual-place.ts';
import type { KnownSizes } from '../../scope/usual-place.ts';
import { geometryOf } from '../../calculate/space.ts';
import type { Geometry } from '../../calculate/space.ts';
import { amountOf } from './amounts.ts';
import type { ComposeContext } from './compose-context.ts';
import { doublesIn } from './doubles.ts';
import { IS_REMODEL } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { BATHS, BUILDING, hasSize, isFace } from './places.ts';
import type { NamedPlace } from './places.ts';
import { doneOverBy, IS_PAPER } from './rooms.ts';
import { quantityIn } from './quantities.ts';
import type { NamedRow, Settings } from './shape.ts';
import { SEVERAL } from './usual-amounts.ts';

export const OUTSIDE: ReadonlySet<string> = new Set([
  'roof',
  'exterior',
  'deck',
  'patio',
  'porch',
  'driveway',
  'yard',
  'fence',
]);
/** Rooms done over whole: they are done in a room of their kind. */
export const ROOM_JOBS: ReadonlySet<string> = new Set(
  'kitchen_remodel kitchen_refresh bathroom_remodel powder_remodel bathroom_add tub_to_shower shower_retile bedroom_remodel laundry_remodel hallway_refresh garage_refresh basement_finish cabinet_paint backsplash countertop_replace deck_build patio driveway'.split(
    ' ',
  ),
);
const ANY_ROOM = 'living_room';

/** Whether work that is usually done in places of one type can be done in a place of the other. */
export const suits = (usual: string, type: string): boolean => {
  if (usual === type) return true;
  // What is built onto a house is not as large as the house.
  if (usual === 'addition' && BUILDING.has(type)) return false;
  if (OUTSIDE.has(usual)) return OUTSIDE.has(type) && (type === 'exterior' || usual === 'exterior');
  return !OUTSIDE.has(type);
};

/** "A taqueria with full kitchen": a building that is priced by its floor is not as large as one room of it. */
const isByFloor = ({ items }: Assembly): boolean =>
  items.some(({ code }) => code.startsWith('BLD-'));

export const jobSuits = (assembly: Assembly, usual: string, type: string): boolean =>
  suits(usual, type) &&
  (!BUILDING.has(usual) || !isByFloor(assembly) || BUILDING.has(type) || type === 'room') &&
  (!ROOM_JOBS.has(assembly.id) ||
    usual === type ||
    type === 'room' ||
    (BATHS.has(usual) && BATHS.has(type)));

/** Buildings in which a slab is poured, as it is for a patio. */
export const HAS_SLAB: ReadonlySet<string> = new Set(['garage', 'basement']);

/** A row of one kind of room is measured by such a room, also where only the house was named. */
export const rowSuits = (usual: string, type: string): boolean =>
  ((usual === 'patio' || usual === 'garage') && HAS_SLAB.has(type)) ||
  (suits(usual, type) &&
    (!BUILDING.has(type) || BUILDING.has(usual) || usual === ANY_ROOM || usual === type));

/** Rows of what stands in one kind of room. */
const OF_ONE_ROOM = /^(?:APL|BTH|CAB|CTP|PLB|DEM-CAB|WTR-TOCAB)/;

/** Whether such a row has a room of its own among those told together, and this is another: cabinets of a kitchen and a den. */
export const isOfAnother = (
  code: string,
  usual: string,
  place: NamedPlace | null,
  places: readonly NamedPlace[],
): boolean =>
  OF_ONE_ROOM.test(code) &&
  place !== null &&
  place.type !== usual &&
  places.some(({ type }) => type === usual);

/** Sizes told one by one, or once for several equal rooms, as the area of all of them. */
export const wholeSize = ({
  count,
  lengthFt,
  widthFt,
  areaSf,
  sizes,
}: NamedPlace): { lengthFt: number | null; widthFt: number | null; areaSf: number | null } => {
  const areas = sizes.map(([one, other]) => one * other);
  const sum = areas.reduce((total, area) => total + area, 0);
  if (sizes.length > 1)
    return {
      lengthFt: null,
      widthFt: null,
      areaSf: sum + (Math.max(0, count - sizes.length) * sum) / sizes.length,
    };
  if (lengthFt !== null && widthFt !== null && count > 1)
    return { lengthFt: null, widthFt: null, areaSf: count * lengthFt * widthFt };
  return { lengthFt, widthFt, areaSf };
};

/** Work in one place: the jobs that words ordered as a whole, and the rows that were named. */
export interface Group {
  place: NamedPlace | null;
  jobs: Job[];
  rows: NamedRow<Mention>[];
  /** Mentions of what another one orders there already: "toilet … a toilet". */
  again: ReadonlyMap<Mention, Mention>;
}

/** A job that is done whole, before it is measured. */
export interface Job {
  assembly: Assembly;
  start: Settings;
  mention: Mention;
}

/** Units of amounts that are of all the places together. */
const SHARED: ReadonlySet<Unit> = new Set(['SF', 'SY', 'SQ', 'LF', 'CY']);

/** Type of the place where a row, or an assembly as `@id`, is usually done; undefined where it may be anywhere. */
export const usualOf = (code: string, { book }: ComposeContext): string | undefined =>
  code.startsWith('@')
    ? book.usualPlaces.get(code.slice(1))?.type
    : book.rowOrders.get(code)?.place;

const MEASURED_WHOLE: ReadonlySet<string> = new Set([
  'house',
  'unit_2br',
  'office_suite',
  'retail',
]);

/** Rooms that have goods of their own. */
const OWN_GOODS: ReadonlySet<string> = new Set(['kitchen', 'bathroom', 'laundry_room', 'roof']);

/** Picks the places that have such goods out of several: base cabinets of "kitchen and den" stand in the kitchen, a toilet in none. */
const placedBy = (
  { rows }: Mention,
  places: readonly NamedPlace[],
  { book }: ComposeContext,
  isPiece = book.items.get(rows[0] ?? '')?.unit === 'EA',
): readonly (NamedPlace | null)[] => {
  const { place: type, family } = book.rowOrders.get(rows[0] ?? '') ?? {};
  // A floor of tile, which is usual in baths, lies in the hall, too.
  const isFloor = family === 'floor' && places.every((place) => !BUILDING.has(place.type));
  if (type === undefined || !OWN_GOODS.has(type) || isFloor) return places;
  const own = places.filter(
    (place) => place.type === type || (BATHS.has(type) && BATHS.has(place.type)),
  );
  if (own.length > 0) return own;
  return isPiece && places.every((place) => !BUILDING.has(place.type)) ? [null] : places;
};

/** The building that was measured, for work that is measured by one, whatever room was named last: a move-out clean. */
const buildingFor = (
  usual: string | undefined,
  fitting: readonly NamedPlace[],
  places: readonly NamedPlace[],
): NamedPlace | undefined =>
  usual !== undefined && BUILDING.has(usual) && fitting.every(({ type }) => !BUILDING.has(type))
    ? places.find((place) => MEASURED_WHOLE.has(place.type) && hasSize(place))
    : undefined;

/** "Convert the half bath to a full bath": one room, as the work is usually done in. */
const CONVERTS = /\b(?:convert|chang|turn|mak|made)\w*\b.*\b(?:in)?to\b/i;

/** Whole houses, and papers of one: rooms named beside them are what they have, or what they are for. */
const IS_HOUSE = /^BLD-(?:NEW|ADU|GUT|COSM)$/;

/** Each place that a mention is done in; one amount told of several places is of all of them together. */
const placesOf = (
  mention: Mention,
  places: readonly NamedPlace[],
  together: Map<string, NamedPlace>,
  context: ComposeContext,
): readonly (NamedPlace | null)[] => {
  const [main] = mention.rows;
  const usual = main === undefined ? undefined : usualOf(main, context);
  const fitting = mention.places.filter(({ type }) => usual === undefined || suits(usual, type));
  // "Whole house re-pipe, 2 bath 1 kitchen" is done once.
  if (/\bwhole[- ]house\b/i.test(mention.words) && usual === 'house')
    return [places.find(({ type }) => type === 'house') ?? null];
  if (IS_HOUSE.test(main ?? '') || (mention.places.length > 1 && IS_PAPER.test(main ?? '')))
    return [mention.places.find((one) => BUILDING.has(one.type) || hasSize(one)) ?? null];
  const building = buildingFor(usual, fitting, places);
  if (building) return [building];
  const [first, ...others] = fitting.length > 0 ? fitting : mention.places;
  if (!first) return [null];
  if (others.length === 1 && CONVERTS.test(mention.words))
    return [
      [first, ...others].find(hasSize) ?? (first.type === usual ? first : (others[0] ?? null)),
    ];
  if (others.length === 0) return [first];
  const told = mention.rows.find((code) => amountOf(mention, code, context) !== null);
  const unit = told === undefined ? undefined : context.book.items.get(told)?.unit;
  const areaSf = told === undefined ? quantityIn(mention.measures, 'SF') : null;
  if (unit === undefined && areaSf === null) return placedBy(mention, [first, ...others], context);
  if (unit !== undefined && !SHARED.has(unit)) return [first];
  const label = mention.places.map((place) => place.label).join(', ');
  const known = together.get(label);
  if (known) return [known];
  const one: NamedPlace = {
    ...first,
    label,
    type: 'room',
    count: mention.places.reduce((sum, place) => sum + place.count, 0),
    lengthFt: null,
    widthFt: null,
    areaSf,
    sizes: [],
  };
  together.set(label, one);
  return [one];
};

export const isRemoval = (code: string, { items }: Pick<PriceBook, 'items'>): boolean =>
  items.get(code)?.action === 'remove';

/** Two kinds of one surface in one place, "vinyl plank, oak color": the likelier one, unless each has its amount. */
const withoutRivals = (
  rows: readonly NamedRow<Mention>[],
  { book }: ComposeContext,
): NamedRow<Mention>[] => {
  const surfaceOf = ({ code }: NamedRow<Mention>): string | null => {
    const unit = book.items.get(code)?.unit;
    const order = book.rowOrders.get(code);
    return order?.lead && unit && SHARED.has(unit) && !isRemoval(code, book) ? order.family : null;
  };
  return rows.filter((row) => {
    const surface = surfaceOf(row);
    return (
      surface === null ||
      row.quantity !== null ||
      !rows.some(
        (other) =>
          other.code !== row.code &&
          surfaceOf(other) === surface &&
          other.source !== row.source &&
          other.source.chance > row.source.chance,
      )
    );
  });
};

/** Chance from which words may mean another job than the likeliest. */
const LEAST_JOB = 0.02;
/** "Remodel | living room 15x20": words that name no room mean the place that they stand at. */
const NAMES_NO_ROOM =
  /^(?:\w+ly )?(?:gut(?: and remodel)?|re-?do|re-?model|re-?vamp|renovate|overhaul)$/i;

/** "Gut" and "remodel" of a room mean that room: the likeliest job that is done in rooms of its type. */
const jobHere = (
  mention: Mention,
  place: NamedPlace | null,
  context: ComposeContext,
): Assembly | null => {
  const [code = ''] = mention.rows;
  const named = context.book.assemblies.get(code.slice(1));
  if (!named || !place || BUILDING.has(place.type) || OUTSIDE.has(place.type)) return named ?? null;
  const usualTypeOf = ({ id }: Assembly): string => usualOf(`@${id}`, context) ?? 'house';
  const others = mention.candidates.flatMap(({ code: other, chance }) =>
    chance < LEAST_JOB ? [] : (context.book.assemblies.get(other.slice(1)) ?? []),
  );
  const rooms = others.filter(({ id }) => ROOM_JOBS.has(id));
  const own = rooms.find((assembly) => usualTypeOf(assembly) === place.type);
  // "Remodel the kitchen and the hall bath": each as rooms of its kind are.
  const isOfPlace = mention.places.length > 1 || NAMES_NO_ROOM.test(mention.words);
  const other = isOfPlace ? doneOverBy(place.type) : null;
  if (IS_REMODEL.test(code)) return own ?? context.book.assemblies.get(other ?? '') ?? named;
  if (!isWholeCode(code) || place.type === 'room') return named;
  return own ?? rooms.find((one) => jobSuits(one, usualTypeOf(one), place.type)) ?? named;
};

export const geometryIn = (
  type: string,
  place: (KnownSizes & { label: string }) | null,
  { book }: ComposeContext,
): Geometry => geometryOf(spaceOfPlace(usualPlace(type, place?.label ?? '', place ?? {}, book)));

/** What a row comes to in a place, or in one of its own kind. */
const usualIn = (code: string, place: NamedPlace | null, context: ComposeContext): number => {
  const order = context.book.rowOrders.get(code);
  if (!order) return 1;
  if (place && isFace(place) && context.book.items.get(code)?.unit === 'SF')
    return (place.areaSf ?? 0) || (place.lengthFt ?? 0) * (place.widthFt ?? 0);
  const here = place !== null && rowSuits(order.place, place.type) ? place : null;
  const geometry = geometryIn(here?.type ?? order.place, here, context);
  return toNumber(evaluate(order.usual, { ...geometry, g: context.grade }));
};

const IS_FIGURE = /^[\d./]+$/;

const rowOf = (
  code: string,
  mention: Mention,
  place: NamedPlace | null,
  context: ComposeContext,
): NamedRow<Mention> => ({
  code,
  quantity: amountOf(mention, code, context),
  usual: usualIn(code, place, context),
  isRough: IS_FIGURE.test(context.book.rowOrders.get(code)?.usual.source ?? ''),
  isOne: !SEVERAL.test(mention.words) && context.book.items.get(code)?.unit === 'EA',
  source: mention,
});

/** Rooms done over, in which other jobs are parts: "refresh the kitchen (paint cabinets, laminate tops)". */
const IS_WHOLE_ROOM = /_(?:remodel|refresh|finish|add)$/;

/** "Add a half bath": a new powder room has nothing to bathe in. */
const startIn = ({ id }: Assembly, place: NamedPlace | null): Settings =>
  id === 'bathroom_add' && place?.type === 'powder_room' ? { wet: 'none' } : {};

/** Chance from which words tell which kind of a part is meant. */
const TOLD_KIND = 0.1;

/** Jobs that are parts of a room done over in the same place become rows of it; of no told kind they are as usual there. */
const joinParts = (group: Group, context: ComposeContext): void => {
  const [whole, ...others] = group.jobs.filter(({ assembly }) => IS_WHOLE_ROOM.test(assembly.id));
  if (!whole || others.length > 0) return;
  const again = new Map<Mention, Mention>();
  group.jobs = group.jobs.filter(({ assembly: { id }, mention }) => {
    const held = whole.assembly.items
      .map(({ code }) => code)
      .filter((code) => context.book.rowOrders.get(code)?.lead?.assembly === id);
    if (mention === whole.mention || held.length === 0) return true;
    const told =
      mention.candidates.find(({ code, chance }) => held.includes(code) && chance >= TOLD_KIND)
        ?.code ?? (held.length === 1 ? held[0] : undefined);
    if (told === undefined) again.set(mention, whole.mention);
    else group.rows.push(rowOf(told, mention, group.place, context));
    return false;
  });
  group.again = again;
};

/** The places of a mention, and those of its measured rooms that a row of it covers of which nothing was counted. */
const withMeasured = (
  mention: Mention,
  own: readonly (NamedPlace | null)[],
  context: ComposeContext,
): readonly (NamedPlace | null)[] => {
  const covers = (code: string): boolean =>
    SHARED.has(context.book.items.get(code)?.unit ?? 'EA') &&
    amountOf(mention, code, context) === null;
  const [first] = mention.places;
  return own.length === 1 &&
    own[0] === first &&
    mention.rows.length > 1 &&
    mention.rows.some(covers)
    ? mention.places.filter((place) => place === first || hasSize(place))
    : own;
};

export const groupsOf = ({ mentions, places }: Reading, context: ComposeContext): Group[] => {
  const groups = new Map<NamedPlace | null, Group>();
  const together = new Map<string, NamedPlace>();
  for (const mention of withoutWholes(mentions).filter(isWork)) {
    const own = placesOf(mention, places, together, context);
    for (const place of withMeasured(mention, own, context)) {
      const group: Group = groups.get(place) ?? { place, jobs: [], rows: [], again: new Map() };
      groups.set(place, group);
      for (const code of mention.rows) {
        // What was counted is there once, whatever the other rooms get: "carpet for 13 stairs, the hall and a bedroom".
        if (!own.includes(place) && amountOf(mention, code, context) !== null) continue;
        const assembly = !code.startsWith('@')
          ? null
          : code === mention.rows[0]
            ? jobHere(mention, place, context)
            : context.book.assemblies.get(code.slice(1));
        if (assembly) group.jobs.push({ assembly, start: startIn(assembly, place), mention });
        else if (!code.startsWith('@')) group.rows.push(rowOf(code, mention, place, context));
      }
    }
  }
  for (const group of groups.values()) {
    joinParts(group, context);
    const doubles = doublesIn(group.rows, context.text);
    group.again = new Map([
      ...group.again,
      ...[...doubles].map(([{ source }, first]) => [source, first] as const),
    ]);
    group.rows = withoutRivals(
      group.rows.filter((row) => !doubles.has(row)),
      context,
    );
  }
  return [...groups.values()];
};
