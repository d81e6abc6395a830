// What only the whole text tells of a mention: goods of the owner, the trade of a permit, a count told apart of its thing,
// what is painted where no words of the painting say so.
import type { ToldMeasure } from './measures.ts';
import { isSupplied, ofHeight } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft, Mention } from './neighbors.ts';
import { within } from './measures.ts';
import { settlePaint } from './painting.ts';
import type { Segment } from './segments.ts';

/** Mentions of a text that people write by hand; each is held against the others, which longer lists would make slow. */
const MOST_SETTLED = 150;

/** Labor is ordered without goods; "a fee of 15 % on labor only" is another thing. */
const LABOR_ONLY =
  /(?<!\b(?:on|of|for) )\b(?:labor|install(?:ation)?)[ -]only\b|\b(?:only|just) (?:the |for (?:the )?)?labor\b|\bfor labor only\b/gi;
const MOST_LABOR = 20;
const SENTENCE_END = /[.!?\n]/;

/** Work of which the owner brings the goods: "I buy the paint", "only labor please". */
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
  for (const { index } of [...text.matchAll(LABOR_ONLY)].slice(0, MOST_LABOR)) {
    const orders = mentions.filter(({ role }) => role === 'order');
    const beside = orders.filter(
      ({ start, end }) =>
        !SENTENCE_END.test(text.slice(Math.min(end, index), Math.max(start, index))),
    );
    for (const mention of beside.length > 0 ? beside : orders) mention.isSupplied = true;
  }
};

const PERMIT = /^PRM-(?:BLDG|ELEC|PLUMB|MECH|ROOF|DECK|COMM)$/;
/** Trades that words of a permit name. */
const TRADE = /\b(?:elec\w*|plumb\w*|mech\w*|hvac|roof\w*|deck|fence|build\w*|bldg|commercial)\b/i;
const PERMIT_OF: readonly (readonly [rows: RegExp, permit: string])[] = [
  [/^(?:RFG-|DEM-ROOF|FRM-SHTHRF|HAU-|GUT-|@(?:roof|wind_hail))/, 'PRM-ROOF'],
  [/^(?:ELE-|@electrical|@panel)/, 'PRM-ELEC'],
  [/^(?:PLB-|@plumbing|@water_heater)/, 'PRM-PLUMB'],
  [/^(?:HVC-|@hvac)/, 'PRM-MECH'],
  [/^(?:DCK-|FNC-|DEM-(?:DECK|FENCE)|@(?:deck|fence))/, 'PRM-DECK'],
];

/** "Permit" alone is that of the only trade at work, else the building permit. */
const nameTrades = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    if (!isWork(mention) || !PERMIT.test(mention.rows[0] ?? '') || TRADE.test(mention.words))
      continue;
    const rows = mentions
      .filter(
        (other) => isWork(other) && other.rows.length > 0 && !PERMIT.test(other.rows[0] ?? ''),
      )
      .map(({ rows: [row = ''] }) => row);
    if (rows.length === 0) continue;
    const [only] = PERMIT_OF.filter(([of]) => rows.every((row) => of.test(row)));
    mention.rows = [
      only?.[1] ?? (rows.every((row) => row.startsWith('COM-')) ? 'PRM-COMM' : 'PRM-BLDG'),
    ];
  }
};

/** Chance from which words that order nothing tell of a thing: "three of my windows are foggy". */
const SURE_OF_THING = 0.75;

/** A count told of a thing in words that order nothing goes to the order of it: "just swap the glass". */
const countThings = (
  mentions: readonly Draft[],
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
): void => {
  for (const segment of segments.filter(({ role }) => role === 'fact')) {
    const [best] = segment.candidates;
    const counts = within(measures, segment).filter(({ kind }) => kind === 'COUNT');
    if (!best || best.chance < SURE_OF_THING || counts.length !== 1) continue;
    const own = mentions.filter(
      (mention) =>
        isWork(mention) && mention.rows[0] === best.code && mention.measures.length === 0,
    );
    if (own.length === 1) for (const mention of own) mention.measures = counts;
  }
};

/** "Whole house re-pipe, 10 fixtures": so many does it serve. */
const SERVED = /^\d+ (?:plumbing )?fixtures?$/i;

const countServed = (mentions: Draft[], measures: readonly ToldMeasure[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    if (!SERVED.test(mention.words) || last?.rows[0] !== 'PLB-REPIPE') continue;
    last.measures = within(measures, mention);
    mention.rows = last.rows;
    mentions.splice(at, 1);
  }
};

/** One more of a thing named before: "that stump plus an older stump". */
const ANOTHER = /^(?:another|one more|a second|an? (?:older|other|additional|extra))\b/i;

const countAgain = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    if (mention.role !== 'order' || mention.measures.length > 0 || !ANOTHER.test(mention.words))
      continue;
    const before = mentions
      .slice(0, at)
      .find(({ role, rows }) => role === 'order' && rows[0] === mention.rows[0]);
    const count = before?.measures.find(({ kind }) => kind === 'COUNT');
    if (!before || (before.measures.length > 0 && !count)) continue;
    const { start } = before;
    const one: ToldMeasure = {
      kind: 'COUNT',
      value: 1,
      sides: [],
      start,
      end: start,
      isEach: false,
      word: '',
      isAcross: false,
      isBare: false,
    };
    before.measures = [{ ...(count ?? one), value: (count?.value ?? 1) + 1 }];
    mentions.splice(at, 1);
  }
};

const TELLS_SIZE: ReadonlySet<Segment['role']> = new Set(['place', 'fact', 'measure']);
const IS_ROOF = /^@(?:roof_replace|wind_hail_roof)$/;

/** "The roof of 25 squares has hail damage, replace it": squares told of a place are those of its roof. */
const measureRoofs = (
  mentions: readonly Draft[],
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
  { unitOf }: RowFacts,
): void => {
  for (const segment of segments.filter(({ role }) => TELLS_SIZE.has(role))) {
    const squares = within(measures, segment).filter(({ kind }) => kind === 'SQUARES');
    const roof = mentions.find(
      ({ role, start, rows: [row = ''] }) =>
        role === 'order' && start > segment.start && (IS_ROOF.test(row) || unitOf(row) === 'SQ'),
    );
    const isTold = mentions.some((mention) =>
      mention.measures.some(({ kind }) => kind === 'SQUARES'),
    );
    if (roof && squares.length === 1 && !isTold) roof.measures = [...roof.measures, ...squares];
  }
};

/** "Dry 3 days with 4 air movers": the only days of a text are those of its machines. */
const countDays = (
  mentions: readonly Draft[],
  measures: readonly ToldMeasure[],
  { unitOf }: RowFacts,
): void => {
  const days = measures.filter(({ kind }) => kind === 'DAYS');
  if (days.length !== 1) return;
  for (const mention of mentions) {
    const isMachine = mention.rows.length > 0 && mention.rows.every((row) => unitOf(row) === 'DAY');
    const isCounted = mention.measures.some(({ kind }) => kind === 'COUNT');
    const isTold = mention.measures.some(({ kind }) => kind === 'DAYS' || kind === 'HOURS');
    if (isWork(mention) && isMachine && isCounted && !isTold)
      mention.measures = [...mention.measures, ...days];
  }
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
    const own = mentions.findIndex((mention) => mention.start === start);
    if (own >= 0) mentions.splice(own, 1);
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

const EDGES = /\b(?:eaves?|rakes?|gables?|ridges?|hips?|valleys?)\b/gi;
const COURSE = /^(?:courses?|rows?|runs?)$/i;
/** The widest roll that is laid along an edge, in feet. */
const WIDEST_ROLL = 6;

/**
 * "Drip edge on 110 LF of rakes and 140 LF of eaves": what lies along edges of a roof is as long as all of them. "Two courses
 * (3 ft each)": courses beside each other are as wide as all of them.
 */
const measureEdges = (mentions: readonly Draft[], { unitOf }: RowFacts): void => {
  for (const mention of mentions) {
    const [row = ''] = mention.rows;
    if (mention.role !== 'order' || !row.startsWith('RFG-')) continue;
    const lengths = mention.measures.filter(({ kind }) => kind === 'LENGTH');
    const [first] = lengths;
    const edges = new Set(mention.words.toLowerCase().match(EDGES));
    if (unitOf(row) === 'LF' && first && lengths.length > 1 && edges.size === lengths.length) {
      const value = lengths.reduce((sum, length) => sum + length.value, 0);
      mention.measures = mention.measures.flatMap((measure) =>
        measure === first ? [{ ...first, value }] : lengths.includes(measure) ? [] : [measure],
      );
    }
    const courses = mention.measures.find(
      ({ kind, word }) => kind === 'COUNT' && COURSE.test(word),
    );
    const roll = lengths.find(({ value }) => value <= WIDEST_ROLL);
    if (unitOf(row) !== 'SF' || !courses || !roll) continue;
    mention.measures = mention.measures.flatMap((measure) =>
      measure === roll
        ? [{ ...roll, value: roll.value * courses.value }]
        : measure === courses
          ? []
          : [measure],
    );
  }
};

/** "Gutters, 180 ft, 6 inch seamless": a kind that is told by its inches behind its thing is the kind of that. */
const nameKinds = (mentions: Draft[], { familyOf }: RowFacts): void => {
  const isInches = ({ kind }: ToldMeasure): boolean => kind === 'INCHES';
  for (const [at, { role, rows, measures, clause }] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = rows;
    const isKind =
      role === 'order' &&
      last?.role === 'order' &&
      clause - last.clause <= 1 &&
      rows.length === 1 &&
      last.rows.length === 1 &&
      (familyOf(row) ?? '-') === familyOf(last.rows[0] ?? '') &&
      measures.length > 0 &&
      measures.every(isInches) &&
      last.measures.length > 0 &&
      !last.measures.some(isInches);
    if (!last || !isKind) continue;
    last.rows = rows;
    mentions.splice(at, 1);
  }
};

/** Things of which one takes the place of another, and the job that this is; else the old one only comes out. */
const IN_PLACE_OF: readonly (readonly [old: RegExp, other: RegExp, job: string | null])[] = [
  [/^PLB-TUB/, /^(?:PLB-SH|TIL-PAN)/, '@tub_to_shower'],
  [/^WIN-(?:INSERT|FULL|CASE|PICT|SLIDE|WOOD|BAY)/, /^DOR-(?:SLIDER|FRENCHX|ENTRY)/, null],
  [/^FLR-/, /^(?:FLR-(?:LVP|LAM|HW|CARP|SHEET|VCT|CTILE)|TIL-FLOOR|@floor_)/, null],
];
const REPLACES = /^(?:replac|swap|chang|convert|turn|trad)/i;
const BY_OTHER = /^\s*(?:out )?(?:w\/?|with|by|for|to|into)\s*(?:an? |the |new )*$/i;

/** Chance from which the words behind "with" mean a kind of what is replaced. */
const FAIR_KIND = 0.1;

/** "Replace the tub with a shower pan": no new tub goes in. "Replace the countertops with laminate" tells their kind. */
const exchange = (
  mentions: readonly Draft[],
  text: string,
  { removalOf, jobOf }: RowFacts,
): void => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const [[row = ''], [other = '']] = [mention.rows, next?.rows ?? []];
    const [old, , job] = IN_PLACE_OF.find(([a, b]) => a.test(row) && b.test(other)) ?? [];
    if (
      mention.role !== 'order' ||
      next?.role !== 'order' ||
      !REPLACES.test(mention.words) ||
      !BY_OTHER.test(text.slice(mention.end, next.start))
    )
      continue;
    const kind = next.candidates.find(
      ({ code, chance }) => chance >= FAIR_KIND && `@${jobOf(code)}` === row,
    );
    if (kind) next.rows = [kind.code];
    else if (job) mention.rows = [job];
    else if (old) Object.assign(mention, { role: 'remove', rows: removalOf(row) });
  }
};

const MOST_CUT = 4;

/** "2 ft of wet drywall cut out all round": how high a wall is cut, and not how long. */
const cutUp = (mentions: readonly Draft[]): void => {
  for (const mention of mentions)
    if (mention.rows.some((row) => /^DRW-CUT\d$/.test(row)))
      mention.measures = mention.measures.map((measure) =>
        measure.kind === 'LENGTH' && measure.value <= MOST_CUT
          ? { ...measure, isAcross: true }
          : measure,
      );
};

/** "Tear off 2 layers": the second one is a row of its own. */
const addLayers = (mentions: readonly Draft[]): void => {
  const hasShingles = mentions.some(({ rows: [row = ''] }) => /^RFG-(?:ARCH|3TAB)/.test(row));
  for (const mention of mentions) {
    const layers = mention.measures.find(({ word }) => word.startsWith('layer'))?.value ?? 1;
    // A roof of shingles counts more than two of them itself.
    const isCounted = hasShingles && layers > 2;
    if (isWork(mention) && layers > 1 && !isCounted && mention.rows[0] === 'DEM-ROOF1')
      mention.rows = [...new Set([...mention.rows, 'DEM-ROOFADD'])];
  }
};

/** Feet: so high is the foundation wall that the book prices by its foot. */
const WALL_HEIGHT = 8;
const MOST_HIGH = 20;

const IS_HIGH = /^[\s-]*(?:high|tall|in height|x\b|by\b)/i;

/** "Concrete wall 20 ft long 4 ft high": a wall of another height is as many feet of the book's as have its surface. */
const measurePoured = (mentions: readonly Draft[], text: string): void => {
  for (const mention of mentions) {
    if (mention.role !== 'order' || mention.rows[0] !== 'CNC-FNDWALL') continue;
    const [long, high] = mention.measures
      .filter(({ kind }) => kind === 'LENGTH')
      .toSorted((a, b) => b.value - a.value);
    if (!long || !high || high.value === WALL_HEIGHT || high.value > MOST_HIGH) continue;
    if (!IS_HIGH.test(text.slice(high.end))) continue;
    mention.asSaid = `${long.value} ft long, ${high.value} ft high`;
    mention.measures = [{ ...long, value: (long.value * high.value) / WALL_HEIGHT }];
  }
};

/** Changes the mentions by what the rest of the text says. */
export const settle = (
  mentions: Draft[],
  text: string,
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  if (mentions.length > MOST_SETTLED) return;
  measureRoofs(mentions, segments, measures, facts);
  measureWalls(mentions, text, measures, facts);
  countDays(mentions, measures, facts);
  measureEdges(mentions, facts);
  settlePaint(mentions, text);
  countThings(mentions, segments, measures);
  countAgain(mentions);
  countServed(mentions, measures);
  heightenFences(mentions, segments, facts);
  nameKinds(mentions, facts);
  exchange(mentions, text, facts);
  cutUp(mentions);
  addLayers(mentions);
  measurePoured(mentions, text);
  nameTrades(mentions);
};
