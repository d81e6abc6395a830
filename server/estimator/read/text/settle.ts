// What only the whole text tells of a mention: goods of the owner, the trade of a permit, a count told apart of its thing,
// what is painted where no words of the painting say so.
import { SEVERAL } from './groups.ts';
import type { ToldMeasure } from './measures.ts';
import { settleGoods } from './goods.ts';
import { isSupplied, ofHeight } from './meaning.ts';
import { coverBeside, putOnAll, takeOutAll } from './listed-things.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft, Mention } from './neighbors.ts';
import { within } from './measures.ts';
import { materialsOnlyIn } from '../papers/materials-only.ts';
import { settleOutdoors } from './outdoors.ts';
import { settlePaint } from './painting.ts';
import { addLayers, measureEdges, measureRoofs } from './roofs.ts';
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

/** "Whole house re-pipe, 10 fixtures", "13 steps, put in oak treads": so many of what other words order beside it. */
const COUNTED_APART: readonly (readonly [words: RegExp, rows: RegExp])[] = [
  [/^(?:about |around |approx\w*\.? |~ ?)?\d+ (?:plumbing )?fixtures?$/i, /^PLB-REPIPE$/],
  [/^\d+ (?:steps?|stairs?|treads?|risers?)(?: total)?$/i, /^(?:FLR-(?:TREAD|STAIRC)|DCK-STAIR)$/],
];

const countServed = (mentions: Draft[], measures: readonly ToldMeasure[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const [, rows] = COUNTED_APART.find(([words]) => words.test(mention.words)) ?? [];
    if (!rows) continue;
    const own = mentions.filter(
      (other, otherAt) =>
        other.role === 'order' &&
        other.measures.length === 0 &&
        Math.abs(otherAt - at) <= 2 &&
        other !== mention &&
        rows.test(other.rows[0] ?? ''),
    );
    if (own.length === 0) continue;
    for (const other of own) other.measures = within(measures, mention);
    mentions.splice(at, 1);
  }
};

/** So many of what a mention names, in place of the count that it tells. */
const countOf = ({ measures, start }: Draft, value: number): ToldMeasure => ({
  ...(measures.find(({ kind }) => kind === 'COUNT') ?? {
    kind: 'COUNT',
    sides: [],
    start,
    end: start,
    isEach: false,
    word: '',
    isAcross: false,
    isBare: false,
  }),
  value,
});

/** One more of a thing named before: "that stump plus an older stump". */
const ANOTHER = /^(?:another|one more|a second|an? (?:older|other|additional|extra))\b/i;

const countAgain = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    if (mention.role !== 'order' || !ANOTHER.test(mention.words)) continue;
    const last = mentions[at - 1];
    // "A closet system 8 ft long, and another 6 ft one": the thing right before, with its own size.
    if (mention.rows.length === 0 && /\bone\b/i.test(mention.words) && last?.role === 'order')
      Object.assign(mention, { rows: last.rows, candidates: last.candidates, chance: last.chance });
    if (mention.measures.length > 0) continue;
    const before = mentions
      .slice(0, at)
      .find(({ role, rows }) => role === 'order' && rows[0] === mention.rows[0]);
    const count = before?.measures.find(({ kind }) => kind === 'COUNT');
    if (!before || (before.measures.length > 0 && !count)) continue;
    before.measures = [countOf(before, (count?.value ?? 1) + 1)];
    mentions.splice(at, 1);
  }
};

const pieceIn = ({ measures, words }: Draft): { count: number; word: string } | null => {
  const counts = measures.filter(({ kind }) => kind === 'COUNT');
  const [told, ...others] = counts;
  if (others.length > 0 || counts.length < measures.length) return null;
  if (told) return { count: told.value, word: told.word };
  const [, word] = /^(?:replace |install |new |add )*an? (?:new )?([a-z]+)/i.exec(words) ?? [];
  return word === undefined ? null : { count: 1, word: word.toLowerCase() };
};

/** "1 outlet and 1 light switch": two things of one row, each with its count, are as many as both. */
const countTogether = (mentions: Draft[], { unitOf }: RowFacts): void => {
  const made: Draft[] = [];
  for (const mention of mentions) {
    const last = made.at(-1);
    const isSame =
      last?.role === 'order' &&
      mention.role === 'order' &&
      last.clause === mention.clause &&
      last.rows[0] === mention.rows[0] &&
      unitOf(mention.rows[0] ?? '') === 'EA';
    const [one, other] = isSame ? [pieceIn(last), pieceIn(mention)] : [];
    const isOther = one && other && !one.word.startsWith(other.word.replace(/s$/, ''));
    if (last && isOther) last.measures = [countOf(last, one.count + other.count)];
    else made.push(mention);
  }
  mentions.splice(0, mentions.length, ...made);
};

/** "Dry 4d": how long the machines run that the text lists. */
const IS_DRYING = /^dry(?:ing)?(?: (?:it|out|down|everything|for))* \d+ ?d(?:ays?)?$/i;

/** "Dry 3 days with 4 air movers": the only days of a text are those of its machines. */
const countDays = (
  mentions: Draft[],
  measures: readonly ToldMeasure[],
  { unitOf }: RowFacts,
): void => {
  // "8 AM": air movers where the network takes it for them, no time of day.
  for (const mention of mentions)
    if (mention.rows[0] === 'WTR-AIRMV')
      mention.measures = mention.measures.map((measure) =>
        measure.word === 'am' ? countOf(mention, measure.value) : measure,
      );
  const isOfMachine = ({ rows }: Draft): boolean =>
    rows.length > 0 && rows.every((row) => unitOf(row) === 'DAY');
  const drying = mentions.findIndex(({ words }) => IS_DRYING.test(words));
  if (drying >= 0 && mentions.some((other, at) => at !== drying && isOfMachine(other)))
    mentions.splice(drying, 1);
  const days = measures.filter(({ kind }) => kind === 'DAYS');
  if (days.length !== 1) return;
  for (const mention of mentions) {
    const isMachine = isOfMachine(mention);
    const isCounted = mention.measures.some(({ kind }) => kind === 'COUNT');
    const isTold = mention.measures.some(({ kind }) => kind === 'DAYS' || kind === 'HOURS');
    if (isWork(mention) && isMachine && isCounted && !isTold)
      mention.measures = [...mention.measures, ...days];
  }
};

const WITH = /^ ?(?:w|w\/|with) (?:(?:the|new) )*$/i;

/** "4 dock doors with levelers": each of them has one. */
const countPairs = (mentions: readonly Draft[], text: string, { unitOf }: RowFacts): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const isPair =
      last?.role === 'order' &&
      mention.role === 'order' &&
      mention.measures.length === 0 &&
      unitOf(mention.rows[0] ?? '') === 'EA' &&
      /[a-z]s$/i.test(mention.words) &&
      !REPLACES.test(last.words) &&
      WITH.test(text.slice(last.end, mention.start));
    const counts = isPair ? last.measures.filter(({ kind }) => kind === 'COUNT') : [];
    const [count] = counts;
    if (count && counts.length === 1) mention.measures = [countOf(mention, count.value)];
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
  [/^PLB-TUB/, /^PLB-SHUNIT/, null],
  [/^PLB-TUB/, /^(?:PLB-SH|TIL-PAN|TIL-WALL|@shower_)/, '@tub_to_shower'],
  [/^WIN-(?:INSERT|FULL|CASE|PICT|SLIDE|WOOD|BAY)/, /^DOR-(?:SLIDER|FRENCHX|ENTRY)/, null],
  [/^FNC-(?!GATE|POST|SECT)/, /^FNC-(?!GATE|POST|SECT)/, null],
  [/^DOR-(?:SLIDER|ENTRY|FRENCHX)/, /^(?:DOR-(?:SLIDER|ENTRY|FRENCHX)|WIN-)/, null],
  [/^FLR-/, /^(?:FLR-(?:LVP|LAM|HW|CARP|SHEET|VCT|CTILE)|TIL-FLOOR|@floor_)/, null],
];
const REPLACES =
  /^(?:replac|swap|chang|convert|turn|trad)|\b(?:replace|swap|change)(?: (?:it|them|that|this))?(?: out)?$/i;
const ONLY_REPLACES =
  /^(?:please |just |and )*(?:replace|swap|change)(?: (?:it|them|that|this))?(?: out)?$/i;
const BY_OTHER =
  /^\s*(?:in (?:the|our|my) [a-z ]{3,24}?)?\s*(?:out )?(?:w\/?|with|by|for|to|into)\s*(?:an? |the |new )*$/i;

/** Goods of which the other is a kind: as many of it as were told of the first. */
const KIND_OF: readonly (readonly [any: RegExp, kind: RegExp])[] = [
  [/^DCK-BOARD$/, /^DCK-(?:COMP|PT|CEDAR)$/],
  [/^DCK-RAIL/, /^DCK-RAIL/],
  [/^ELE-(?:DEVICE|NEWOUT)$/, /^ELE-(?:GFCI|DIMMER)$/],
];

/** Chance from which the words behind "with" mean a kind of what is replaced. */
const FAIR_KIND = 0.1;

/** A shower of no told kind, which is tiled; "a fiberglass shower" is a unit. */
const ANY_SHOWER = /^(?:(?:an?|the|new|tiled?) )*showers?$/i;

/** Takes out what another thing takes the place of: "the window" is one. */
const takeOut = (mention: Draft, { removalOf, unitOf }: RowFacts): void => {
  const rows = removalOf(mention.rows[0] ?? '');
  const isOne =
    unitOf(rows[0] ?? '') === 'EA' && mention.measures.length === 0 && !SEVERAL.test(mention.words);
  const measures = isOne ? [countOf(mention, 1)] : mention.measures;
  Object.assign(mention, { role: 'remove', rows, measures });
};

/** "The slider is fogged, | replace | with a French door": the verb belongs to what was told before it. */
const joinReplaced = (mentions: Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const [last, next] = [mentions[at - 1], mentions[at + 1]];
    const isVerb =
      mention.role === 'order' &&
      next?.role === 'order' &&
      ONLY_REPLACES.test(mention.words) &&
      BY_OTHER.test(text.slice(mention.end, next.start));
    if (!isVerb) continue;
    const isThing = last?.role === 'order' && mention.clause - last.clause <= 1;
    if (next.measures.length === 0) next.measures = mention.measures;
    if (isThing) Object.assign(last, { words: `${last.words} ${mention.words}`, end: mention.end });
    mentions.splice(at, 1);
  }
};

/** "Replace the tub with a shower pan": no new tub goes in. "Replace the countertops with laminate" tells their kind. */
const exchange = (mentions: Draft[], text: string, facts: RowFacts): void => {
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
      ({ code, chance }) => chance >= FAIR_KIND && `@${facts.jobOf(code)}` === row,
    );
    // "Replace the deck boards with composite": the boards of the whole deck, in what they are replaced with.
    if (KIND_OF.some(([any, one]) => any.test(row) && one.test(other))) {
      mention.rows = [other];
      mention.measures = [...mention.measures, ...next.measures];
      mentions.splice(at + 1, 1);
    } else if (kind?.code === row) mentions.splice(at + 1, 1);
    else if (kind) next.rows = [kind.code];
    else if (old && ANY_SHOWER.test(next.words)) {
      mention.rows = ['@tub_to_shower'];
      mentions.splice(at + 1, 1);
    } else if (job) mention.rows = [job];
    else if (old) takeOut(mention, facts);
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

const BARE_FRAME = /^(?:frame|framing|build)(?: up)?$/i;

/** "Frame and drywall a wall 14 ft long, 8 ft high": one wall, boarded on both faces. */
const frameWalls = (mentions: readonly Draft[]): void => {
  for (const [at, wall] of mentions.entries()) {
    const frame = mentions[at - 1];
    const [long, high, ...others] = wall.measures
      .filter(({ kind }) => kind === 'LENGTH')
      .toSorted((a, b) => b.value - a.value);
    const isFramed =
      frame?.clause === wall.clause &&
      BARE_FRAME.test(frame.words) &&
      frame.measures.length === 0 &&
      /\bwall\b/i.test(wall.words) &&
      wall.rows.some((row) => row.startsWith('DRW-'));
    if (!frame || !isFramed || !long || !high || others.length > 0) continue;
    frame.rows = ['FRM-WALL24'];
    frame.measures = [long];
    wall.rows = ['DRW-WALL'];
    wall.measures = [{ ...long, kind: 'AREA', value: 2 * long.value * high.value }];
  }
};

const SMOKE =
  /\b(?:smoke|soot|fire)\b(?! ?(?:alarms?|detectors?|places?|pits?|rat(?:ed|ing)|doors?|extinguishers?|sprinklers?|caulk\w*|block\w*|code)\b)/i;
const WATER = /\b(?:water|flood\w*|leak\w*|burst|wet|sewage)\b/i;
const CLEAN_ALL =
  /\bclean(?:ing|ed)?\b[^.;\n]{0,24}\b(?:everything|all of it|it all|all (?:the )?surfaces|(?:the )?(?:whole|entire) (?:house|home|condo|apartment|unit|place))\b/i;
const SEALS = /\b(?:seal|re-?paint|paint)/i;
/** Parts of the cleaning after smoke. Beside them "everything" is the walls and ceilings. */
const SMOKE_PART = /^FIR-(?:CLN|DEODOR|FOG|SEAL|CONT|PACK)/;
/** What water and fire have rows of their own for. */
const AFTER_FIRE: Readonly<Record<string, string>> = {
  'WTR-CONT': 'FIR-CONT',
  '@water_rebuild': '@fire_room',
};

/** "Clean and seal everything" after smoke: the job, or the cleaning alone where its other parts are named for themselves. */
const cleanAll = (mentions: readonly Draft[]): void => {
  const all = mentions.find((mention) => isWork(mention) && CLEAN_ALL.test(mention.words));
  const parts = mentions
    .filter((mention) => isWork(mention) && mention !== all)
    .flatMap(({ rows }) => rows)
    .filter((row) => SMOKE_PART.test(row));
  if (!all || all.rows.includes('@smoke_clean') || parts.some((row) => row.startsWith('FIR-CLN')))
    return;
  const code = parts.length > 0 ? 'FIR-CLNWL' : '@smoke_clean';
  const sealed = SEALS.test(all.words) && !parts.includes('FIR-SEAL') ? ['FIR-SEAL'] : [];
  all.rows = [code, ...sealed, ...all.rows.filter((row) => row === 'HVC-CLEAN')];
  all.candidates = [{ code, chance: 1 }];
  all.chance = 1;
};

const CLEAN_WATER = /\b(?:clean|clear) water\b|\bcat(?:egory)?\.? ?1\b/i;
const FOUL_WATER =
  /\bcat(?:egory)?\.? ?[23]\b|\bsew(?:er|age)|\b(?:black|gr[ae]y|dirty|muddy|flood) water/i;

/** Clean water is drawn off as such, whatever the depth of it. */
const settleWater = (mentions: readonly Draft[], text: string): void => {
  if (!CLEAN_WATER.test(text) || FOUL_WATER.test(text)) return;
  const row = /\bcarpet/i.test(text) ? 'WTR-EXTC' : 'WTR-EXTH';
  for (const mention of mentions.filter(isWork))
    mention.rows = mention.rows.map((code) => (code === 'WTR-EXT3' ? row : code));
};

/** After a fire, what is put back and cleaned is another work than after water. */
const settleFire = (mentions: Draft[], text: string): void => {
  if (!SMOKE.test(text) || WATER.test(text)) return;
  for (const mention of mentions.filter(isWork))
    mention.rows = mention.rows.map((row) => AFTER_FIRE[row] ?? row);
  cleanAll(mentions);
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
  settleOutdoors(mentions, text, measures, facts);
  settlePaint(mentions, text);
  countThings(mentions, segments, measures);
  countAgain(mentions);
  countTogether(mentions, facts);
  countServed(mentions, measures);
  coverBeside(mentions, text);
  heightenFences(mentions, segments, facts);
  nameKinds(mentions, facts);
  joinReplaced(mentions, text);
  takeOutAll(mentions, text, facts);
  putOnAll(mentions, text);
  exchange(mentions, text, facts);
  halve(mentions, text);
  frameWalls(mentions);
  cutUp(mentions);
  addLayers(mentions);
  settleFire(mentions, text);
  settleWater(mentions, text);
  countPairs(mentions, text, facts);
  settleGoods(mentions, facts);
  measurePoured(mentions, text);
  nameTrades(mentions);
};
