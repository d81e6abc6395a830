// How much of a thing a text tells, by tables: what its own measures come to in its geometry, what it takes of a thing that it
// lies along, covers or is counted by, and what only tells more of the thing right before.
import type { Unit } from '../../book/units.ts';
import type { RowFacts } from './meaning.ts';
import { BOTH_PIECES } from './amounts.ts';
import { countOf } from './counts.ts';
import type { ToldMeasure } from './measures.ts';
import { ALL_ROUND, type Draft, isWork, OF_GOODS } from './neighbors.ts';
import { quantityIn } from './quantities.ts';
import { SEVERAL } from './usual-amounts.ts';

/** Verbs of which the thing behind "with" takes the place of another. */
export const REPLACES =
  /^(?:replac|swap|chang|convert|turn|trad)|\b(?:replace|swap|change)(?: (?:it|them|that|this))?(?: out)?$/i;

const IS_FENCE = /^(?:FNC-(?!GATE|POST|SECT)|@fence_build$)/;
const IS_WALL = /^(?:MAS-(?:RETAIN|CMU)|CNC-FNDWALL|WPF-MEMB|SDG-STONEV)$/;
/** Feet: a fence is so high, and runs longer. */
const MOST_HIGH = 10;
/** Feet: downspouts are as long as a wall is high. */
const MOST_DOWN = 30;

const longest = ({ sides, value }: ToldMeasure): number =>
  sides.length > 0 ? Math.max(...sides) : value;
const isHeight = ({ kind, value }: ToldMeasure): boolean => kind === 'LENGTH' && value <= MOST_HIGH;
const isLong = (one: ToldMeasure): boolean => one.kind === 'LENGTH' && !isHeight(one);
const isCount = ({ kind }: ToldMeasure): boolean => kind === 'COUNT';
const along = (one: ToldMeasure, value: number): ToldMeasure => ({
  ...one,
  kind: 'LENGTH',
  value,
  sides: [],
  isAcross: false,
});
const over = (one: ToldMeasure, value: number): ToldMeasure => ({
  ...one,
  kind: 'AREA',
  value,
  sides: [],
});

/** Says which mentions a line of a table takes: those with one of its rows, or its unit, and its words. */
interface Thing {
  rows?: RegExp;
  unit?: Unit;
  words?: RegExp;
  /** Words that it does not have. */
  without?: RegExp;
}

const isThing = (
  { rows, unit, words, without }: Thing,
  mention: Draft,
  { unitOf }: RowFacts,
): boolean => {
  const [row = ''] = mention.rows;
  const isOfRow = rows?.test(row) === true || (unit !== undefined && unitOf(row) === unit);
  return (
    (isOfRow || (!rows && !unit)) &&
    words?.test(mention.words) !== false &&
    without?.test(mention.words) !== true
  );
};

const ROUND = /\b(?:around|round|perimeter|enclos\w*|fence in|all sides)\b/i;
const TWO_SIDES =
  /\b(?:(?:each|either) side|both sides|two sides|front (?:and|&) (?:the )?(?:back|rear)|back (?:and|&) (?:the )?front|left (?:and|&) (?:the )?right|both (?!of|the|my|our|new|old)[a-z]+s)\b/i;
const IS_RUN: ReadonlySet<ToldMeasure['kind']> = new Set(['LENGTH', 'AREA', 'SIDES', 'SQUARES']);
const IN_PANELS = /^(?:squares?|panels?|panes?|slabs?|sections?|pads?|sidewalk)$/i;

/** Geometry of things: which of the measures told of a thing comes to what. */
const GEOMETRY: readonly (readonly [
  thing: Thing,
  is: (one: ToldMeasure, all: readonly ToldMeasure[]) => boolean,
  to: (one: ToldMeasure) => ToldMeasure,
])[] = [
  // "Fence 100 ft by 6 ft": how long and how high.
  [
    { rows: IS_FENCE, without: ROUND },
    ({ kind, sides }) => kind === 'SIDES' && Math.min(...sides) <= MOST_HIGH,
    (one) => along(one, longest(one)),
  ],
  // "Chain link around the dog run 15 x 30": as long as all four sides.
  [
    { rows: IS_FENCE, unit: 'LF', words: ROUND },
    ({ kind }, all) => kind === 'SIDES' && !all.some(isLong),
    (one) => along(one, 2 * ((one.sides[0] ?? 0) + (one.sides[1] ?? 0))),
  ],
  // "Retaining walls on each side, 20 x 2".
  [
    { rows: /^MAS-RETAIN$/, words: /\b(?:each|both|either) sides?\b/i },
    ({ kind }) => kind === 'SIDES',
    (one) => over(one, 2 * one.value),
  ],
  // "Gutters on front and back, 45 ft each side", "siding on front and back, each 40 ft by 9 ft".
  [
    { words: TWO_SIDES },
    ({ kind, isEach }, all) => IS_RUN.has(kind) && isEach && !severalOf(all),
    (one) => ({ ...one, value: 2 * one.value, isEach: false }),
  ],
  // "Replace shingles on the back slope, 30 ft by 16 ft": a part of the roof, and not the house under it.
  [
    { rows: /^(?:RFG-|DEM-ROOF|@roof_replace)/, words: /\b(?:slope|section|plane|valley side)\b/i },
    ({ kind }) => kind === 'SIDES',
    (one) => over(one, one.value),
  ],
  // "Two sidewalk squares 4x4", "2 downspouts 12 ft": the size of each.
  [
    { rows: /^(?:CNC-|DEM-SLAB|DCK-SCREEN|WIN-STORE)/ },
    ({ kind, sides }, all) =>
      kind === 'SIDES' &&
      Math.max(...sides) <= MOST_HIGH &&
      IN_PANELS.test(severalOf(all)?.word ?? ''),
    (one) => ({ ...one, isEach: true }),
  ],
  [
    { rows: /^GUT-DOWN$/ },
    ({ kind, value }, all) =>
      kind === 'LENGTH' && value <= MOST_DOWN && severalOf(all) !== undefined,
    (one) => ({ ...one, isEach: true }),
  ],
];

const severalOf = (all: readonly ToldMeasure[]): ToldMeasure | undefined =>
  all.find(({ kind, value }) => kind === 'COUNT' && value > 1);

const OF_ALL = /^(?:walls?|sides?|runs?|of)$/i;
const SUMMED: Partial<Record<Unit, ToldMeasure['kind']>> = { LF: 'LENGTH', SF: 'SIDES' };

/** Measures that are told one after the other of so many sides: "2 walls 30 ft and 25 ft". */
const partsOf = ({ rows: [row = ''], measures }: Draft, facts: RowFacts): ToldMeasure[] => {
  const kind = SUMMED[facts.unitOf(row) ?? 'EA'];
  // "3 sides: 60, 40 and 40 ft": bare numbers before the unit are in it.
  const sizes = measures.filter(
    (one) =>
      (one.kind === kind && !one.isAcross && !(IS_FENCE.test(row) && isHeight(one))) ||
      (kind === 'LENGTH' && one.isBare),
  );
  const isAll = measures.some(
    ({ kind: of, value, word }) => of === 'COUNT' && value === sizes.length && OF_ALL.test(word),
  );
  return isAll ? sizes : [];
};

const addUp = (mention: Draft, facts: RowFacts): void => {
  const parts = partsOf(mention, facts);
  const [first, ...others] = parts;
  if (!first || others.length === 0) return;
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  const isPart = ({ start }: ToldMeasure): boolean => parts.some((part) => part.start === start);
  const [{ kind }] = [parts.at(-1) ?? first];
  mention.measures = [
    { ...first, kind, value, isAcross: false },
    ...mention.measures.filter((one) => !isPart(one) && !isCount(one)),
  ];
};

/** The length of the longest run or side that is told of a thing. */
export const lengthOf = ({ rows: [row = ''], measures }: Draft): ToldMeasure[] =>
  measures
    .filter(({ kind, isAcross }) => kind === 'SIDES' || (kind === 'LENGTH' && !isAcross))
    .filter((one) => !IS_FENCE.test(row) || longest(one) > MOST_HIGH)
    .toSorted((a, b) => longest(b) - longest(a))
    .slice(0, 1)
    .map((one) => along(one, longest(one)));

const BOTH_FACES = /\b(?:both|two|each) (?:sides?|faces)\b/i;
/** The surface of a thing, once for each face that words name. */
const surfaceOf = ({ measures }: Draft, { words }: Draft): ToldMeasure[] => {
  const sf = quantityIn(measures, 'SF') ?? 0;
  const [one] = sf > 0 ? measures : [];
  return one ? [over(one, (BOTH_FACES.test(words) ? 2 : 1) * sf)] : [];
};

const countsOf = (other: Draft): ToldMeasure[] => {
  const told = other.measures.filter(isCount);
  return told.length === 0 && BOTH_PIECES.test(other.words) ? [countOf(other, 2)] : told;
};

const WHOLE_WINDOW = /^(?:WIN-(?:INSERT|FULL|CASE|SLIDE|WOOD)|@windows_replace)$/;
const TEARS_OUT = /^(?:break|tear|rip|take|cut|saw ?cut|demo)(?:ing)? (?:it |them )?(?:out|up)$/i;
const COVERS_WALL = /^(?:SDG-STUCCO|SDG-STONEV|WPF-PAINT|PNT-EXT)$/;
/** Sides of doors that get casing: both of those inside. */
const casedSides = (door: Draft): ToldMeasure[] => {
  const [count] = door.measures.filter(isCount);
  const faces = /^DOR-(?:INT|POCKET)/.test(door.rows[0] ?? '') ? 2 : 1;
  return [{ ...countOf(door, faces * (count?.value ?? 1)), word: 'door' }];
};
const ofDoor = (door: Draft): ToldMeasure[] =>
  SEVERAL.test(door.words) || countsOf(door).length > 0 ? countsOf(door) : [countOf(door, 1)];
const AGAIN = /\b(?:it|them|that)(?: all)? back\b|\bre-?(?:buil[dt]|lay|install)/i;
const EDGE_GOODS = /^(?:SDG-(?:TRIM|FASCIA)|GUT-AL)/;
const WITH = /^ ?(?:w|w\/|with) (?:(?:the|new) )*$/i;

/** Words behind a thing that say it goes on each of others: "a blind on each". */
const EACH_THING =
  /(?:\b(?:for|on|at|in) (?:each|both|every one)(?: of them)?|\b(?:one|an?) (?:for |on )?each|(?:\b(?:on|at|in)|s for) (?:all(?: of them)?|them))(?:$| and\b)/i;

/**
 * What a thing takes of another one that is named before it, at most so many clauses or right before (null), where nothing of
 * the kind is told of itself.
 */
const TAKES: readonly (readonly [
  own: Thing,
  of: Thing,
  clauses: number | null,
  amount: (other: Draft, own: Draft) => readonly ToldMeasure[],
  between?: RegExp,
])[] = [
  // "Retaining wall 40 ft by 3 ft with a drain behind".
  [{ rows: /^(?:LND-DRAIN|WPF-DRAIN|CNC-FOOT)$/ }, { rows: IS_WALL }, 2, lengthOf],
  [{ rows: /^(?:DEM|PNT)-FENCE$/ }, { rows: IS_FENCE }, 2, lengthOf],
  // "Rotten corner boards, 36 ft of composite, painted after".
  [{ rows: /^PNT-EXTTRIM$/, without: ALL_ROUND }, { rows: EDGE_GOODS }, 2, lengthOf],
  // "Block wall 30 ft x 5 ft, stucco both sides", "porch with roof 8x20, concrete floor".
  [{ rows: COVERS_WALL }, { rows: /^MAS-CMU$/ }, 1, surfaceOf],
  [{ rows: /^CNC-(?:SLAB4|STAMP|PAVER)$/ }, { rows: /^DCK-COVER$/ }, 1, surfaceOf],
  // "Take down the wall, 30 ft by 5 ft, and lay it back up": as much as came off.
  [{ words: AGAIN }, { rows: /^DEM-/ }, 2, ({ measures }) => measures.filter((m) => !isCount(m))],
  // "An equipment pad 10x12 on 6 in. of base".
  [{ rows: /^LND-BASE/ }, { rows: /^(?:CNC-(?!CY|FOOT|INCH)|@patio$)/ }, 1, surfaceOf],
  // "A driveway 20x40, tear it out".
  [
    { rows: /^DEM-SLAB$/, words: TEARS_OUT },
    { rows: /^CNC-(?!CY|FOOT)/ },
    0,
    ({ measures }) => measures,
  ],
  // "4 dock doors with levelers": each of them has one.
  [{ unit: 'EA', words: /[a-z]s$/i }, { without: REPLACES }, null, countsOf, WITH],
  // "Two wall ovens, a 240 line for each", "deadbolts for them"; "six lights, a switch for them" serves all.
  [{ unit: 'EA', words: EACH_THING }, {}, 2, countsOf],
  // "Both openings widened and 36 inch doors hung".
  [{ unit: 'EA', words: /\b(?:doors|windows)\b/i }, { words: /\bopenings\b/i }, 0, countsOf],
  // "11 new windows, screens and blinds".
  [{ rows: /^(?:WIN-(?:BLIND|SCREEN|WRAP)|TRM-STOOL)$/ }, { rows: WHOLE_WINDOW }, 2, countsOf],
  // "Cut down two oaks and grind the stumps", "8 doors with new knobs".
  [{ rows: /^LND-STUMP$/, words: /\bstumps\b|^grind/i }, { rows: /^LND-TREEREM$/ }, null, countsOf],
  // "The fan boxes are plastic, put in the rated kind".
  [{ rows: /^ELE-FANBOX$/, without: /\b(?:an?|one)\b/i }, { rows: /^ELE-FAN$/ }, 2, countsOf],
  // "A new slab in the closet door, and paint it", "11 stools, painted white".
  [
    { rows: /^PNT-(?:DOOR|WINDOW)$/, words: /\bit$|^painted\b/i },
    { rows: /^(?:DOR-|WIN-|TRM-STOOL)/ },
    2,
    ofDoor,
  ],
  [{ rows: /^TRM-CASING$/ }, { rows: /^DOR-(?:ENTRY|INT|FRENCH|SLIDER|POCKET)/ }, 1, casedSides],
  [
    { rows: /^DOR-LOCK$/, words: /\b(?:knobs|locks|locksets|handles|levers|hardware)\b/i },
    { rows: /^(?:DOR-(?:INT|POCKET|BARN)|PNT-DOOR)/ },
    0,
    countsOf,
  ],
];

/** "Knobs, one each", "levers on every one": no count of its own. */
const ONE_EACH = /\b(?:one,? each|(?:each|every) one\b.{0,5})$/i;

export const takeAmounts = (mentions: readonly Draft[], text: string, facts: RowFacts): void => {
  for (const [at, mention] of mentions.entries())
    for (const [own, of, clauses, amount, between] of TAKES) {
      if (!isWork(mention) || !isThing(own, mention, facts)) continue;
      const isOf = (other: Draft): boolean =>
        (isWork(other) || EACH_THING.test(mention.words)) &&
        isThing(of, other, facts) &&
        amount(other, mention).length > 0 &&
        (clauses === null || mention.clause - other.clause <= clauses);
      const earlier = mentions.slice(clauses === null ? Math.max(0, at - 1) : 0, at);
      const other = earlier.findLast(isOf);
      if (!other || between?.test(text.slice(other.end, mention.start)) === false) continue;
      const taken = amount(other, mention);
      const told = mention.measures.filter(
        ({ kind, end }) => !OF_GOODS.has(kind) && !ONE_EACH.test(text.slice(0, end + 5).slice(-40)),
      );
      if (!told.some((one) => !isCount(one) || taken.some(isCount)))
        mention.measures = [...mention.measures.filter(({ kind }) => OF_GOODS.has(kind)), ...taken];
    }
};

const LENGTH_OF =
  /^(?:about |approx\w*\.? |around |roughly )?[\d,.]+ ?(?:ft\.?|feet|foot|lf|lin(?:ear|eal)?\.? (?:ft\.?|feet)|['’]) of (?:the |our |my )?([a-z]{4,}?)s?$/i;
const areaOf = ({ measures }: Draft): number => quantityIn(measures, 'SF') ?? 0;
const isInches = ({ kind }: ToldMeasure): boolean => kind === 'INCHES';

/** What only tells more of the thing right before: its kind, or how much of it there is. */
const TELLS: readonly {
  own: Thing;
  of: Thing;
  is: (own: Draft, last: Draft, facts: RowFacts) => boolean;
  /** What the thing before has then. */
  to: (own: Draft, last: Draft) => Partial<Draft>;
}[] = [
  // "Clean my gutters, it is 160 ft of gutter".
  {
    own: { words: LENGTH_OF },
    of: { unit: 'LF' },
    is: ({ words }, last) =>
      last.measures.length === 0 &&
      last.words.toLowerCase().includes(LENGTH_OF.exec(words)?.[1]?.toLowerCase() ?? words),
    to: ({ measures }) => ({ measures }),
  },
  // "Paver walkway 4 ft x 30 ft and a landing 5x5".
  {
    own: { words: /^(?:and )?(?:an? )?(?:small )?landing\b/i },
    of: { rows: /^CNC-(?:PAVER|WALK|STAMP)$/ },
    is: (own, last) => areaOf(own) > 0 && areaOf(last) > 0,
    to: (own, last) => ({
      measures: last.measures
        .slice(0, 1)
        .map((one) => ({ ...over(one, areaOf(own) + areaOf(last)), isAcross: false })),
    }),
  },
  // "Fence, 220 ft. Vinyl privacy 6'".
  {
    own: { rows: IS_FENCE, without: /\bfenc/i },
    of: { rows: IS_FENCE },
    is: (own, last) => own.measures.every(isHeight) && last.measures.some(isLong),
    to: ({ rows }) => ({ rows }),
  },
  // "Gutters, 180 ft, 6 inch seamless".
  {
    own: {},
    of: {},
    is: (own, last, { familyOf }) =>
      own.clause - last.clause <= 1 &&
      own.rows.length === 1 &&
      last.rows.length === 1 &&
      (familyOf(own.rows[0] ?? '') ?? '-') === familyOf(last.rows[0] ?? '') &&
      own.measures.length > 0 &&
      own.measures.every(isInches) &&
      last.measures.length > 0 &&
      !last.measures.some(isInches),
    to: ({ rows }) => ({ rows }),
  },
  // "Exterior repaint, cedar lap siding about 2600 sf": what is painted.
  {
    own: { rows: /^SDG-/, without: /\b(?:new|install|replac|repair|put)/i },
    of: { rows: /^(?:@exterior_paint|PNT-EXT)$/ },
    is: (own, last) => areaOf(own) > 0 && areaOf(last) === 0 && own.clause === last.clause,
    to: ({ measures }) => ({ measures }),
  },
];

const tellMore = (mentions: Draft[], facts: RowFacts): void => {
  for (const [at, own] of [...mentions.entries()].toReversed()) {
    const last = mentions[at - 1];
    if (last?.role !== 'order' || own.role !== 'order') continue;
    const told = TELLS.find(
      (one) =>
        isThing(one.own, own, facts) && isThing(one.of, last, facts) && one.is(own, last, facts),
    );
    if (!told) continue;
    Object.assign(last, told.to(own, last));
    mentions.splice(at, 1);
  }
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
  if (mention.measures.some((one) => isInches(one) || one.kind === 'VOLUME')) return;
  const thick = all.find(
    (one) =>
      isInches(one) &&
      one.start >= mention.end &&
      one.start - mention.end < MOST_BETWEEN &&
      IS_THICK.test(text.slice(one.end, one.end + 8)) &&
      !/[.;!?]\s/.test(text.slice(mention.end, one.start)),
  );
  if (thick) mention.measures = [...mention.measures, thick];
};

/** Gives things the amounts that their geometry and the things beside them tell. @param measures of the whole text */
export const sizeThings = (
  mentions: Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  for (const mention of mentions.filter(isWork)) {
    addUp(mention, facts);
    for (const [thing, is, to] of GEOMETRY)
      if (isThing(thing, mention, facts)) {
        const all = mention.measures;
        mention.measures = all.map((one) => (is(one, all) ? to(one) : one));
      }
    thicken(mention, text, measures, facts);
  }
  tellMore(mentions, facts);
  takeAmounts(mentions, text, facts);
};
