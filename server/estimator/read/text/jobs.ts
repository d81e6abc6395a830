// Jobs that are done whole: which one a row leads to, how large it is by what was told, and when it is no more than a guess.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { Assembly } from '../../book/assemblies.ts';
import { evaluate, parseFormula } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { Unit } from '../../book/units.ts';
import { piecesOf } from './amounts.ts';
import { geometryIn, isRemoval, jobSuits, OUTSIDE, ROOM_JOBS, SEVERAL } from './groups.ts';
import { isWork } from './neighbors.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Job } from './groups.ts';
import { swaps } from './meaning.ts';
import type { Mention, Reading } from './neighbors.ts';
import type { NamedPlace } from './places.ts';
import { quantityIn, tellsArea } from './quantities.ts';
import { mainParameter, shapeAssembly } from './shape.ts';
import type { NamedRow, Settings } from './shape.ts';

/** A job is dearer than a row: it takes a better guess. */
const FAIR_JOB = 0.43;
/** Chance from which a row stands without asking, also where its amount is assumed. */
export const SURE = 0.45;

/** Number of parts told with their amounts from which a job is priced as its parts are listed. */
const LISTED: Readonly<Record<AgentKind, number>> = {
  HOME_PROJECT: 3,
  INSURANCE: 2,
  CONTRACTOR: 2,
};

/** Whether an adjuster or an estimator lists the parts of a job: "22 SQ laminated, felt 22 SQ", "R&R drywall 320 SF". */
export const isListed = (
  { assembly, mention }: Job,
  rows: readonly NamedRow<Mention>[],
  { agent, book }: ComposeContext,
): boolean => {
  if (swaps(mention.words) && rows.some((row) => row.source === mention && row.quantity !== null))
    return true;
  const families = new Set(mention.rows.map((code) => book.rowOrders.get(code)?.family));
  const parts = rows.filter(
    ({ code, quantity, source }) =>
      quantity !== null &&
      source !== mention &&
      !families.has(book.rowOrders.get(code)?.family) &&
      assembly.items.some((item) => item.code === code),
  );
  return parts.length >= LISTED[agent];
};

/** Whether the amount told of a row is that of the row alone: "40 SF of drywall" of a job that goes round a room. */
export const isOwnAmount = (
  { assembly, mention }: Job,
  rows: readonly NamedRow<Mention>[],
  { book, facts }: ComposeContext,
): boolean =>
  rows.some(
    ({ code, quantity, source }) =>
      source === mention &&
      quantity !== null &&
      facts.isOfWalls(code) &&
      book.items.get(code)?.unit === 'SF' &&
      mainParameter(assembly, 'SF') === null &&
      !assembly.params.some(([name]) => name === 'frac'),
  );

/** Sizes of work on a building that follow from its told floor area: A its footprint, P round it; `assemblies.json`, geometry. */
const OF_BUILDING: Readonly<Record<string, readonly [string, string]>> = {
  roof_replace: ['plan_sf', 'A'],
  wind_hail_roof: ['plan_sf', 'A'],
  siding_replace: ['sf', '0.88*4.034*sqrt(A)*9*stories'],
  exterior_paint: ['siding_sf', '0.88*4.034*sqrt(A)*9*stories'],
  gutters_replace: ['lf', '4.034*sqrt(A)'],
};

/** Jobs that are done several times: "two bathrooms". */
const REPEATED = /_remodel$|^bathroom_add$|^tub_to_shower$|^adu$|^detached_garage$/;
/** Parameters that count the whole job. */
const COUNTS: ReadonlySet<string> = new Set([
  'n',
  'systems',
  'units',
  'sections',
  'heads',
  'fronts',
]);
const UNITS_OF_JOBS: readonly Unit[] = ['SQ', 'SF', 'LF', 'EA'];

/** What amounts told make of a whole job. */
export interface JobSize {
  params: Settings;
  times: number;
  /** Floor area of its place. */
  areaSf: number | null;
}

/** Pieces or feet that were counted of what the job is measured in: "8 ft of counter". */
const counted = (mention: Mention, unit: Unit, book: ComposeContext['book']): number | null =>
  mention.rows
    .filter((code) => book.items.get(code)?.unit === unit)
    .map((code) => piecesOf(mention, code, { book })?.amount ?? null)
    .find((amount) => amount !== null) ?? null;

/** Settings and times from amounts said of a whole job: "26 squares", "150 ft of fence", "12 windows", "2 baths". */
export const measured = (
  { assembly, mention }: Job,
  place: NamedPlace | null,
  { book }: ComposeContext,
): JobSize => {
  const none = { params: {}, times: 1, areaSf: null };
  // "Replace the fence, 120 feet": of what is measured along, a length is no floor.
  const isLength = mainParameter(assembly, 'LF') !== null && !tellsArea(mention.measures);
  const sides = mention.measures.find(({ kind }) => kind === 'SIDES')?.sides;
  const plan = sidesUnder(assembly, { lengthFt: sides?.[0] ?? null, widthFt: sides?.[1] ?? null });
  // "A hip roof, 40x28" gives the size of the house, not of the roof.
  if (plan) return { ...none, params: plan };
  for (const unit of UNITS_OF_JOBS) {
    if (unit === 'SF' && isLength && quantityIn(mention.measures, 'LF') !== null) continue;
    const told = quantityIn(mention.measures, unit) ?? counted(mention, unit, book);
    if (told === null || told <= 0) continue;
    const measuring = mainParameter(assembly, unit);
    // What is none unless told, "lace in 20 SF", measures no whole.
    const isExtra = assembly.params.some(
      ([name, value]) => name === measuring?.name && value === 0,
    );
    const parameter = isExtra ? null : measuring;
    const rows = mention.rows.filter((code) => !code.startsWith('@'));
    const isOfFloor =
      rows.length === 0 ||
      rows.some((code) => ['A', 'C'].includes(book.rowOrders.get(code)?.usual.source ?? ''));
    const isOfPlace =
      unit === 'SF' &&
      isOfFloor &&
      (!parameter ||
        (ROOM_JOBS.has(assembly.id) && mention.measures.some(({ kind }) => kind === 'SIDES')) ||
        assembly.params.some(
          ([name, value]) =>
            name === parameter.name && typeof value !== 'number' && value.source === 'A',
        ));
    if (isOfPlace) return { ...none, areaSf: told };
    const isMain =
      parameter &&
      assembly.parameters.findIndex(({ kind }) => kind === 'NUMBER') ===
        assembly.parameters.indexOf(parameter);
    if (
      parameter &&
      (unit !== 'EA' || (isMain && COUNTS.has(parameter.name))) &&
      (parameter.max === null || told <= parameter.max)
    )
      return { ...none, params: { [parameter.name]: told } };
    if (
      unit === 'EA' &&
      Number.isInteger(told) &&
      told <= 500 &&
      place === null &&
      REPEATED.test(assembly.id)
    )
      return { ...none, times: told };
  }
  // "Replace the toilet" tells that it is one, "paint the walls" that it is all of them.
  const isUsually = (parameter: string): boolean =>
    assembly.params.some(([name, value]) => name === parameter && value === 1);
  if (isUsually('frac')) return { ...none, params: { frac: 1 } };
  const isOne = assembly.params.some(([name, value]) => name === 'n' && typeof value === 'number');
  return isOne && !SEVERAL.test(mention.words.replace(/\band all\b/gi, ''))
    ? { ...none, params: { n: 1 } }
    : none;
};

/** "2 layers", "two coats": a parameter of that name. */
export const ratings = ({ assembly, mention }: Job): Settings =>
  Object.fromEntries(
    mention.measures.flatMap(({ kind, word, value }) => {
      const parameter =
        kind === 'RATING'
          ? assembly.parameters.find(
              ({ name }) => name.replace(/s$/, '') === word.replace(/s$/, ''),
            )
          : undefined;
      return parameter &&
        (parameter.max === null || value <= parameter.max) &&
        (parameter.choices.length === 0 ||
          parameter.choices.some((choice) => choice.value === value))
        ? [[parameter.name, value]]
        : [];
    }),
  );

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4);

/** "Countertops with laminate": the choice of a parameter that words call by its name, which is not that of the job. */
export const choicesSaid = ({ assembly, mention }: Job): Settings => {
  const ofJob = new Set(wordsOf(`${assembly.id} ${assembly.name}`));
  const said = new Set(wordsOf(mention.words).filter((word) => !ofJob.has(word)));
  return Object.fromEntries(
    assembly.parameters.flatMap(({ kind, name, choices }) => {
      if (kind !== 'CHOICE') return [];
      const named = choices.filter(
        ({ label }) =>
          // "With railing" is not "no railing".
          (!/^no /i.test(label) || /\b(?:no|without)\b/i.test(mention.words)) &&
          wordsOf(label).some(
            (word) =>
              said.has(word) &&
              choices.filter((other) => wordsOf(other.label).includes(word)).length === 1,
          ),
      );
      const [only] = named;
      return only && named.length === 1 ? [[name, only.value]] : [];
    }),
  );
};

export const leadOf = (
  { code, source }: NamedRow<Mention>,
  { book }: ComposeContext,
): Job | null => {
  const lead =
    source.role === 'order' || !isRemoval(code, book) ? book.rowOrders.get(code)?.lead : null;
  const assembly = lead && book.assemblies.get(lead.assembly);
  return lead && assembly ? { assembly, start: lead.params, mention: source } : null;
};

export const usualType = ({ assembly }: Job, { book }: ComposeContext): string =>
  book.usualPlaces.get(assembly.id)?.type ?? 'house';

/** "Build a new deck, 12 by 20 feet": a size without a name, told of work outside, is that of its place. */
export const nameOutside = ({ mentions, places }: Reading, context: ComposeContext): void => {
  for (const place of places) {
    if (place.type !== 'room' || place.label !== 'Room') continue;
    const [usual] = mentions.flatMap((mention) => {
      const [code = ''] = mention.rows;
      const named = context.book.assemblies.get(code.slice(1));
      const isThere = named && mention.role === 'order' && mention.places.includes(place);
      const type = isThere && usualType({ assembly: named, start: {}, mention }, context);
      return type && OUTSIDE.has(type) ? [type] : [];
    });
    if (usual !== undefined)
      Object.assign(place, { type: usual, label: usual.charAt(0).toUpperCase() + usual.slice(1) });
  }
};

/** Single pieces of a job in whose place another kind was named: "replace the exhaust fan" in a bathroom with a new one. */
export const exchanged = (
  lines: readonly { code: string; quantity: number }[],
  open: readonly NamedRow<Mention>[],
  explained: ReadonlySet<NamedRow<Mention>>,
  own: Job,
  context: ComposeContext,
): string[] => {
  const { rowOrders, items } = context.book;
  const isPiece = (code: string): boolean =>
    items.get(code)?.unit === 'EA' && items.get(code)?.action === 'install';
  const isInPlaceOf = (row: NamedRow<Mention>, code: string): boolean =>
    !explained.has(row) &&
    // The row that led to the job names it whole: a 4 ton unit is no other thing than the air conditioner.
    (row.source !== own.mention || leadOf(row, context)?.assembly !== own.assembly) &&
    row.source.role === 'order' &&
    (row.quantity ?? 1) === 1 &&
    row.code !== code &&
    isPiece(row.code) &&
    rowOrders.get(row.code)?.family === rowOrders.get(code)?.family;
  return lines
    .filter(
      ({ code, quantity }) =>
        quantity === 1 &&
        isPiece(code) &&
        ![...explained].some((row) => row.code === code) &&
        open.some((row) => isInPlaceOf(row, code)),
    )
    .map(({ code }) => code);
};

/** Rooms without a shower. */
const NO_SHOWER: ReadonlySet<string> = new Set(
  'kitchen laundry_room living_room dining_room family_room bedroom hallway garage powder_room office'.split(
    ' ',
  ),
);

/** Picks the job that explains most of the rows, among those that the rows lead to. */
export const bestLead = (
  rows: readonly NamedRow<Mention>[],
  place: NamedPlace | null,
  context: ComposeContext,
): Job | null => {
  let best: Job | null = null;
  let most = 0;
  for (const row of rows) {
    const job = leadOf(row, context);
    if (!job) continue;
    const usual = usualType(job, context);
    // Tile on a kitchen wall is no shower.
    if (place && NO_SHOWER.has(place.type) && job.assembly.id === 'shower_retile') continue;
    const here = place && jobSuits(job.assembly, usual, place.type) ? place : null;
    const geometry = geometryIn(here?.type ?? usual, here, context);
    const { size } = shapeAssembly(
      job.assembly,
      geometry,
      context.grade,
      job.start,
      rows,
    ).explained;
    if (size > most) [best, most] = [job, size];
  }
  return best;
};

const HAS_OUTSIDE: ReadonlySet<string> = new Set([
  'house',
  'garage',
  'office_suite',
  'retail',
  'restaurant',
  'medical',
  'warehouse',
]);

/** The building whose floor area was told. */
export const buildingIn = ({ places }: Reading): NamedPlace | null =>
  places.find(
    ({ type, areaSf, lengthFt }) => HAS_OUTSIDE.has(type) && (areaSf !== null || lengthFt !== null),
  ) ?? null;

/** The told sides of the house under a roof, as the roof's assembly takes them; none for another job. */
const sidesUnder = (
  { parameters }: Assembly,
  { lengthFt, widthFt }: Pick<NamedPlace, 'lengthFt' | 'widthFt'>,
): Settings | null => {
  const isRoof = parameters.some(({ name }) => name === 'plan_l');
  if (!isRoof || lengthFt === null || widthFt === null) return null;
  return { plan_l: Math.max(lengthFt, widthFt), plan_w: Math.min(lengthFt, widthFt) };
};

/** A size that follows from the told floor area of the building; none where it is told itself. */
export const sizeOfBuilding = (
  { assembly }: Job,
  reading: Reading,
  { stories }: ComposeContext,
): Settings => {
  const [name, formula] = OF_BUILDING[assembly.id] ?? [];
  const building = buildingIn(reading);
  if (name === undefined || formula === undefined || !building) return {};
  const sides = sidesUnder(assembly, building);
  if (sides) return sides;
  const floors = building.areaSf ?? (building.lengthFt ?? 0) * (building.widthFt ?? 0);
  const size = evaluate(parseFormula(formula), { A: floors / stories, stories });
  return { [name]: Math.round(10 * toNumber(size)) / 10 };
};

/** Jobs of which the size is the floor area of their place: the insulation of "1,100 SF attic". */
const OF_FLOOR: ReadonlySet<string> = new Set([
  'attic_insulation',
  'make_ready',
  'unit_turn',
  'multi_unit_turn',
  'ada_restroom',
]);

/** The size that follows from the measured place of a job; none where it is told itself. */
export const sizeOfPlace = (
  { assembly }: Job,
  { areaSf, lengthFt, widthFt }: NamedPlace,
): Settings => {
  const sides = sidesUnder(assembly, { lengthFt, widthFt });
  if (sides) return sides;
  const area = areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0);
  const parameter = mainParameter(assembly, 'SF');
  return OF_FLOOR.has(assembly.id) && area > 0 && parameter ? { [parameter.name]: area } : {};
};

/** Chance from which words list a part. */
const SURE_PART = 0.6;

/** Another mention lists parts of the same thing with their amounts: "6 posts and 3 sections" of a fence. */
const isListedInParts = (mention: Mention, reading: Reading, { book }: ComposeContext): boolean => {
  const familyOf = (code: string): string | undefined => book.rowOrders.get(code)?.family;
  const families = mention.rows.flatMap((code) => familyOf(code) ?? []);
  return reading.mentions.some(
    (other) =>
      other !== mention &&
      isWork(other) &&
      other.chance >= SURE_PART &&
      other.measures.length > 0 &&
      other.rows.some(
        (code) => !mention.rows.includes(code) && families.includes(familyOf(code) ?? '-'),
      ),
  );
};

/** Places that nobody orders work on without naming them: "broom finish" is no basement, "treated" no deck. */
const NAMED_BY_PLACE: ReadonlySet<string> = new Set([
  'deck',
  'basement',
  'driveway',
  'patio',
  'porch',
  'garage',
]);

/**
 * Assumed whole though its words are unsure, or tell an amount of something else, or its parts are listed: it is asked.
 * @param place where it is done; null where none was named
 */
export const isGuess = (
  job: Job,
  size: JobSize,
  place: NamedPlace | null,
  reading: Reading,
  context: ComposeContext,
): boolean => {
  const { mention } = job;
  const isTold =
    size.areaSf !== null ||
    size.times > 1 ||
    (Object.keys(size.params).length > 0 && mention.measures.length > 0) ||
    (place !== null && (place.areaSf !== null || place.lengthFt !== null));
  if (isTold) return mention.chance < FAIR_JOB;
  const usual = usualType(job, context);
  if (NAMED_BY_PLACE.has(usual) && !reading.named.has(usual)) return true;
  if (mention.chance < SURE) return true;
  return (
    OUTSIDE.has(usual) &&
    (isListedInParts(mention, reading, context) ||
      mention.measures.some(({ kind }) => kind === 'COUNT'))
  );
};
