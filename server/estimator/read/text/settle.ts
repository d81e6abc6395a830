// What only the whole text tells of a mention: goods of the owner, the trade of a permit, a count told apart of its thing,
// what is painted where no words of the painting say so.
import type { ToldMeasure } from './measures.ts';
import { isSupplied, ofHeight, putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft, Mention } from './neighbors.ts';
import { within } from './measures.ts';
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

/** Painting of which no words say what: "painted white", "and paint to match". */
const PAINTS =
  /^(?:and |then )*(?:prim(?:ed?|ing) ?(?:and|&|\/) ?)?(?:re-?)?paint(?:ed|ing)?(?: (?:it|them|those|all|white|black|to match|after|afterwards|semi-?gloss|a new color))*$/i;
/** Painting of what other rows put in. */
const PAINT_OF: readonly (readonly [rows: RegExp, paint: string])[] = [
  [/^DOR-(?:ENTRY|FRENCHX|SIDELT|SECUR)/, 'PNT-EXTDOOR'],
  [/^DOR-(?:INT|BIFOLD|POCKET|BARN|FRENCHI)|^@door_replace/, 'PNT-DOOR'],
  [/^TRM-BASE/, 'PNT-BASE'],
  [/^TRM-CROWN/, 'PNT-CROWN'],
  [/^TRM-(?:CASING|CHAIR|STOOL|WAINS)/, 'PNT-TRIM'],
  [/^SDG-(?:TRIM|FASCIA|SOFFIT)/, 'PNT-EXTTRIM'],
  [/^SDG-(?:WOOD|ENGW|FIBER|REPAIR|STUC)/, 'PNT-EXT'],
  [/^DRW-(?:CEIL|TEXCEIL)|^DEM-POPCORN|^@popcorn/, 'PNT-CEIL'],
  [/^DRW-(?:WALL|MR|58X|CUT|PLASTER)/, 'PNT-WALL'],
];

/** Both sides of a door, which are told apart: "two coats outside and one coat inside". */
const COATS = /^(?:\w+ )?coats? (?:on the )?(?:out|in)side$/i;
const HOUSE = /\b(?:siding|house|home|trim|building|walls?|stucco|exterior)\b/i;

/** Paint of a door, and of nothing round it. */
const paintDoors = (mentions: Draft[]): void => {
  const isDoor = ({ role, rows: [row = ''] }: Draft): boolean =>
    role === 'order' && /^PNT-(?:EXT)?DOOR$/.test(row);
  for (const mention of mentions) {
    const [row = ''] = mention.rows;
    if (mention.role !== 'order' || HOUSE.test(mention.words)) continue;
    if (/^PNT-EXT$|^@exterior_paint$/.test(row) && /\bdoors?\b/i.test(mention.words))
      mention.rows = ['PNT-EXTDOOR'];
  }
  const isCoat = (mention: Draft): boolean =>
    mention.role === 'order' &&
    COATS.test(mention.words) &&
    mentions.some((other) => isDoor(other) && Math.abs(other.clause - mention.clause) <= 1);
  mentions.splice(0, mentions.length, ...mentions.filter((mention) => !isCoat(mention)));
};

/** "and paint the 12x14 bedroom": a room is painted, not what was put in before. */
const BEFORE_ROOM = /^ (?:the |my |our |a )?(?:[\w.'"]+ ?(?:x|by) ?[\w.'"]+ )?$/i;

const nameSurfaces = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions.slice(0, at).findLast(({ rows }) => rows.length > 0);
    if (mention.role !== 'order' || last?.role !== 'order' || !PAINTS.test(mention.words)) continue;
    if (mention.places.some(({ start }) => BEFORE_ROOM.test(text.slice(mention.end, start))))
      continue;
    if (Math.abs(mention.clause - last.clause) > 1) continue;
    const [, paint] = PAINT_OF.find(([rows]) => rows.test(last.rows[0] ?? '')) ?? [];
    if (paint === undefined) continue;
    mention.rows = [paint];
    const counts = last.measures.filter(({ kind }) => kind === 'COUNT');
    if (mention.measures.length === 0 && paint.endsWith('DOOR')) mention.measures = counts;
  }
};

const SURFACES = /\b(?:walls?|ceilings?|doors?|windows?|trim|casings?|base\w*|crown)\b/i;
const IN_A_LIST = /^\s*(?:[,&+]|and\b|plus\b)[\s,]*(?:(?:and|plus|the)\s+)*$/i;

/** "Paint walls, ceiling, baseboard 5 1/4 in. and crown": trim that a list of painted surfaces names is painted, too. */
const paintTrim = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const isPainted =
      last?.role === 'order' &&
      last.rows[0]?.startsWith('PNT-') === true &&
      SURFACES.test(last.words) &&
      IN_A_LIST.test(text.slice(last.end, mention.start));
    const isTold = mention.measures.some(({ kind }) => kind === 'LENGTH');
    if (!isPainted || isTold || mention.role !== 'order' || putsIn(mention.words)) continue;
    const [, paint] = PAINT_OF.find(([rows]) => row.startsWith('TRM-') && rows.test(row)) ?? [];
    if (paint !== undefined) mention.rows = [paint];
  }
};

const WALLS_ONLY = /\bwalls? only\b|\b(?:only|just) (?:the )?walls?\b/i;

/** "Paint the dining room, walls only": no ceiling and no trim. */
const paintWalls = (mentions: readonly Draft[], text: string): void => {
  for (const mention of mentions) {
    if (mention.role !== 'order' || mention.rows[0] !== '@paint_room') continue;
    const sentence = mention.words + (/^[^.!?\n]*/.exec(text.slice(mention.end))?.[0] ?? '');
    if (WALLS_ONLY.test(sentence)) mention.rows = ['@paint_walls_only'];
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
  nameSurfaces(mentions, text);
  paintTrim(mentions, text);
  paintWalls(mentions, text);
  paintDoors(mentions);
  countThings(mentions, segments, measures);
  countAgain(mentions);
  countServed(mentions, measures);
  heightenFences(mentions, segments, facts);
  nameTrades(mentions);
};
