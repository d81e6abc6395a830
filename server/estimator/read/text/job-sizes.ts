// How large a whole job is by what was told: amounts of its own words, the building it is measured by, its place.
import type { Assembly } from '../../book/assemblies.ts';
import type { AssemblyParameter } from '../../book/parameters.ts';
import { evaluate, parseFormula } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { Unit } from '../../book/units.ts';
import { piecesOf, roomsFor, withSums } from './amounts.ts';
import type { ComposeContext } from './compose-context.ts';
import { ROOM_JOBS } from './groups.ts';
import type { Job } from './groups.ts';
import type { Mention, Reading } from './neighbors.ts';
import { hasSize, isFace } from './places.ts';
import type { NamedPlace } from './places.ts';
import { ofPieces, quantityIn, tellsArea } from './quantities.ts';
import { squaresBeside } from './roofs.ts';
import { mainParameter } from './shape.ts';
import type { Settings } from './shape.ts';
import {
  namesOne,
  namesOneWall,
  roundOf,
  SEVERAL,
  shareOfHeight,
  shareOfSides,
  smallBuilding,
  WALL_OF_ROOM,
} from './usual-amounts.ts';

/** Sizes of work on a building that follow from its told floor or sides: A its footprint, P round it; `assemblies.json`, geometry. */
const OF_BUILDING: Readonly<Record<string, readonly [string, string]>> = {
  roof_replace: ['plan_sf', 'A'],
  wind_hail_roof: ['plan_sf', 'A'],
  siding_replace: ['sf', '0.88*P*9*stories'],
  exterior_paint: ['siding_sf', '0.88*P*9*stories'],
  gutters_replace: ['lf', 'P'],
};

/** Jobs that are done several times: "two bathrooms". */
const REPEATED = /_remodel$|^bathroom_add$|^tub_to_shower$|^adu$|^detached_garage$/;
/** What is counted of one room: "3 fixture bath". */
const OF_ONE = /^(?:fixt|pcs?$|pieces?$)/i;
/** Parameters that count the whole job. */
const COUNTS: ReadonlySet<string> = new Set([
  'n',
  'systems',
  'units',
  'sections',
  'heads',
  'fronts',
]);
/** Whether a job is measured by how many there are of a thing. */
export const isCountedJob = ({ parameters }: Pick<Assembly, 'parameters'>): boolean => {
  const first = parameters.find(({ kind }) => kind === 'NUMBER');
  return first !== undefined && first.unit.toUpperCase() === 'EA' && COUNTS.has(first.name);
};
const UNITS_OF_JOBS: readonly Unit[] = ['SQ', 'SF', 'LF', 'EA'];

/** What amounts told make of a whole job. */
export interface JobSize {
  params: Settings;
  times: number;
  /** Floor area of its place. */
  areaSf: number | null;
}

/** Pieces or feet that were counted of what the job is measured in: "8 ft of counter", "25 boards" of a deck. */
const counted = (
  { assembly, mention }: Job,
  unit: Unit,
  book: ComposeContext['book'],
): number | null =>
  [
    ...mention.rows,
    ...assembly.items
      .filter(({ quantity: { source } }) => source === mainParameter(assembly, unit)?.name)
      .map(({ code }) => code),
  ]
    .filter((code) => book.items.get(code)?.unit === unit)
    .map((code) => piecesOf(mention, code, { book })?.amount ?? null)
    .find((amount) => amount !== null) ?? null;

/** A formula of the floor that is not all of it. */
const IS_SHARE = /.\bA\b|\bA\b./;

/** What is none unless told, "lace in 20 SF", or a share of the floor, as charred wood is, measures no whole. */
const measuresPart = ({ params }: Assembly, { name, unit }: AssemblyParameter): boolean => {
  const usual = params.find(([own]) => own === name)?.[1];
  const isShare = typeof usual === 'object' && IS_SHARE.test(usual.source);
  return usual === 0 || (isShare && unit.toUpperCase() === 'SF');
};

/** "Turn 12 units, average 800 sf": how many there are beside the size of each. */
const dwellings = ({ parameters }: Assembly, { measures }: Mention): Settings => {
  const count = quantityIn(measures, 'EA');
  return count !== null && parameters.some(({ name }) => name === 'units') ? { units: count } : {};
};

/** "6 apartments, 750 sf each": what a job of several dwellings asks for is the size of one. */
const ofOneDwelling = (
  assembly: Assembly,
  mention: Mention,
): readonly Mention['measures'][number][] =>
  'units' in dwellings(assembly, mention)
    ? mention.measures.filter(({ kind }) => kind !== 'COUNT')
    : mention.measures;

/** "New siding on the back wall": one side of the house, where no size of it is told. */
const partOfSides = (assembly: Assembly, mention: Mention, text: string): Settings | null => {
  const share = shareOfSides(`@${assembly.id}`, mention, text);
  const size = mainParameter(assembly, 'SF') ?? mainParameter(assembly, 'LF');
  const usual = assembly.params.find(([name]) => name === size?.name)?.[1];
  return share < 1 && size && typeof usual === 'number' ? { [size.name]: share * usual } : null;
};

/** What words tell of the size of a job where they tell no amount. */
const unmeasured = ({ assembly, mention }: Job, wallFt: number, text: string): Settings => {
  const { words } = mention;
  // "Replace the toilet" tells that it is one, "paint the walls" that it is all of them.
  const isUsually = (parameter: string): boolean =>
    assembly.params.some(([name, value]) => name === parameter && value === 1);
  const wall = namesOneWall(words) ? WALL_OF_ROOM : 1;
  if (isUsually('frac')) return { frac: wall * shareOfHeight(mention, wallFt, text) };
  const part = partOfSides(assembly, mention, text);
  if (part) return part;
  const first = assembly.parameters.find(({ kind }) => kind === 'NUMBER');
  if (first && isCountedJob(assembly) && namesOne(words)) return { [first.name]: 1 };
  const isOne = assembly.params.some(([name, value]) => name === 'n' && typeof value === 'number');
  return isOne && !SEVERAL.test(words.replace(/\band all\b/gi, '')) ? { n: 1 } : {};
};

/** Settings and times from amounts said of a whole job: "26 squares", "150 ft of fence", "12 windows", "2 baths". */
export const measured = (
  job: Job,
  place: NamedPlace | null,
  { book, text }: ComposeContext,
): JobSize => {
  const { assembly, mention } = job;
  const none = { params: {}, times: 1, areaSf: null };
  // "Replace the fence, 120 feet": of what is measured along, a length is no floor.
  const isLength = mainParameter(assembly, 'LF') !== null && !tellsArea(mention.measures);
  // "48 2x4 fluorescents": of what is counted, so many of that size.
  const isPieces = isCountedJob(assembly) && ofPieces(mention.measures) !== null;
  const sides = mention.measures.find(({ kind }) => kind === 'SIDES')?.sides;
  const plan = sidesUnder(assembly, { lengthFt: sides?.[0] ?? null, widthFt: sides?.[1] ?? null });
  // "A hip roof, 40x28" gives the size of the house, not of the roof.
  if (plan) return { ...none, params: plan };
  for (const unit of UNITS_OF_JOBS) {
    if (unit === 'SF' && (isPieces || (isLength && quantityIn(mention.measures, 'LF') !== null)))
      continue;
    const measures = unit === 'EA' ? mention.measures : ofOneDwelling(assembly, mention);
    const told = quantityIn(withSums(mention, measures), unit) ?? counted(job, unit, book);
    if (told === null || told <= 0) continue;
    const measuring = mainParameter(assembly, unit);
    const parameter = measuring && measuresPart(assembly, measuring) ? null : measuring;
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
      return { ...none, params: { ...dwellings(assembly, mention), [parameter.name]: told } };
    if (
      unit === 'EA' &&
      Number.isInteger(told) &&
      told <= 500 &&
      place === null &&
      REPEATED.test(assembly.id) &&
      !mention.measures.some(({ word }) => OF_ONE.test(word))
    )
      return { ...none, times: told };
  }
  return { ...none, params: unmeasured(job, place?.heightFt ?? 8, text) };
};

/** "Both baths get a new toilet": rooms in each of which a counted job is done once. */
export const inEach = (
  { assembly, mention }: Job,
  { params }: Pick<JobSize, 'params'>,
  here: NamedPlace | null,
  reading: Reading,
): number => {
  const n = params['n'] ?? assembly.params.find(([name]) => name === 'n')?.[1];
  const job = { code: assembly.id, unit: 'EA' } as const;
  return isCountedJob(assembly) ? roomsFor(job, null, Number(n), mention, here, reading) : 1;
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

/** The parameter for what is there already and comes out. */
export const OLD = 'demo';

const SLABS: ReadonlySet<string> = new Set(['patio', 'driveway']);
const OLD_SLAB =
  /\b(?:replac|re-?pour|tear|break|demo|rip|remov|old|existing|crack|broken|crumbl|sunk)/i;
/** Nothing lies where a slab is poured anew. */
const NO_SLAB =
  /\b(?:widen|wider|extend|extension|add(?:ing)? (?:on|\d|a)|currently (?:gravel|dirt|grass)|(?:gravel|dirt|grass)(?: right)? now|it'?s (?:all )?(?:gravel|dirt|grass))\b/i;

/** Whether the old slab is broken out, where words say so. */
export const oldSlab = ({ assembly, mention }: Job, said: string): Settings => {
  if (!SLABS.has(assembly.id)) return {};
  if (OLD_SLAB.test(mention.words)) return { [OLD]: 1 };
  return NO_SLAB.test(said) && !OLD_SLAB.test(said) ? { [OLD]: 0 } : {};
};

/** "Replace the tile floor": tile comes out, and tile goes in. */
const REPLACES_ALIKE = /^(?:replac\w*|r ?& ?r)\b(?!.*\b(?:with|to|by)\b|.*w\/)/i;

/**
 * "Countertops with laminate": the choice of a parameter that words call by its name, which is not that of the job. "Replace
 * the carpet with vinyl plank": the name of the new goods does not tell what lies there. "Replace the flat roof with EPDM":
 * goods that are named tell their own kind.
 */
export const choicesSaid = (
  { assembly, mention }: Job,
  { items }: Pick<PriceBook, 'items'>,
): Settings => {
  const ofJob = new Set(wordsOf(`${assembly.id} ${assembly.name}`));
  const ofGoods = new Set(mention.rows.flatMap((code) => wordsOf(items.get(code)?.name ?? '')));
  const isAlike = REPLACES_ALIKE.test(mention.words);
  const said = new Set(wordsOf(mention.words).filter((word) => !ofJob.has(word)));
  const chosen = new Set(
    assembly.items
      .filter(({ code }) => mention.rows.includes(code))
      .flatMap(({ condition }) => condition?.variables ?? []),
  );
  return Object.fromEntries(
    assembly.parameters.flatMap(({ kind, name, choices }) => {
      if (kind !== 'CHOICE' || chosen.has(name)) return [];
      const named = choices.filter(
        ({ label }) =>
          // "With railing" is not "no railing".
          (!/^no /i.test(label) || /\b(?:no|without)\b/i.test(mention.words)) &&
          wordsOf(label).some(
            (word) =>
              said.has(word) &&
              !(name === OLD && ofGoods.has(word) && !isAlike) &&
              choices.filter((other) => wordsOf(other.label).includes(word)).length === 1,
          ),
      );
      const [only] = named;
      return only && named.length === 1 ? [[name, only.value]] : [];
    }),
  );
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

/** Jobs of which the size is the floor area of their place: the insulation of "1,100 SF attic". */
const OF_FLOOR: ReadonlySet<string> = new Set([
  'attic_insulation',
  'make_ready',
  'unit_turn',
  'multi_unit_turn',
  'ada_restroom',
]);

/** Work on one side of a house that was measured: "west elevation, 40x9". */
const OF_FACE: Readonly<Record<string, string>> = {
  siding_replace: 'sf',
  exterior_paint: 'siding_sf',
};

/** The size that follows from the measured place of a job; none where it is told itself. */
const sizeOfPlace = ({ assembly }: Job, place: NamedPlace): Settings => {
  const { areaSf, lengthFt, widthFt } = place;
  const sides = sidesUnder(assembly, { lengthFt, widthFt });
  if (sides) return sides;
  const area = areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0);
  const parameter = mainParameter(assembly, 'SF');
  const face = OF_FACE[assembly.id];
  if (face !== undefined && area > 0 && isFace(place)) return { [face]: area };
  return OF_FLOOR.has(assembly.id) && area > 0 && parameter ? { [parameter.name]: area } : {};
};

/** The size that follows from the place of a job, or from the building that it is done on; none where it is told itself. */
export const sizeOfJob = (
  job: Job,
  here: NamedPlace | null,
  reading: Reading,
  { text, stories: ofHouse }: ComposeContext,
): Settings => {
  const { assembly, mention } = job;
  // "Flat roof, 62 SQ: cover board, TPO": told of another layer of it.
  const isRoof = mainParameter(assembly, 'SQ') !== null;
  const isTold = quantityIn(mention.measures, 'SQ') !== null;
  const sq = isRoof && !isTold ? squaresBeside(mention, { unit: 'SQ' }, reading) : null;
  if (sq !== null) return { sq };
  const [name, formula] = OF_BUILDING[assembly.id] ?? [];
  const small = formula ? smallBuilding(`@${assembly.id}`, mention, text) : null;
  if (here && (small === null || isFace(here))) return sizeOfPlace(job, here);
  const building = small ? (mention.places.find(hasSize) ?? null) : buildingIn(reading);
  if (name === undefined || formula === undefined || !(small || building)) return {};
  const sides = building && sidesUnder(assembly, building);
  if (sides) return sides;
  const stories = small ? 1 : ofHouse;
  const { areaSf = small, lengthFt, widthFt } = building ?? {};
  const isSided = lengthFt != null && widthFt != null;
  const A = isSided ? lengthFt * widthFt : (areaSf ?? 0) / stories;
  const P = isSided ? roundOf(mention, lengthFt, widthFt) : 4.034 * Math.sqrt(A);
  const size = evaluate(parseFormula(formula), { A, P, stories });
  return { [name]: Math.round(10 * toNumber(size)) / 10 };
};
