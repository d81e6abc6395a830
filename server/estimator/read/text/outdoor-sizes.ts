// How much work outside is, where a text tells it by other things: the runs of a fence, what goes round or along another thing
// or covers it, sizes of each of several pieces, how thick a surface is covered.
import type { ToldMeasure } from './measures.ts';
import { isRemoval } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { quantityIn } from './quantities.ts';

const IS_FENCE = /^(?:FNC-(?!GATE|POST|SECT)|@fence_build$)/;
/** Feet: a fence is so high, and runs longer. */
const MOST_HIGH = 10;
/** Words before the run of a fence: "80 feet on the left, 60 across the back". */
const RUN =
  /^ ?(?:ft\.?|feet|foot|['’])? ?(?:on|along|across|down|at|in|for) (?:the |each |my |our |that )?(?:left|right|back|rear|front|side|east|west|north|south|other|street|alley)/i;
const LEAST_RUN = 12;

/** Runs that are told one after the other are one fence. */
const addRuns = (mention: Draft, text: string): void => {
  const runs = mention.measures.filter(
    ({ kind, value, end }) =>
      (kind === 'LENGTH' || kind === 'COUNT') &&
      value >= LEAST_RUN &&
      RUN.test(text.slice(end, end + 28)),
  );
  const [first, ...others] = runs;
  if (!first || others.length === 0) return;
  const value = runs.reduce((sum, run) => sum + run.value, 0);
  mention.measures = [
    ...mention.measures.filter((measure) => !runs.includes(measure)),
    { ...first, kind: 'LENGTH', value, isAcross: false },
  ];
};

const isHeight = ({ kind, value }: ToldMeasure): boolean => kind === 'LENGTH' && value <= MOST_HIGH;

/** "Fence 100 ft by 6 ft": how long and how high. */
const lengthen = (mention: Draft): void => {
  mention.measures = mention.measures.map((one) =>
    one.kind === 'SIDES' && Math.min(...one.sides) <= MOST_HIGH && !ROUND.test(mention.words)
      ? { ...one, kind: 'LENGTH', value: longest(one), sides: [] }
      : one,
  );
};

/** "Fence, 220 ft. Vinyl privacy 6'": a kind without a run of its own is that of the fence before it. */
const nameFences = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const isKind =
      last?.role === 'order' &&
      mention.role === 'order' &&
      IS_FENCE.test(row) &&
      IS_FENCE.test(last.rows[0] ?? '') &&
      !/\bfenc/i.test(mention.words) &&
      mention.measures.every(isHeight) &&
      last.measures.some((measure) => measure.kind === 'LENGTH' && !isHeight(measure));
    if (!last || !isKind) continue;
    last.rows = mention.rows;
    mentions.splice(at, 1);
  }
};

const ROUND = /\b(?:around|round|perimeter|enclos\w*|fence in|all sides)\b/i;

/** "Chain link around the dog run 15 x 30": what goes round two sides is as long as all four. */
const goRound = (mention: Draft, { unitOf }: RowFacts): void => {
  const sides = mention.measures.find(({ kind }) => kind === 'SIDES');
  const [long = 0, wide = 0] = sides?.sides ?? [];
  const isRun = IS_FENCE.test(mention.rows[0] ?? '') || unitOf(mention.rows[0] ?? '') === 'LF';
  if (!sides || !isRun || !ROUND.test(mention.words)) return;
  if (mention.measures.some((one) => one.kind === 'LENGTH' && !isHeight(one))) return;
  mention.measures = mention.measures.map((one) =>
    one === sides ? { ...one, kind: 'LENGTH', value: 2 * (long + wide), sides: [] } : one,
  );
};

const POURS_AGAIN = /^(?:and |then )?(?:re-?pour|pour (?:a )?new|replace|new)\b/i;
/** What was broken out, by its name, and the row that is poured in its place. */
const POURED: readonly (readonly [name: RegExp, row: string])[] = [
  [/\bdrive(?:way)?\b/i, 'CNC-DRIVE'],
  [/\b(?:side)?walk(?:way)?\b/i, 'CNC-WALK'],
];

const ONLY_OUT = /^(?:break|tear|rip|take|cut|saw ?cut|demo)(?:ing)? (?:it |them )?(?:out|up)$/i;

/** "Tear out the driveway and repour": what is poured is what came out, and what comes out is what was named. */
const pourAgain = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row] = mention.rows;
    if (!last || mention.clause !== last.clause) continue;
    const isNamed = last.role === 'order' && /^CNC-(?!CY|FOOT)/.test(last.rows[0] ?? '');
    if (
      row === 'DEM-SLAB' &&
      ONLY_OUT.test(mention.words) &&
      isNamed &&
      mention.measures.length === 0
    )
      mention.measures = last.measures;
    if (mention.role !== 'order' || row !== 'CNC-SLAB4' || !POURS_AGAIN.test(mention.words))
      continue;
    if (!last.rows.some((other) => isRemoval(other))) continue;
    const poured = POURED.find(([name]) => name.test(last.words));
    const before = mentions[at - 2];
    if (poured) mention.rows = [poured[1]];
    else if (
      before?.role === 'order' &&
      before.rows[0]?.startsWith('CNC-') &&
      mention.measures.length === 0
    )
      mentions.splice(at, 1);
  }
};

const LENGTH_OF =
  /^(?:about |approx\w*\.? |around |roughly )?[\d,.]+ ?(?:ft\.?|feet|foot|lf|lin(?:ear|eal)?\.? (?:ft\.?|feet)|['’]) of (?:the |our |my )?([a-z]{4,}?)s?$/i;

/** "Clean my gutters, it is 160 ft of gutter": feet of a thing named before are those of the work on it. */
const measureNamed = (mentions: Draft[], { unitOf }: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const [, thing] = LENGTH_OF.exec(mention.words) ?? [];
    const last = mentions[at - 1];
    if (thing === undefined || last?.role !== 'order' || mention.role !== 'order') continue;
    const isOfIt =
      last.measures.length === 0 &&
      unitOf(last.rows[0] ?? '') === 'LF' &&
      last.words.toLowerCase().includes(thing.toLowerCase());
    if (!isOfIt) continue;
    last.measures = mention.measures;
    mentions.splice(at, 1);
  }
};

const EACH_SIDE = /\b(?:each|both|either) sides?\b/i;
const TWO_SIDES =
  /\b(?:both sides|two sides|front (?:and|&) (?:back|rear)|back (?:and|&) front|left (?:and|&) right)\b/i;

/** "Gutters on front and back, 45 ft each side": twice as long. */
const doubleSides = (mention: Draft, { unitOf }: RowFacts): void => {
  if (mention.rows[0] === 'MAS-RETAIN' && EACH_SIDE.test(mention.words))
    mention.measures = mention.measures.map((one) =>
      one.kind === 'SIDES' ? { ...one, kind: 'AREA', sides: [], value: 2 * one.value } : one,
    );
  if (unitOf(mention.rows[0] ?? '') !== 'LF' || !TWO_SIDES.test(mention.words)) return;
  mention.measures = mention.measures.map((one) =>
    one.kind === 'LENGTH' && one.isEach ? { ...one, value: 2 * one.value, isEach: false } : one,
  );
};

const IS_WALL = /^(?:MAS-(?:RETAIN|CMU)|CNC-FNDWALL|WPF-MEMB|SDG-STONEV)$/;
/** What is as long as another thing that is named before it. */
const ALONG: readonly (readonly [row: RegExp, other: RegExp])[] = [
  [/^(?:LND-DRAIN|WPF-DRAIN|CNC-FOOT)$/, IS_WALL],
  [/^(?:DEM-FENCE|PNT-FENCE)$/, IS_FENCE],
];

/** "Retaining wall 40 ft by 3 ft with a drain behind": what lies along a wall is as long as the wall. */
const runAlong = (mentions: readonly Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const [row = ''] = mention.rows;
    const [, along] = ALONG.find(([own]) => own.test(row)) ?? [];
    if (!along || !isWork(mention) || mention.measures.length > 0) continue;
    const wall = mentions
      .slice(0, at)
      .findLast((other) => isWork(other) && along.test(other.rows[0] ?? ''));
    const lengths = wall?.measures.filter(
      ({ kind, isAcross }) => kind === 'SIDES' || (kind === 'LENGTH' && !isAcross),
    );
    const long = lengths
      ?.filter((one) => !IS_FENCE.test(wall?.rows[0] ?? '') || longest(one) > MOST_HIGH)
      .toSorted((a, b) => longest(b) - longest(a))[0];
    if (!long || mention.clause - (wall?.clause ?? 0) > 2) continue;
    mention.measures = [{ ...long, kind: 'LENGTH', value: longest(long), sides: [] }];
  }
};

const longest = ({ sides, value }: ToldMeasure): number =>
  sides.length > 0 ? Math.max(...sides) : value;

/** What covers the surface of another thing that is named before it with its sides. */
const OVER: readonly (readonly [row: RegExp, other: RegExp])[] = [
  [/^(?:SDG-STUCCO|SDG-STONEV|WPF-PAINT|PNT-EXT)$/, /^MAS-CMU$/],
  [/^CNC-(?:SLAB4|STAMP|PAVER)$/, /^DCK-COVER$/],
];
const BOTH_SIDES = /\b(?:both|two|each) (?:sides?|faces)\b/i;

/** "Block wall 30 ft x 5 ft, stucco both sides", "porch with roof 8x20, concrete floor": the surface of what it lies on. */
const coverOver = (mentions: readonly Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const [, under] = OVER.find(([own]) => own.test(mention.rows[0] ?? '')) ?? [];
    const isTold = mention.measures.some(({ kind }) => kind !== 'COUNT');
    if (!under || mention.role !== 'order' || isTold) continue;
    const other = mentions
      .slice(0, at)
      .findLast(({ rows: [row = ''], role }) => role === 'order' && under.test(row));
    const sides = other?.measures.find(({ kind }) => kind === 'SIDES' || kind === 'AREA');
    if (!sides || mention.clause - (other?.clause ?? 0) > 1) continue;
    const times = BOTH_SIDES.test(mention.words) ? 2 : 1;
    mention.measures = [{ ...sides, kind: 'AREA', sides: [], value: times * sides.value }];
  }
};

const IN_PANELS = /^(?:squares?|panels?|slabs?|sections?|pads?|sidewalk)$/i;
/** Feet: downspouts are as long as a wall is high. */
const MOST_DOWN = 30;

/** "Two sidewalk squares 4x4", "2 downspouts 12 ft": the size of each. */
const sizeEach = (mention: Draft): void => {
  const [row = ''] = mention.rows;
  const count = mention.measures.find(({ kind, value }) => kind === 'COUNT' && value > 1);
  const isPanel = row.startsWith('CNC-') && IN_PANELS.test(count?.word ?? '');
  const isEach = ({ kind, value }: ToldMeasure): boolean =>
    (isPanel && kind === 'SIDES') ||
    (row === 'GUT-DOWN' && kind === 'LENGTH' && value <= MOST_DOWN);
  if (count)
    mention.measures = mention.measures.map((one) =>
      isEach(one) ? { ...one, isEach: true } : one,
    );
};

const LANDS = /^(?:and )?(?:an? )?(?:small )?landing\b/i;

/** "Paver walkway 4 ft x 30 ft and a landing 5x5": of the same as the walk. */
const joinLandings = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const walk = mentions[at - 1];
    if (!walk || !LANDS.test(mention.words)) continue;
    if (!/^CNC-(?:PAVER|WALK|STAMP)$/.test(walk.rows[0] ?? '')) continue;
    const [one, other] = [walk, mention].map(({ measures }) => quantityIn(measures, 'SF'));
    const [first] = walk.measures;
    if (!one || !other || !first) continue;
    walk.measures = [{ ...first, kind: 'AREA', sides: [], isAcross: false, value: one + other }];
    mentions.splice(at, 1);
  }
};

/** "2 walls 30 ft and 25 ft": as many sizes as things are those of all of them. */
const addUp = (mention: Draft, { unitOf }: RowFacts): void => {
  const unit = unitOf(mention.rows[0] ?? '');
  const kind = unit === 'LF' ? 'LENGTH' : unit === 'SF' ? 'SIDES' : null;
  const sizes = mention.measures.filter((one) => one.kind === kind && !one.isAcross);
  const isAll = mention.measures.some(
    (one) =>
      one.kind === 'COUNT' &&
      one.value === sizes.length &&
      /^(?:walls?|sides?|runs?|of)$/i.test(one.word),
  );
  const [first, ...others] = sizes;
  if (!first || others.length === 0 || !isAll) return;
  const value = sizes.reduce((sum, size) => sum + size.value, 0);
  mention.measures = [
    { ...first, value },
    ...mention.measures.filter((one) => one.kind !== 'COUNT' && !sizes.includes(one)),
  ];
};

const IS_THICK = /^ ?(?:deep|thick|of)\b/i;
const MOST_BETWEEN = 40;

/** "Mulch 500 sf of beds, | 3 inches deep": how thick a surface is covered. */
const thicken = (
  mention: Draft,
  text: string,
  all: readonly ToldMeasure[],
  { unitOf }: RowFacts,
): void => {
  if (unitOf(mention.rows[0] ?? '') !== 'CY' || mention.measures.length === 0) return;
  if (mention.measures.some(({ kind }) => kind === 'INCHES' || kind === 'VOLUME')) return;
  const thick = all.find(
    ({ kind, start, end }) =>
      kind === 'INCHES' &&
      start >= mention.end &&
      start - mention.end < MOST_BETWEEN &&
      IS_THICK.test(text.slice(end, end + 8)) &&
      !/[.;!?]\s/.test(text.slice(mention.end, start)),
  );
  if (thick) mention.measures = [...mention.measures, thick];
};

/** Gives work outside the amounts that the things beside it tell. */
export const sizeOutdoors = (
  mentions: Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  for (const mention of mentions.filter(isWork)) {
    if (IS_FENCE.test(mention.rows[0] ?? '')) {
      addRuns(mention, text);
      lengthen(mention);
    }
    goRound(mention, facts);
    doubleSides(mention, facts);
    addUp(mention, facts);
    sizeEach(mention);
    thicken(mention, text, measures, facts);
  }
  measureNamed(mentions, facts);
  joinLandings(mentions);
  runAlong(mentions);
  coverOver(mentions);
  nameFences(mentions);
  pourAgain(mentions);
};
