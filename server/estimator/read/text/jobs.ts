// Jobs that are done whole: which one a row leads to, when its parts are listed, and when it is no more than a guess.
import { isWholeCode } from '../../book/whole-jobs.ts';
import type { AgentKind } from '../../../domain/catalog.ts';
import { geometryIn, isRemoval, jobSuits, OUTSIDE } from './groups.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Job } from './groups.ts';
import type { JobSize } from './job-sizes.ts';
import { NAMED_BEFORE, SURE_UNNAMED } from './evidence.ts';
import { swaps } from './meaning.ts';
import type { Mention, Reading } from './neighbors.ts';
import { hasSize } from './places.ts';
import type { NamedPlace } from './places.ts';
import { quantityIn } from './quantities.ts';
import { names, speaksOf } from './row-words.ts';
import { mainParameter, shapeAssembly } from './shape.ts';
import type { NamedRow } from './shape.ts';
import { REPLACES } from './thing-sizes.ts';
import { namesOneWall } from './usual-amounts.ts';

/** A job is dearer than a row: it takes a better guess. */
const FAIR_JOB = 0.43;
/** Chance from which a row stands without asking, also where its amount is assumed. */
export const SURE = 0.45;

const PLACE =
  '(?:attic|basement|bath(?:room)?|bedroom|deck|driveway|entry(?:way)?|foyer|garage|kitchen|office|patio|porch|sunroom)s?';
const JOINTS = '(?:the|a|my|our|in|to|and|for|both|&)';
/** A place by itself. Beside other work it orders nothing: the garage of "the door between kitchen and garage" stays one. */
const BARE_PLACE = new RegExp(String.raw`^(?:${JOINTS} )*${PLACE}$`, 'i');
/** "Redo my kitchen and | bathroom", "create an estimate for the | kitchen": what stands before a place and orders it whole. */
const ORDERS_PLACE = new RegExp(
  String.raw`\b(?:re-?do|remodel|renovate|update|gut|finish|convert|(?:estimate|price|quote|bid) (?:for|on))(?:,? (?:${JOINTS}|${PLACE}))*,? $`,
  'i',
);
/** "Deliver it to the driveway", "junk from the garage and driveway": where other work or none is done. */
const LIES_THERE = new RegExp(
  String.raw`\b(?:at|behind|from|in|inside|into|near|off|on|onto|out of|through|to|under)(?:,? (?:${JOINTS}|${PLACE}))*,? ?$`,
  'i',
);
/** "With 2 bedrooms and | a bath" adds one. */
const ONE_MORE = /^(?:an?|another) bath/i;
/** "Patio | , concrete, 12 x 14": what it is made of. */
const IS_BUILT =
  /^,? (?:concrete|stamped|asphalt|pavers?|brick|flagstone|gravel|composite|cedar)\b/i;
/** Characters of the text beside a place that may order it. */
const BESIDE = 48;
/** Words for a room that is done over, whatever is done. */
const DOES_OVER =
  /\b(?:d(?:o|one|oing) (?:[a-z]+ ){0,3}over(?! (?:a|my|our|the|there)\b)|spruc(?:e|ing) up|freshen(?:ing)? up|make ?over|face ?lift)\b/i;
const IS_ROOM = /_(?:refresh|remodel)$/;
/** "A facelift for the front porch" is no room's. */
const DOES_OUTSIDE_OVER = new RegExp(
  String.raw`${DOES_OVER.source}(?: (?:back|for|front|my|of|on|our|the|to))* (?:porch|deck|patio|yard|garden|driveway|exterior|outside)\b`,
  'i',
);

/** Whole buildings, and what a text says that orders one: "help me with my house" builds none. */
const IS_BUILDING = /^@?(?:new_house|detached_garage|adu|addition|BLD-\w+)$/;
const BUILDS =
  /\b(?:(?:re-?)?buil[dt]\w*|construct\w*|erect|new|add(?:ing|ition)?s?|convert\w*|adu|ground[- ]up|put up|total loss|(?:make|making|made|turn(?:ed|ing)?)(?: [\w-]+){1,6} into|made into|from scratch|(?:white|vanilla) (?:box|shell))\b/i;

const isPlaceOrdered = ({ words, start, end }: Mention, text: string): boolean =>
  ONE_MORE.test(words) ||
  ORDERS_PLACE.test(text.slice(Math.max(0, start - BESIDE), start)) ||
  IS_BUILT.test(text.slice(end, end + BESIDE));

/** Whether words name the work that is made of them whole, or are as good as sure to mean it. */
export const isNamed = (
  mention: Mention,
  code: string,
  { mentions }: Pick<Reading, 'mentions'>,
  { book, text }: Pick<ComposeContext, 'book' | 'text'>,
): boolean => {
  const { words, rows, chance } = mention;
  if (IS_BUILDING.test(code) && !BUILDS.test(text)) return false;
  if (BARE_PLACE.test(words)) {
    const isAlone = mentions.every(
      ({ role, words: other }) => (role !== 'order' && role !== 'remove') || BARE_PLACE.test(other),
    );
    const lies = LIES_THERE.test(text.slice(Math.max(0, mention.start - BESIDE), mention.end));
    return (isAlone && !lies) || isPlaceOrdered(mention, text);
  }
  if (NAMED_BEFORE.test(words)) return true;
  if (IS_ROOM.test(code) && DOES_OVER.test(words))
    return !DOES_OUTSIDE_OVER.test(text.slice(mention.start, mention.end + BESIDE));
  if (chance >= SURE_UNNAMED && speaksOf(words, [code, ...rows], book)) return true;
  return names(words, [code, ...rows], book);
};

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
      (namesOneWall(mention.words) || !assembly.params.some(([name]) => name === 'frac')),
  );

const SLAB_ON_WALL = /^(?!.*\b(?:counters?|counter ?tops?|tops?)\b).*\bback ?splash/i;

/** A slab on the wall is priced for itself: no counter is removed for it, and no sink. */
const isSlabOnWall = ({ code, source }: NamedRow<Mention>): boolean =>
  code.startsWith('CTP-') && SLAB_ON_WALL.test(source.words);

const ON_OLD_FRAME =
  /\b(?:over|on|onto|to) (?:the |my |our )?(?:existing|old|same|present) (?:deck )?(?:fram(?:e|ing)|joists?|structure)\b|\bre-?(?:board|deck|plank|surfac)(?:e|ing)?\b/i;

/** "Composite decking over the existing frame", "resurface the deck": boards alone, and no deck is built. */
const isOnOldFrame = ({ code, source }: NamedRow<Mention>): boolean =>
  /^DCK-(?:CEDAR|COMP|PT)$/.test(code) && ON_OLD_FRAME.test(source.words);

const TAKES_WALL = /\bwalls?\b|\bopen(?:ed|ing)? up\b/i;

/** "Header over the garage door sags, swap it for an LVL": where no wall is told of, a beam takes the place of a beam. */
const isOtherBeam = ({ code, source: { words } }: NamedRow<Mention>, text: string): boolean =>
  code === 'FRM-BEAM' && REPLACES.test(words) && !TAKES_WALL.test(text);

/** Stucco or stone on a wall of block that is built with it covers no house: no old siding comes off. */
const isOnNewWall = ({ code }: NamedRow<Mention>, rows: readonly NamedRow<Mention>[]): boolean =>
  /^SDG-(?:STUCCO|STONEV|BRICKV)$/.test(code) && rows.some((row) => row.code === 'MAS-CMU');

/** "Heat mat under the tile", "warming wires": the tile over them is somebody's own job; "a heated floor" is tiled. */
const isUnderTile = ({ code, source }: NamedRow<Mention>, rows: readonly NamedRow<Mention>[]) =>
  code === 'TIL-HEAT' &&
  !rows.some((row) => row.code === 'TIL-FLOOR') &&
  /\b(?:mats?|cables?|wires?|wiring|under (?:the |our |my |new )*tile)\b/i.test(source.words);

/** Whether a row is done alone, though it leads to a job. @param rows what else is named there */
export const isApart = (row: NamedRow<Mention>, rows: readonly NamedRow<Mention>[], text: string) =>
  isOtherBeam(row, text) ||
  isSlabOnWall(row) ||
  isOnOldFrame(row) ||
  isOnNewWall(row, rows) ||
  isUnderTile(row, rows);

export const leadOf = (
  { code, source }: NamedRow<Mention>,
  { book }: ComposeContext,
): Job | null => {
  const lead =
    source.role === 'order' || !isRemoval(code, book) ? book.rowOrders.get(code)?.lead : null;
  const assembly = lead && book.assemblies.get(lead.assembly);
  return lead && assembly ? { assembly, start: lead.params, mention: source } : null;
};

/** "Insulate 800 sf of attic and | 400 sf over the garage": a job of which an amount is told, and another amount elsewhere. */
export const isDoneAgain = (
  row: NamedRow<Mention>,
  { assembly, mention }: Job,
  context: ComposeContext,
): boolean => {
  const unit = context.book.items.get(row.code)?.unit;
  const own = unit === undefined ? null : quantityIn(mention.measures, unit);
  return (
    own !== null &&
    row.quantity !== null &&
    row.quantity !== own &&
    leadOf(row, context)?.assembly === assembly
  );
};

/** "Finish a basement bedroom, 12x15": so much of the basement. "Side porch 10x20, paint the ceiling": all of it. */
export const isOfPart = ({ assembly: { id }, mention }: Job, place: NamedPlace): boolean =>
  (id === 'basement_finish' && /\bbasement\b/i.test(place.label)) ||
  (/paint/.test(id) &&
    place.type === 'porch' &&
    hasSize(place) &&
    /\bceiling\b/i.test(mention.words));

export const usualType = ({ assembly }: Job, { book }: ComposeContext): string =>
  book.usualPlaces.get(assembly.id)?.type ?? 'house';

/** "Our law office" is all of it, "the back office" one room. */
const OUR_OFFICE = /\b(?:our|whole|entire)(?: (?!back|front|corner|home|private)\w+)? $/i;

/** The office of a business of which no size is told is the space that it rents, and no room of a home. */
const isSuite = (place: NamedPlace, { mentions }: Reading, context: ComposeContext): boolean =>
  place.type === 'office' &&
  context.agent === 'CONTRACTOR' &&
  !(hasSize(place) || place.count > 1) &&
  mentions.some(
    ({ rows: [code = ''], places: [own] }) =>
      own === place &&
      context.book.usualPlaces.get(context.facts.jobOf(code))?.type === 'office_suite' &&
      (isWholeCode(code) || OUR_OFFICE.test(context.text.slice(0, place.start).slice(-40))),
  );

/** "Build a new deck, 12 by 20 feet": a size without a name, told of work outside, is that of its place. */
export const nameOutside = (reading: Reading, context: ComposeContext): void => {
  const { mentions, places } = reading;
  for (const place of places) {
    if (isSuite(place, reading, context)) place.type = 'office_suite';
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

/** Units of goods that take the place of others. */
const EXCHANGED: ReadonlySet<string> = new Set(['EA', 'LF']);
/** Lines that other goods stand in for, whatever they are counted in: no boards under a drop ceiling, no ridge vent beside box vents. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'DRW-CEIL': ['DRW-ACT22', 'DRW-ACT24'],
  'PNT-CEIL': ['DRW-ACT22', 'DRW-ACT24'],
  'RFG-RVENT': ['RFG-BOX'],
  'RFG-SYN': ['RFG-FELT'],
};
/** Share of a length from which another kind is named for all of it. */
const LEAST_OF_ALL = 0.8;
/** The trade that a code begins with: paint of a baseboard is no other baseboard. */
const tradeOf = (code: string): string => code.replace(/-.*/, '');

/**
 * Lines of a job in whose place another kind was named: "replace the exhaust fan" in a bathroom with a new one, "a composite
 * deck with wood railing". Of pieces only a single one is exchanged, of lengths nearly all.
 */
export const exchanged = (
  lines: readonly { code: string; quantity: number }[],
  open: readonly NamedRow<Mention>[],
  explained: ReadonlySet<NamedRow<Mention>>,
  own: Job,
  context: ComposeContext,
): string[] => {
  const { rowOrders, items } = context.book;
  const unitOf = (code: string): string | null => {
    const item = items.get(code);
    return item?.action === 'install' && EXCHANGED.has(item.unit) ? item.unit : null;
  };
  const isAll = ({ code, quantity }: NamedRow<Mention>, all: number): boolean =>
    quantity === null || (unitOf(code) === 'EA' ? quantity === 1 : quantity >= LEAST_OF_ALL * all);
  const isInPlaceOf = (row: NamedRow<Mention>, code: string, all: number): boolean =>
    !explained.has(row) &&
    // The row that led to the job names it whole: a 4 ton unit is no other thing than the air conditioner.
    (row.source !== own.mention || leadOf(row, context)?.assembly !== own.assembly) &&
    row.source.role === 'order' &&
    isAll(row, all) &&
    row.code !== code &&
    unitOf(row.code) === unitOf(code) &&
    (unitOf(code) === 'EA' || tradeOf(row.code) === tradeOf(code)) &&
    rowOrders.get(row.code)?.family === rowOrders.get(code)?.family;
  const standsFor = (code: string): boolean =>
    open.some(
      ({ code: other, source }) => source.role === 'order' && INSTEAD[code]?.includes(other),
    );
  const isOrdered = (code: string): boolean => [...explained].some((row) => row.code === code);
  return lines
    .filter(
      ({ code, quantity }) =>
        (standsFor(code) && !isOrdered(code)) ||
        (unitOf(code) !== null &&
          (unitOf(code) !== 'EA' || quantity === 1) &&
          !isOrdered(code) &&
          open.some((row) => isInPlaceOf(row, code, quantity))),
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
    // Tile on the wall of a kitchen, or of a restroom, is no shower.
    const hasNone = place && (NO_SHOWER.has(place.type) || /\brestroom/i.test(place.label));
    if (hasNone && job.assembly.id === 'shower_retile') continue;
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

/** Chance from which words list a part. */
const SURE_PART = 0.6;

/** Another mention lists parts of the same thing with their amounts: "6 posts and 3 sections" of a fence. */
const isListedInParts = (
  { mention, assembly }: Job,
  reading: Reading,
  { book }: ComposeContext,
): boolean => {
  // "Exterior repaint … 60 feet of trim": a house is painted whole, and its trim with it.
  if (assembly.id === 'exterior_paint' && /paint/i.test(mention.words)) return false;
  const familyOf = (code: string): string | undefined => book.rowOrders.get(code)?.family;
  const families = mention.rows.flatMap((code) => familyOf(code) ?? []);
  return reading.mentions.some(
    (other) =>
      other !== mention &&
      other.role === 'order' &&
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
  if (mention.chance < SURE || !isNamed(mention, job.assembly.id, reading, context)) return true;
  return (
    OUTSIDE.has(usual) &&
    (isListedInParts(job, reading, context) ||
      // "Pour a new one" counts nothing.
      mention.measures.some(
        ({ kind, value }) => kind === 'COUNT' && (value > 1 || !NAMED_BEFORE.test(mention.words)),
      ))
  );
};
