// Details of whole jobs that a text gives with a figure: the overhang of a roof, the feet of downspouts, the class of a
// loss. Each has fixed wordings under the name of the parameter that it sets. Nothing is learned here.
import type { Assembly } from '../../book/assemblies.ts';
import type { ComposeContext } from './compose-context.ts';
import { suits } from './groups.ts';
import type { Job } from './groups.ts';
import { choicesSaid, ratings, sizeOfBuilding, sizeOfPlace, usualType } from './jobs.ts';
import type { JobSize } from './jobs.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { BUILDING } from './places.ts';
import type { NamedPlace } from './places.ts';
import type { NamedRow, Settings } from './shape.ts';

type Value = number | string;

const NUMBER = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const FEET = String.raw`(?:ft\b\.?|feet|foot|lf\b|linear feet|lineal feet|['’])`;
const INCHES = String.raw`(?:in\b\.?|inch(?:es)?|["”]|'')`;
const SLOPE = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:\/|:|in|on) ?12`;
/** Words of one clause between a thing and its figure. */
const NEAR = String.raw`[^.;,\n\d]{0,18}?`;

const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''));

const first = (text: string, ...patterns: readonly RegExp[]): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
};

const numberIn = (text: string, ...patterns: readonly RegExp[]): number | null => {
  const digits = first(text, ...patterns)?.[1];
  return digits === undefined ? null : toNumber(digits);
};

/** A pattern of words, where blanks stand for any number of them. */
const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'i');
/** A pattern that begins with a figure, and never within a longer one. */
const figure = (source: string): RegExp => new RegExp(String.raw`(?<![\d.,/])${source}`, 'i');

/** Goods along an edge have sizes of their own: "eaves with 5 inch gutters". */
const NO_GOODS = String.raw`(?! ?(?:[\w-]+ ){0,2}(?:gutter|downspout|fascia|drip|board|vent|trim|ice))`;
/** Other things with an overhang: "a kitchen island with a 15 inch overhang". */
const NO_FURNITURE = String.raw`(?<!\b(?:island|counter|countertop|bar|table|slab|vanity|hearth|mantel)s?\b[^.;\n]{0,40})`;
const NOT_OF_FURNITURE = String.raw`(?![^.;\n]{0,20}\b(?:island|counter|countertop|bar|table|slab|vanity|hearth|mantel)s?\b)`;

/**
 * Inches told of an overhang: "overhang 18 inches", "1.5 ft overhangs", "18" eaves all round".
 * @param edges edges whose inches are the overhang, too; feet of an edge are its length or that of goods along it
 */
const standsOut = (text: string, overhangs: string, edges: string): number | null => {
  const told = (things: string, unit: string): number | null =>
    numberIn(
      text,
      words(
        `${NO_FURNITURE}(?:${things})${NEAR}${NUMBER}[ -]?${unit}${NO_GOODS}${NOT_OF_FURNITURE}`,
      ),
      new RegExp(
        String.raw`(?<![\d.,/])${NO_FURNITURE}${NUMBER}[ -]?${unit} (?:roof )?(?:${things})\b${NOT_OF_FURNITURE}`,
        'i',
      ),
    );
  const inches = told(`${overhangs}|${edges}`, INCHES);
  const feet = told(overhangs, FEET);
  if (inches !== null) return inches;
  return feet === null || feet > MOST_OVERHANG ? null : feet * 12;
};

/** Longest overhang in feet. A longer "overhang" is the length of an edge. */
const MOST_OVERHANG = 6;

/** Feet of an edge of a roof: "eaves 184 ft", "ridges: 26 LF", "17 LF of valley". */
const edge = (text: string, thing: string): number | null => {
  const feet = numberIn(
    text,
    words(`${thing}(?: length)?s?(?: (?:is|are|of|total|totals))?[:= ]*${NUMBER} ?${FEET}`),
    // "Gutters 140 ft. Eaves overhang 12 inches": the sentence ends between them.
    figure(`${NUMBER} ?${FEET}(?: of|(?<!\\.)) (?:\\w+ )?${thing}`),
  );
  return feet !== null && feet > MOST_OVERHANG ? feet : null;
};

const SHAPES: readonly (readonly [shape: string, pattern: RegExp])[] = [
  ['gambrel', /\bgambrel\b/i],
  ['mansard', /\bmansard\b/i],
  [
    'hip',
    /\b(?:dutch |full )?hip(?:ped)?[ -]?(?:style )?roofs?\b|\broof (?:is )?(?:a )?(?:hip(?:ped)?)\b/i,
  ],
  [
    'shed',
    /\b(?:single|mono)[ -]?(?:slope|pitch)(?:ed)? roofs?\b|\blean-?to roofs?\b|\bskillion\b/i,
  ],
  ['gable', /\bgabled?[ -]roofs?\b|\broof (?:is )?(?:a )?gabled?\b/i],
];

/** Two slopes that are told by their part of the roof: main, lower or end slope. */
const slopeOf = (text: string, before: string, behind: string): number | null =>
  numberIn(
    text,
    words(`(?:${before}) (?:slopes?|pitch|sections?|roof|part)?${NEAR}${SLOPE}`),
    figure(`${SLOPE}[ ,-]*(?:pitch |slope )?(?:${behind})\\b`),
  );

const secondSlope = (text: string): number | null =>
  slopeOf(text, 'lower', 'lower(?: slopes?| section)?|ends|wing');
const mainSlope = (text: string): number | null =>
  secondSlope(text) === null
    ? null
    : slopeOf(text, 'upper|main', 'upper(?: slopes?| section)?|sides|main|roof|top');

/** "16 ft wide, 10/12 wing 12 ft deep", "a wing of 20 x 16 ft", "20x16 wing": how wide and how far out. */
const wingOf = (text: string): readonly [wide: number, out: number] | null => {
  const sides = first(
    text,
    words(String.raw`wing (?:of |is |measures )?${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER}`),
    figure(
      String.raw`${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER} ?(?:ft\.?|feet|foot|')?[ -]+wing\b`,
    ),
  );
  if (sides?.[1] !== undefined && sides[2] !== undefined)
    return [toNumber(sides[1]), toNumber(sides[2])];
  if (!/\bwing\b/i.test(text)) return null;
  const wide = numberIn(
    text,
    figure(String.raw`${NUMBER}[ -]?${FEET}[ -]wide,?(?: ${SLOPE})? wing`),
    words(String.raw`wing[^.;\n]{0,30}?${NUMBER}[ -]?${FEET}[ -]wide`),
  );
  const out = numberIn(
    text,
    words(String.raw`wing[^.;\n]{0,30}?${NUMBER}[ -]?${FEET}[ -](?:deep|long|out)`),
    figure(String.raw`${NUMBER}[ -]?${FEET}[ -](?:deep|long),?(?: ${SLOPE})? wing`),
  );
  return wide !== null && out !== null ? [wide, out] : null;
};

/** Sides of the main part, told beside those of a wing. */
const mainSides = (text: string): readonly [long: number, short: number] | null => {
  if (wingOf(text) === null) return null;
  const sides = figure(
    String.raw`${NUMBER} ?(?:ft|feet|')? ?(?:x|×|by) ?${NUMBER}(?![^.;,\n]{0,8}\bwing)`,
  ).exec(text.replace(/wing (?:of |is |measures )?\d[^.;,\n]*/i, 'wing'));
  if (sides?.[1] === undefined || sides[2] === undefined) return null;
  const [one, other] = [toNumber(sides[1]), toNumber(sides[2])];
  return [Math.max(one, other), Math.min(one, other)];
};

const AREA = String.raw`(?:sq(?:uare)?\.? ?(?:ft|feet|foot)\b\.?|s\.?f\b\.?|sqft)`;

/**
 * True for a building of that shape: "L-shaped two-story house", "the house is L-shaped". An L-shaped kitchen is none.
 */
const isShaped = (text: string, letter: string): boolean => {
  const shaped = String.raw`${letter}[ -]?shaped?\b`;
  const building = '(?:house|home|roof|building|garage|ranch|footprint|plan|layout)s?';
  return (
    words(String.raw`${shaped},? (?:[\w/-]+ ){0,2}${building}\b`).test(text) ||
    words(
      String.raw`${building}(?: is|,)?(?: an?)? ${shaped}(?= *(?:$|[.,;:)\n]|and\b|with\b))`,
    ).test(text)
  );
};

const layoutOf = (text: string): string | null => {
  if (isShaped(text, 'T')) return 'tee';
  return isShaped(text, 'L') || wingOf(text) !== null ? 'ell' : null;
};

/** Words after a class that is no class of water: "class 4 shingles", "class 3 impact". */
const NO_RATING = String.raw`(?!,?[ -]*(?:[\w-]+ )?(?:shingle|roof|impact|fire|hail|rated))`;
/** Words after feet of gutter, which are no feet of downspouts. */
const NO_GUTTER = String.raw`(?! ?(?:of )?(?:[\d.]+["”]? ?)?(?:(?!(?:and|with|plus) )[\w-]+ ){0,2}gutter)`;

/** Readers of the words by the name of the parameter they tell; null where the words do not tell it. */
const READ: Readonly<Record<string, (text: string) => Value | null>> = {
  class: (text) => numberIn(text, words(`class (?:of (?:water|loss) )?([1-4])\\b${NO_RATING}`)),
  days: (text) =>
    numberIn(
      text,
      words(`(?:dry(?:ing)?|dehumidify\\w*)\\b(?!${NEAR}\\bwithin\\b)${NEAR}${NUMBER} days\\b`),
    ),
  down_lf: (text) => {
    const told = first(
      text,
      figure(`${NUMBER} downspouts?[ ,:(]*(?:of|at|x|×|@|each) ?${NUMBER}[ -]?${FEET}${NO_GUTTER}`),
      figure(`${NUMBER} downspouts?[ ,:(]*${NUMBER}[ -]?${FEET} (?:each|apiece|long)\\b`),
    );
    return told?.[1] !== undefined && told[2] !== undefined
      ? toNumber(told[1]) * toNumber(told[2])
      : null;
  },
  shape: (text) => SHAPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  layout: layoutOf,
  plan_sf: (text) =>
    numberIn(
      text,
      words(`footprint${NEAR}${NUMBER} ?${AREA}`),
      figure(`${NUMBER} ?${AREA}${NEAR}footprint`),
    ),
  plan_l: (text) => mainSides(text)?.[0] ?? null,
  plan_w: (text) => mainSides(text)?.[1] ?? null,
  wing_wide: (text) => wingOf(text)?.[0] ?? null,
  wing_out: (text) => wingOf(text)?.[1] ?? null,
  overhang: (text) => standsOut(text, 'overhangs?', 'eaves?|soffits?'),
  rake: (text) => standsOut(text, '(?:gable|rake) overhangs?', 'rakes?'),
  pitch: mainSlope,
  pitch2: secondSlope,
  lower: (text) => numberIn(text, words(`(?:lower|steep)[^.;\\n]{0,30}? over ${NUMBER} ?${FEET}`)),
  eave_lf: (text) => edge(text, 'eaves?'),
  rake_lf: (text) => edge(text, 'rakes?'),
  ridge_lf: (text) => edge(text, 'ridges?'),
  hip_lf: (text) => edge(text, 'hips?'),
  valley_lf: (text) => edge(text, 'valleys?'),
};

/** Settings that a told detail replaces: a told footprint gives the surface, and told sides give the footprint. */
const INSTEAD_OF: Readonly<Record<string, readonly string[]>> = {
  plan_sf: ['sq'],
  plan_l: ['sq', 'plan_sf'],
};

const isSurfaceTold = ({ measures }: Mention): boolean =>
  measures.some(({ kind }) => kind === 'SQUARES');

/** Settings without those that told details replace. A surface told in squares is never worked out. */
const besideDetails = (settings: Settings, details: Settings, mention: Mention): Settings => {
  const replaced = new Set(Object.keys(details).flatMap((name) => INSTEAD_OF[name] ?? []));
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => !replaced.has(name) || (name === 'sq' && isSurfaceTold(mention)),
    ),
  );
};

/**
 * Takes from a row an amount that is only a part of it, or another measure. Hips and ridges told by their lengths make
 * the cap together, and a footprint is no roof surface.
 */
const withoutOthers = (row: NamedRow<Mention>, details: Settings): NamedRow<Mention> => {
  const { code, source } = row;
  const isPart =
    code === 'RFG-RIDGE' &&
    (details['hip_lf'] !== undefined || details['ridge_lf'] !== undefined) &&
    !/\bcaps?\b/i.test(source.words);
  const isFootprint =
    /^(?:RFG|DEM-ROOF)/.test(code) &&
    (details['plan_sf'] !== undefined || details['plan_l'] !== undefined) &&
    !isSurfaceTold(source) &&
    source.measures.every(({ kind }) => kind !== 'LENGTH');
  const isOneOfSeveral = code === 'GUT-DOWN' && details['down_lf'] !== undefined;
  // "Dry for 4 days" says how long the machines run, not how many there are.
  const isDuration =
    /^WTR-(?:AIRMV|DEHL|SCRUB)/.test(code) &&
    source.measures.every(({ kind }) => kind === 'DAYS') &&
    !/\b(?:air ?movers?|fans?|dehu\w*|scrubbers?)\b/i.test(source.words);
  if (isPart || isFootprint || isOneOfSeveral || isDuration) row.quantity = null;
  return row;
};

/** Measures of a building that belong to no row, so that named rows do not change them. */
const OF_BUILDING: readonly string[] =
  'shape layout plan_sf plan_l plan_w wing_out wing_wide class overhang rake pitch2 lower eave_lf rake_lf ridge_lf hip_lf'.split(
    ' ',
  );

const hasDetails = ({ parameters }: Assembly): boolean =>
  parameters.some(({ name }) => READ[name] !== undefined);

/** Settings of an assembly that a text gives with a figure or a name. */
const detailsTold = ({ parameters }: Assembly, text: string): Settings =>
  Object.fromEntries(
    parameters.flatMap(({ name, min, max }) => {
      const value = READ[name]?.(text) ?? null;
      const isOut = typeof value === 'number' && (value < (min ?? 0) || value > (max ?? Infinity));
      return value === null || isOut ? [] : [[name, value]];
    }),
  );

/** Details told for a whole job, and those that follow from its building or place. */
interface JobSettings {
  told: Settings;
  derived: Settings;
  open: NamedRow<Mention>[];
  /** Names of settings that a row must not set again. */
  fixed: readonly string[];
}

/** Work that uses the details of a roof: roof jobs, and the rows that lead to them. */
const IS_ROOF = /^(?:@(?:roof_replace|wind_hail_roof)$|RFG-)/;
const SIZE = String.raw`${NUMBER}[ -]?(?:${INCHES}|${FEET})`;

/** Words that say what a roof is like and nothing else: "hip roof", "pitch 6/12", "overhang 18 in.". */
const ONLY_DETAIL = new RegExp(
  String.raw`^\W*(?:(?:with|an?|the|roof|eaves?)\s+)*(?:${[
    String.raw`(?:dutch |full )?(?:hip(?:ped)?|gabled?|gambrel|mansard|lean-?to|shed)[ -]roofs?`,
    String.raw`(?:pitch|slope)(?: of| is|:)? ?${SLOPE}`,
    String.raw`${SLOPE}(?: roof)? (?:pitch|slope)`,
    String.raw`overhangs?(?: of| is|:)? ?${SIZE}(?: all (?:a?round|sides))?`,
    String.raw`${SIZE} (?:eaves? )?overhangs?(?: all (?:a?round|sides))?`,
  ].join('|')})\W*$`,
  'i',
);

/** Removes mentions that only describe a roof beside the work on it. They order nothing. */
export const withoutDetails = (reading: Reading): Reading => {
  const mentions = reading.mentions.filter(({ words: said }) => !ONLY_DETAIL.test(said));
  const hasRoof = mentions.some(
    (mention) => isWork(mention) && mention.rows.some((code) => IS_ROOF.test(code)),
  );
  return hasRoof ? { ...reading, mentions } : reading;
};

const SENTENCE_ENDS = /[.;!?](?=\s)|\n/g;

/** Type of the place where the work of a mention is usually done; undefined where it may be anywhere. */
const usualOf = ({ rows: [code = ''] }: Mention, { book }: ComposeContext): string | undefined =>
  code.startsWith('@')
    ? book.usualPlaces.get(code.slice(1))?.type
    : book.rowOrders.get(code)?.place;

/** True when a mention is other work elsewhere, or the same work in another place. */
const isOfOther = (other: Mention, job: Job, context: ComposeContext): boolean => {
  const { mention } = job;
  if (other.rows[0] !== undefined && other.rows[0] === mention.rows[0])
    return other.places[0] !== mention.places[0];
  const [own, usual] = [usualType(job, context), usualOf(other, context)];
  return usual !== undefined && !BUILDING.has(usual) && !BUILDING.has(own) && !suits(own, usual);
};

/** Removes sentences about other work only: the overhang of a kitchen island is not that of the roof. */
const saidOf = (job: Job, { mentions }: Reading, context: ComposeContext): string => {
  const { text } = context;
  const works = mentions.filter(isWork).toSorted((one, other) => one.start - other.start);
  const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ index }) => index + 1);
  let [from, next] = [0, 0];
  let said = '';
  for (const to of [...ends, text.length]) {
    const begin = next;
    while ((works[next]?.start ?? Infinity) < to) next += 1;
    const here = works.slice(begin, next);
    const isElse =
      here.length > 0 &&
      !here.includes(job.mention) &&
      here.every((other) => isOfOther(other, job, context));
    if (!isElse) said += text.slice(from, to);
    from = to;
  }
  return said;
};

/**
 * @param done `here` is the place of the work; null where none was named
 * @param rows the other rows named there that are not used yet
 */
export const settingsOf = (
  done: { job: Job; size: JobSize; here: NamedPlace | null },
  rows: readonly NamedRow<Mention>[],
  reading: Reading,
  context: ComposeContext,
): JobSettings => {
  const { job, size, here } = done;
  const { mention } = job;
  const details = hasDetails(job.assembly)
    ? detailsTold(job.assembly, saidOf(job, reading, context))
    : {};
  const derived = here ? sizeOfPlace(job, here) : sizeOfBuilding(job, reading, context);
  const told = {
    ...choicesSaid(job),
    ...job.start,
    ...ratings(job),
    ...details,
    ...besideDetails(size.params, details, mention),
  };
  return {
    told,
    fixed: [...Object.keys(told), ...OF_BUILDING],
    derived: besideDetails(derived, details, mention),
    open: rows.map((row) => withoutOthers(row, details)),
  };
};

/**
 * True when a value that follows from the building was not itself told. Its sides were; a share of its floor was not.
 */
export const isWorkedOut = (derived: Settings): boolean =>
  Object.keys(derived).some((name) => name !== 'plan_l' && name !== 'plan_w');
