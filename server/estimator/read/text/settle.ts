// What only the whole text tells of a mention: goods of the owner, a count told apart of its thing, what is painted where no
// words of the painting say so.
import { addParts } from './amount-parts.ts';
import { countSome } from './amount-shares.ts';
import type { ToldMeasure } from './measures.ts';
import {
  countAgain,
  countDays,
  countOf,
  countTogether,
  measureTogether,
  tellSizes,
} from './counts.ts';
import { settleGoods } from './goods.ts';
import { exchange, joinTakenOut, takeOutThere } from './replaced.ts';
import { isSupplied } from './goods.ts';
import { ofHeight } from './meaning.ts';
import { IS_AND } from './joints.ts';
import { coverBeside, serveAll, takeOutAll } from './listed-things.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft, Mention } from './neighbors.ts';
import { materialsOnlyIn } from '../papers/materials-only.ts';
import { settleOutdoors } from './outdoors.ts';
import { runAlong } from './told-apart.ts';
import { hasSize } from './places.ts';
import { settlePaint } from './painting.ts';
import { isPartOf } from './usual-amounts.ts';
import { renameRows } from './renamed.ts';
import { measureEdges, measureRoofs } from './roofs.ts';
import type { Segment } from './segments.ts';

/** Mentions of a text that people write by hand; each is held against the others, which longer lists would make slow. */
const MOST_SETTLED = 150;

/** Labor is ordered without goods; "a fee of 15 % on labor only" is another thing. */
const LABOR_ONLY =
  /(?<!\b(?:on|of|for) )\b(?:labor|install(?:ation)?)[ -]only\b|\b(?:only|just) (?:the |for (?:the )?)?labor\b|\bfor labor only\b/gi;
const MOST_TERMS = 20;
const SENTENCE_END = /[.!?\n]/;

/** What is ordered in the sentence of a term, and all that is ordered where it stands alone. */
const ordersAt = (index: number, mentions: readonly Mention[], text: string): Mention[] => {
  const orders = mentions.filter(({ role }) => role === 'order');
  const beside = orders.filter(
    ({ start, end }) =>
      !SENTENCE_END.test(text.slice(Math.min(end, index), Math.max(start, index))),
  );
  return beside.length > 0 ? beside : orders;
};

/** Work of which the owner brings the goods or the labor: "I buy the paint", "only labor please", "materials only". */
export const supply = (mentions: Mention[], text: string, { jobOf, familyOf }: RowFacts): void => {
  for (const mention of mentions.filter(
    ({ role, words }) => role === 'done' && isSupplied(words),
  )) {
    const [code = ''] = mention.rows;
    const own = mentions.filter(
      ({ role, rows: [row = ''] }) =>
        role === 'order' &&
        (row === code || jobOf(row) === jobOf(code) || (familyOf(code) ?? '-') === familyOf(row)),
    );
    for (const each of own) each.isSupplied = true;
    if (own.length > 0) mention.rows = [];
  }
  for (const { index } of [...text.matchAll(LABOR_ONLY)].slice(0, MOST_TERMS))
    for (const mention of ordersAt(index, mentions, text)) mention.isSupplied = true;
  for (const index of materialsOnlyIn(text).slice(0, MOST_TERMS))
    for (const mention of ordersAt(index, mentions, text)) mention.isMaterialsOnly = true;
};

const IS_HEIGHT = /^\d ?-?(?:ft\.?|feet|foot|['’])[ -]?(?:high|tall)$/i;

/** "Chain link fence 180 ft, | 6 ft high": a height by itself is that of the fence before it. */
const heightenFences = (mentions: Draft[], segments: readonly Segment[], facts: RowFacts): void => {
  for (const { words, start, candidates } of segments) {
    if (!IS_HEIGHT.test(words)) continue;
    const fence = mentions.findLast((mention) => mention.start < start);
    const code = fence?.rows.find((row) => row.startsWith('FNC-'));
    if (!fence || code === undefined) continue;
    const higher = ofHeight(words, [{ code, chance: 1 }, ...candidates], facts);
    if (higher !== null) fence.rows = fence.rows.map((row) => (row === code ? higher : row));
  }
};

const OF_WALLS = /^ ?(?:of )?(?:the )?walls?\b/i;

/** "Dining room and hall 520 sf of wall": an area of walls, told behind the name of a room, of what is done to them. */
const measureWalls = (
  mentions: readonly Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  { unitOf, isOfWalls }: RowFacts,
): void => {
  for (const area of measures) {
    if (area.kind !== 'AREA' || !OF_WALLS.test(text.slice(area.end, area.end + 12))) continue;
    if (mentions.some((mention) => mention.measures.includes(area))) continue;
    for (const mention of mentions) {
      const [between] = [mention.start, area.start].toSorted((a, b) => a - b);
      const isNear = !SENTENCE_END.test(text.slice(between, Math.max(mention.start, area.start)));
      const isWall = mention.rows.some((row) => isOfWalls(row) && unitOf(row) === 'SF');
      const isTold = mention.measures.some(({ kind }) => kind === 'AREA');
      if (isWork(mention) && isNear && isWall && !isTold)
        mention.measures = [...mention.measures, area];
    }
  }
};

/** "Half" of what is covered; a half bath and a half wall are things. */
const HALF =
  /\bhalf(?: of it)?(?: (?:with|in|of|as|to))?\s*$|^half\b(?![ -](?:bath|wall|round|door|height|glass|inch|circle|story))/i;
const NEAR_HALF = 20;
/** What has one frame, whatever lies on its halves. */
const BUILT_WHOLE = /^(?:DCK-|@deck_)/;

/** "Half with tile and half with LVP, 60 sf": each of two coverings gets its half of the area that is told of both. */
const halve = (mentions: readonly Draft[], text: string): void => {
  const [one, other, ...more] = mentions.filter(
    ({ role, rows: [row = ''], words, start }) =>
      role === 'order' &&
      !BUILT_WHOLE.test(row) &&
      (HALF.test(text.slice(Math.max(0, start - NEAR_HALF), start)) || HALF.test(words)),
  );
  if (!one || !other || more.length > 0) return;
  const told = [one, other].flatMap(({ measures }) => measures).find(({ kind }) => kind === 'AREA');
  const [place] = [...one.places, ...other.places];
  const sf = told?.value ?? place?.areaSf ?? (place?.lengthFt ?? 0) * (place?.widthFt ?? 0);
  if (sf === 0) return;
  for (const mention of [one, other])
    mention.measures = [
      ...mention.measures.filter(({ kind }) => kind !== 'AREA'),
      { ...(told ?? countOf(mention, 0)), kind: 'AREA', value: sf / 2 },
    ];
};

const MOST_CUT = 4;

const IS_CUT = /^DRW-CUT\d$/;

/** "2 ft of wet drywall cut out all round": how high a wall is cut, and not how long; 4 ft is another row than 2. */
const cutUp = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    if (!mention.rows.some((row) => IS_CUT.test(row))) continue;
    const isHigh = ({ kind, value }: ToldMeasure): boolean =>
      kind === 'LENGTH' && value <= MOST_CUT;
    const cut = mention.measures.find(isHigh);
    const row = (cut?.value ?? 0) > 2 ? 'DRW-CUT4' : 'DRW-CUT2';
    if (cut) mention.rows = mention.rows.map((code) => (IS_CUT.test(code) ? row : code));
    mention.measures = mention.measures.map((measure) =>
      isHigh(measure) ? { ...measure, isAcross: true } : measure,
    );
  }
};

/** The row of a poured concrete wall. */
export const POURED_WALL = 'CNC-FNDWALL';
/** Feet: so high is the wall that the book prices by its foot. */
const WALL_HEIGHT = 8;
const MOST_HIGH = 20;

const IS_HIGH = /^[\s-]*(?:high|tall|in height|x\b|by\b)/i;

/** "Concrete wall 20 ft long 4 ft high": a wall of another height is as many feet of the book's as have its surface. */
const measurePoured = (mentions: readonly Draft[], text: string): void => {
  for (const mention of mentions) {
    if (mention.role !== 'order' || mention.rows[0] !== POURED_WALL) continue;
    const [long, high] = mention.measures
      .filter(({ kind }) => kind === 'LENGTH')
      .toSorted((a, b) => b.value - a.value);
    if (!long || !high || high.value === WALL_HEIGHT || high.value > MOST_HIGH) continue;
    if (!IS_HIGH.test(text.slice(high.end))) continue;
    mention.asSaid = `${long.value} ft long, ${high.value} ft high`;
    mention.alongFt = long.value;
    mention.measures = [{ ...long, value: (long.value * high.value) / WALL_HEIGHT }];
  }
};

const IS_AREA = /^(?:(?:front|back|side) )?(?:area|section|spot|yard|lawn)s?$/i;

/** "The back is bare dirt, 2600 sf: rake it, sod": work on the ground or a flat roof is as large as what was measured. */
const ON_GROUND = /^(?:LND-|CNC-|DEM-SLAB|PNT-WASH|RFG-COAT)/;
const ELSEWHERE = /\b(?:rest|around|beds?|house|home|siding|outside|exterior)\b/i;

/** "An 8x6 area, rebuild the brick", "sod the 30x50 yard": so much of what no room measures; walls of "a play area 10x12" are. */
const measureAreas = (mentions: readonly Draft[], { unitOf, isOfWalls }: RowFacts): void => {
  for (const mention of mentions.filter(isWork)) {
    const { places } = mention;
    const sf = places.reduce(
      (sum, { areaSf, lengthFt, widthFt }) => sum + (areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0)),
      0,
    );
    if (!places.every(hasSize) || sf === 0) continue;
    const isArea = places.every(({ label }) => IS_AREA.test(label));
    const isGround = places.every(({ type, label }) => label === 'Room' || type === 'exterior');
    const isElsewhere = ELSEWHERE.test(mention.words);
    const takesArea = (row: string): boolean =>
      !places.some((place) => isPartOf(place, row, mention)) &&
      ((isArea && unitOf(row) === 'SF' && !isOfWalls(row)) ||
        (isGround && !isElsewhere && /^[SC][FY]$/.test(unitOf(row) ?? '') && ON_GROUND.test(row)));
    if (mention.measures.every(({ kind }) => kind === 'INCHES') && mention.rows.some(takesArea))
      mention.measures = [...mention.measures, { ...countOf(mention, sf), kind: 'AREA' }];
  }
};

const SMOKE =
  /\b(?:smoke|soot|fire)\b(?! ?(?:alarms?|detectors?|places?|pits?|rat(?:ed|ing)|doors?|extinguishers?|sprinklers?|caulk\w*|block\w*|code)\b)/i;
const WATER = /\b(?:water|flood\w*|leak\w*|burst|wet|sewage)\b/i;
/** Whether a text tells of a fire and of no water. */
const isFire = (text: string): boolean => SMOKE.test(text) && !WATER.test(text);

const CLEAN_ALL =
  /\bclean(?:ing|ed)?\b[^.;\n]{0,24}\b(?:everything|all of it|it all|all (?:the )?surfaces|(?:the )?(?:whole|entire) (?:house|home|condo|apartment|unit|place))\b/i;
const CLEANS = /\b(?:clean|wash|wipe)/i;
/** What "smoke damage" by itself is taken for. */
const OF_SMOKE = /^(?:@smoke_clean$|FIR-CLN)/;

/** "Smoke through the whole first floor, 1,100 sf": where it was, beside an order to clean everything. */
export const asReach = (text: string, segment: Segment): Segment =>
  segment.role === 'order' &&
  OF_SMOKE.test(segment.candidates[0]?.code ?? '') &&
  SMOKE.test(segment.words) &&
  !CLEANS.test(segment.words) &&
  CLEAN_ALL.test(text)
    ? { ...segment, role: 'place', candidates: [] }
    : segment;

const SEALS = /\b(?:seal|re-?paint|paint)/i;
/** Parts of the cleaning after smoke. Beside them "everything" is the walls and ceilings. */
const SMOKE_PART = /^FIR-(?:CLN|DEODOR|FOG|SEAL|CONT|PACK)/;

/** "Clean and seal everything" after smoke: the job, or the cleaning alone where its other parts are named for themselves. */
const cleanAll = (mentions: Draft[], text: string): void => {
  const said = isFire(text) ? CLEAN_ALL.exec(text) : null;
  if (!said) return;
  const [all, ...others] = mentions.filter(
    ({ start, end }) => start < said.index + said[0].length && end > said.index,
  );
  if (!all || ![all, ...others].every(isWork)) return;
  // "Clean | and | seal | and | repaint everything": verbs of one thing.
  const end = others.at(-1)?.end ?? all.end;
  Object.assign(all, { words: text.slice(all.start, end), end });
  for (const other of others) mentions.splice(mentions.indexOf(other), 1);
  const parts = mentions
    .filter((mention) => isWork(mention) && mention !== all)
    .flatMap(({ rows }) => rows)
    .filter((row) => SMOKE_PART.test(row));
  if (parts.some((row) => row.startsWith('FIR-CLN'))) return;
  const code = parts.length > 0 ? 'FIR-CLNWL' : '@smoke_clean';
  const sealed = SEALS.test(all.words) && !parts.includes('FIR-SEAL') ? ['FIR-SEAL'] : [];
  all.rows = [code, ...sealed, ...all.rows.filter((row) => row === 'HVC-CLEAN')];
  all.candidates = [{ code, chance: 1 }];
  all.chance = 1;
};

const tradeOf = ({ rows: [row = ''] }: Draft): string => row.slice(0, row.indexOf('-') + 1);

/** "Replace the base | and | wall cabinets": kinds of one trade that share their noun are as sure as the second. */
const joinKinds = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isKind =
      mention.role === 'order' &&
      next?.role === 'order' &&
      IS_AND.test(text.slice(mention.end, next.start)) &&
      tradeOf(mention) !== '' &&
      tradeOf(mention) === tradeOf(next);
    if (isKind) mention.chance = Math.max(mention.chance, next.chance);
  }
};

/** Changes the mentions by what the rest of the text says. */
export const settle = (
  mentions: Draft[],
  text: string,
  segments: readonly Segment[],
  all: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  if (mentions.length > MOST_SETTLED) return;
  const measures = addParts(mentions, text, all, facts);
  countSome(mentions, text, measures, facts);
  measureRoofs(mentions, text, segments, measures, facts);
  measureWalls(mentions, text, measures, facts);
  countDays(mentions, measures, facts);
  measureEdges(mentions, facts);
  renameRows(mentions, text);
  measureAreas(mentions, facts);
  runAlong(mentions, text, facts);
  settleOutdoors(mentions, text, measures, facts);
  settlePaint(mentions, text);
  tellSizes(mentions, facts);
  serveAll(mentions, text);
  countAgain(mentions);
  countTogether(mentions, facts);
  measureTogether(mentions, text, facts);
  coverBeside(mentions, text);
  heightenFences(mentions, segments, facts);
  joinKinds(mentions, text);
  joinTakenOut(mentions, text, facts);
  takeOutAll(mentions, text, facts);
  takeOutThere(mentions, facts);
  exchange(mentions, text, facts);
  halve(mentions, text);
  cutUp(mentions);
  cleanAll(mentions, text);
  settleGoods(mentions, facts);
  measurePoured(mentions, text);
};
