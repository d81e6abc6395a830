// Details of whole jobs that a text gives with a figure: the overhang of a roof, the feet of downspouts, the class of a
// loss. Each has fixed wordings under the name of the parameter that it sets. Nothing is learned here.
import type { Assembly } from '../../book/assemblies.ts';
import type { ComposeContext } from './compose-context.ts';
import { pitchWordsIn } from './facts.ts';
import { suits, usualOf } from './groups.ts';
import type { Job } from './groups.ts';
import { coverOf, isOnBare, isUncovered, standsBare } from './bare-frames.ts';
import { choicesSaid, OLD, oldSlab, ratings, sizeOfJob } from './job-sizes.ts';
import type { JobSize } from './job-sizes.ts';
import { usualType } from './jobs.ts';
import { isRemoval } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { BATHS, BUILDING } from './places.ts';
import type { NamedPlace } from './places.ts';
import type { NamedRow, Settings } from './shape.ts';
import {
  FEET,
  figure,
  first,
  INCHES,
  NEAR,
  NUMBER,
  numberIn,
  toldBy,
  words,
} from './told-figures.ts';
import type { Told } from './told-figures.ts';
import { downspoutsIn, SIZES_TOLD } from './told-sizes.ts';
import { layoutOf, mainSides, mainSlope, secondSlope, shapeOf, wingOf } from './told-shape.ts';
import { roofPlan } from './told-walls.ts';

/** Goods along an edge have sizes of their own: "eaves with 5 inch gutters". */
const NO_GOODS = String.raw`(?! ?(?:[\w-]+ ){0,2}(?:gutter|downspout|fascia|drip|board|vent|trim|ice))`;
/** Other things with an overhang: "a kitchen island with a 15 inch overhang". */
const NO_FURNITURE = String.raw`(?<!\b(?:island|counter|countertop|bar|table|slab|vanity|hearth|mantel)s?\b[^.;\n]{0,40})`;
const NOT_OF_FURNITURE = String.raw`(?![^.;\n]{0,20}\b(?:island|counter|countertop|bar|table|slab|vanity|hearth|mantel)s?\b)`;

/**
 * Inches told of an overhang: "overhang 18 inches", "1.5 ft overhangs", "18" eaves all round".
 * @param edges edges whose inches are the overhang, too; feet of an edge are its length or that of goods along it
 */
const standsOut = (text: string, overhangs: string, edges: string): Told | null => {
  const told = (things: string, unit: string): Told<number> | null =>
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
  return feet === null || feet.value > MOST_OVERHANG ? null : { ...feet, value: feet.value * 12 };
};

/** Longest overhang in feet. A longer "overhang" is the length of an edge. */
const MOST_OVERHANG = 6;

/** Feet of an edge of a roof: "eaves 184 ft", "ridges: 26 LF", "17 LF of valley". */
const edge = (text: string, thing: string): Told | null => {
  const feet = numberIn(
    text,
    words(`${thing}(?: length)?s?(?: (?:is|are|of|total|totals))?[:= ]*${NUMBER} ?${FEET}`),
    // "Gutters 140 ft. Eaves overhang 12 inches": the sentence ends between them.
    figure(`${NUMBER} ?${FEET}(?: of|(?<!\\.)) (?:\\w+ )?${thing}`),
  );
  return feet !== null && feet.value > MOST_OVERHANG ? feet : null;
};

const AREA = String.raw`(?:sq(?:uare)?\.? ?(?:ft|feet|foot)\b\.?|s\.?f\b\.?|sqft)`;

/** Words after a class that is no class of water: "class 4 shingles", "class 3 impact". */
const NO_RATING = String.raw`(?!,?[ -]*(?:[\w-]+ )?(?:shingle|roof|impact|fire|hail|rated))`;
const EMPTY_ROOMS = String.raw`(?:(?:house|home|unit|place|condo|rooms?|it)(?: is| are|'s| will be)? )(?:vacant|empty)\b|no furniture\b(?! to move except)`;
const KEPT = String.raw`(?:re-?us(?:e|ing)|keep(?:ing)?)(?: (?:the|my|our|old|existing|hinges|and|all)){0,4} `;
const LAYERS_TOLD = String.raw`([1-4]|one|two|three|four) layers?\b(?! of (?:paint|primer|drywall|board))`;
const COUNTED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** Readers of the words by the name of the parameter they tell; null where the words do not tell it. */
const READ: Readonly<Record<string, (text: string) => Told | null>> = {
  class: (text) => numberIn(text, words(`class (?:of (?:water|loss) )?([1-4])\\b${NO_RATING}`)),
  days: (text) =>
    numberIn(
      text,
      words(`(?:dry(?:ing)?|dehumidify\\w*)\\b(?!${NEAR}\\bwithin\\b)${NEAR}${NUMBER} days\\b`),
    ),
  bearing: (text) => {
    const found = first(text, words("(?<!(?:no|n')[nt][- ]?(?:an? )?)(?:load[- ]?)bearing"));
    return found && toldBy(found, 1);
  },
  // A three-quarter bath has a shower and no tub.
  wet: (text) => {
    const found = first(
      text,
      words(String.raw`(?:3\/4|three[- ]quarters?)[- ]bath(?:room)?\b(?! (?:in)?to )`),
      words(
        String.raw`no (?:bath ?)?tub\b(?! (?:surround|liner|spout|work|replac|remov|refinish|reglaz))`,
      ),
    );
    return found && toldBy(found, 'shower');
  },
  down_lf: (text) => {
    const told = downspoutsIn(text);
    return told && { ...told, value: told.count * told.feet };
  },
  layers: (text) => {
    const told = first(text, words(LAYERS_TOLD));
    const [, count = ''] = told ?? [];
    return told && toldBy(told, COUNTED[count.toLowerCase()] ?? Number(count));
  },
  insul: (text) => {
    const found = first(
      text,
      words(String.raw`insulate,? (?:and|&|\+) (?:hang )?(?:drywall|sheet ?rock)`),
    );
    return found && toldBy(found, 1);
  },
  // Nothing is moved out of empty rooms.
  furn: (text) => {
    const found = first(text, words(EMPTY_ROOMS));
    return found && toldBy(found, 0);
  },
  // "Reuse the knobs": no lockset is bought.
  lock: (text) => {
    const found = first(text, words(String.raw`${KEPT}(?:knobs?|levers?|locksets?|handle ?sets?)`));
    return found && toldBy(found, 0);
  },
  shape: shapeOf,
  layout: layoutOf,
  plan_sf: (text) =>
    roofPlan(text) ??
    numberIn(
      text,
      words(`footprint${NEAR}${NUMBER} ?${AREA}`),
      figure(`${NUMBER} ?${AREA}${NEAR}footprint`),
    ),
  plan_l: (text) => mainSides(text)?.[0] ?? null,
  plan_w: (text) => mainSides(text)?.[1] ?? null,
  wing_wide: (text) => wingOf(text)?.[0] ?? null,
  wing_out: (text) => wingOf(text)?.[1] ?? null,
  overhang: (text) => {
    // A roof seen from above has its overhangs in its area.
    const plan = roofPlan(text);
    return plan ? { ...plan, value: 0 } : standsOut(text, 'overhangs?', 'eaves?|soffits?');
  },
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
  sf: ['sf'],
  sq: ['sq', 'plan_sf', 'plan_l', 'plan_w'],
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

/** A shower of no told kind, which is tiled. */
const ANY_SHOWER =
  /^(?:(?:an?|the|new|tiled?|walk-?in|stand-?up|curbless|large|separate) )*showers?(?: only)?$/i;

/** Row of a bath that is done over for a shower: "a shower" is tiled, and a unit is a base with its walls. */
const kindIn = ({ items }: Assembly, { code, source }: NamedRow<Mention>): string => {
  const isPart = items.some((item) => item.code === 'PLB-SHBASE');
  if (code !== 'PLB-SHUNIT' || !isPart) return code;
  return ANY_SHOWER.test(source.words) ? 'TIL-PAN' : 'PLB-SHBASE';
};

/**
 * Takes from a row an amount that is only a part of it, or another measure. Hips and ridges told by their lengths make
 * the cap together, and a footprint is no roof surface.
 */
const withoutOthers = (
  row: NamedRow<Mention>,
  details: Settings,
  assembly: Assembly,
): NamedRow<Mention> => {
  row.code = kindIn(assembly, row);
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
  // A gable wall is larger than its sides up to the eave.
  const isWall = details['sf'] !== undefined && /^(?:SDG-|DEM-SIDING|FRM-SHTHWL)/.test(code);
  const isWholeDeck = details['redeck'] !== undefined && code === 'FRM-SHTHRF';
  if (isPart || isFootprint || isOneOfSeveral || isDuration || isWall || isWholeDeck)
    row.quantity = null;
  return row;
};

/** Measures of a building, a slab, a deck, a stair that belong to no row, so that named rows do not change them. */
const OF_BUILDING: readonly string[] =
  'shape layout plan_sf plan_l plan_w wing_out wing_wide class overhang rake pitch2 lower eave_lf rake_lf ridge_lf hip_lf thick_in edge_in edge_lf edge_cf rebar_in rise_in width_in winders tread_in rail_sides risers riser_in treads run_in stringer_ft stringers inner_in tons r r_have bags oc height_ft long_ft deep_ft beams span_ft joist plies beam_in post_ft corners bay_ft bays'.split(
    ' ',
  );

const readerOf = ({ id }: Assembly, name: string): ((text: string) => Told | null) | undefined =>
  SIZES_TOLD[id]?.[name] ?? READ[name];

const hasDetails = (assembly: Assembly): boolean =>
  assembly.parameters.some(({ name }) => readerOf(assembly, name) !== undefined);

/** Settings of an assembly that a text gives with a figure or a name. */
const detailsTold = (assembly: Assembly, text: string): ReadonlyMap<string, Told> =>
  new Map(
    assembly.parameters.flatMap(({ name, min, max, choices }): [string, Told][] => {
      const told = readerOf(assembly, name)?.(text) ?? null;
      if (told === null) return [];
      const { value } = told;
      const isOut = typeof value === 'number' && (value < (min ?? 0) || value > (max ?? Infinity));
      const isNone = choices.length > 0 && choices.every((choice) => choice.value !== value);
      return isOut || isNone ? [] : [[name, told]];
    }),
  );

/** Details told for a whole job, and those that follow from its building or place. */
interface JobSettings {
  told: Settings;
  derived: Settings;
  open: NamedRow<Mention>[];
  /** Names of settings that a row must not set again. */
  fixed: readonly string[];
  /** Details with the characters of the text that tell them. */
  said: ReadonlyMap<string, Told>;
}

const SENTENCE_ENDS = /[.;!?](?=\s)|\n/g;

/** True when a mention is other work elsewhere, or the same work in another place. */
const isOfOther = (other: Mention, job: Job, context: ComposeContext): boolean => {
  const { mention } = job;
  if (other.rows[0] !== undefined && other.rows[0] === mention.rows[0])
    return other.places[0] !== mention.places[0];
  const [own, usual] = [usualType(job, context), usualOf(other.rows[0] ?? '', context)];
  return usual !== undefined && !BUILDING.has(usual) && !BUILDING.has(own) && !suits(own, usual);
};

/** Blanks sentences about other work only: the overhang of a kitchen island is not that of the roof. */
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
    said += isElse ? ' '.repeat(to - from) : text.slice(from, to);
    from = to;
  }
  return said;
};

/** Whether what is told of a bath, "3/4 bath", "no tub", is told of the one where the job is: of several it is one's own. */
const isOfBath = (
  { start, end }: Told,
  { mention }: Job,
  here: NamedPlace | null,
  { mentions, places }: Reading,
): boolean => {
  const order = mentions.find((each) => isWork(each) && each.start <= start && end <= each.end);
  if (order && order !== mention && order.rows[0] !== mention.rows[0]) return false;
  const baths = places
    .filter(({ type }) => BATHS.has(type))
    .toSorted((one, other) => one.start - other.start);
  if (here === null || baths.length < 2) return true;
  return here === (baths.findLast((bath) => bath.start < end) ?? baths[0]);
};

const FRAMES = /^FRM-(?:WALL|FURR)/;

/** Settings under which nothing old comes off: boards that are hung, floors beside walls that are framed here, bare slabs, stripped roofs. */
const withNothingOld = (
  { assembly, mention }: Job,
  said: string,
  { mentions }: Reading,
  { isLoss }: ComposeContext,
): Settings => {
  const old = assembly.parameters.find(({ name }) => name === OLD || name === 'tearoff');
  const cover = coverOf(assembly.id);
  const works = mentions.filter(isWork);
  const isOut = works.some(({ rows }) =>
    rows.some((code) => isRemoval(code) && assembly.items.some((item) => item.code === code)),
  );
  if (!old || !cover || isLoss || isOut) return {};
  const isFramed = works.some(
    ({ rows, places }) =>
      rows.some((code) => FRAMES.test(code)) &&
      places.every((place) => mention.places.includes(place)),
  );
  const isBare = cover.isInside && (isFramed || isOnBare(mention, said, standsBare(said)));
  return isBare || isUncovered(cover, said)
    ? { [old.name]: old.kind === 'YES_NO' ? 0 : 'none' }
    : {};
};

/** No furniture is moved out of a bath. */
const withoutFurniture = ({ assembly }: Job, here: NamedPlace | null): Settings =>
  here && BATHS.has(here.type) && assembly.parameters.some(({ name }) => name === 'furn')
    ? { furn: 0 }
    : {};

const WALLS = /\b(?:drywall|sheet ?rock|walls?)\b/i;
const FLOORS = /\b(?:floor|carpet|lvp|lvt|vinyl|laminate|hardwood|wood|tile|plank|pad\b)/i;

/** "Drywall wet 2 ft up, put back": words that tell of walls and of no floor; "put the den back together" is all of it. */
const dryFloor = ({ assembly }: Job, { text }: ComposeContext): Settings =>
  assembly.id === 'water_rebuild' && WALLS.test(text) && !FLOORS.test(text)
    ? { floor: 'none' }
    : {};

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
  const sentences = saidOf(job, reading, context);
  const said = new Map(hasDetails(job.assembly) ? detailsTold(job.assembly, sentences) : []);
  const wet = said.get('wet');
  if (wet && !isOfBath(wet, job, here, reading)) said.delete('wet');
  const details = Object.fromEntries([...said].map(([name, { value }]) => [name, value]));
  const derived = sizeOfJob(job, here, reading, context);
  const told = {
    ...oldSlab(job, sentences),
    ...dryFloor(job, context),
    ...withoutFurniture(job, here),
    ...choicesSaid(job, context.book),
    ...job.start,
    ...withNothingOld(job, sentences, reading, context),
    ...ratings(job),
    ...details,
    ...besideDetails(size.params, details, mention),
  };
  return {
    told,
    // A told slope is a fact of the whole job, which no row changes.
    fixed: [...Object.keys(told), ...OF_BUILDING, ...(pitchWordsIn(context.text) ? ['pitch'] : [])],
    said,
    derived: besideDetails(derived, details, mention),
    open: rows.map((row) => withoutOthers(row, details, job.assembly)),
  };
};

/** Sizes that were told, of the building or of another layer of its roof; a share of a floor was not. */
const TOLD_SIZES: ReadonlySet<string> = new Set(['plan_l', 'plan_w', 'sq']);

/** Whether a value follows from the building and was not itself told. */
export const isWorkedOut = (derived: Settings): boolean =>
  Object.keys(derived).some((name) => !TOLD_SIZES.has(name));
