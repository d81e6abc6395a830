// Counts that stand apart of their thing, or that several things share: told in a fact, for each machine, of two of a kind.
import type { Unit } from '../../book/units.ts';
import { quantityIn } from './quantities.ts';
import type { ToldMeasure } from './measures.ts';
import { within } from './measures.ts';
import type { RowFacts } from './meaning.ts';
import { isWork, measuresJob, takes } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import type { Segment } from './segments.ts';

/** Chance from which words that order nothing tell of a thing: "three of my windows are foggy", "it is 45 ft long". */
const SURE_OF_THING = 0.75;
const FAIR_THING = 0.25;

/** An amount told of a thing in words that order nothing goes to the order of it: "just swap the glass". */
export const measureThings = (
  mentions: readonly Draft[],
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  const open = mentions.filter((mention) => isWork(mention) && mention.measures.length === 0);
  for (const segment of segments.filter(({ role }) => role === 'fact')) {
    const [best] = segment.candidates;
    const own = within(measures, segment);
    // "Retaining wall 35 ft long, | 3 1/2 ft high".
    const [high, ...more] = own;
    const last = mentions.findLast(({ start }) => start < segment.start);
    if (high?.isAcross && more.length === 0 && last?.rows[0] === best?.code && last) {
      last.measures = [...last.measures, high];
      continue;
    }
    const isCount = own.length > 0 && own.every(({ kind }) => kind === 'COUNT');
    const told = isCount ? own : own.filter(({ kind }) => kind === 'LENGTH' || kind === 'AREA');
    if (!best || told.length === 0 || (isCount && told.length > 1)) continue;
    const isMeant = ({ rows: [row = ''] }: Draft): boolean =>
      isCount
        ? row === best.code && best.chance >= SURE_OF_THING
        : segment.candidates.some(({ code, chance }) => code === row && chance >= FAIR_THING);
    const [only, ...others] = open.filter(
      (mention) => mention.measures.length === 0 && isMeant(mention),
    );
    if (
      only &&
      others.length === 0 &&
      (isCount || (takes(only, told, facts) && !only.rows.some((row) => facts.isOfWalls(row))))
    )
      only.measures = told;
  }
};

/** "Whole house re-pipe, 10 fixtures", "13 steps, put in oak treads": so many of what other words order beside it. */
const COUNTED_APART: readonly (readonly [words: RegExp, rows: RegExp])[] = [
  [/^(?:about |around |approx\w*\.? |~ ?)?\d+ (?:plumbing )?fixtures?$/i, /^PLB-REPIPE$/],
  [/^\d+ (?:steps?|stairs?|treads?|risers?)(?: total)?$/i, /^(?:FLR-(?:TREAD|STAIRC)|DCK-STAIR)$/],
  [/^\d+ (?:sets|pairs|pieces|pcs)(?: total)?$/i, /^(?:APL|BTH|DOR|FNC-GATE|WIN)/],
];

/** What a house is told by, "3 bed 2 bath". */
const OF_A_HOUSE = /^(?:bed|ba(?:th)?)/i;

/** @param segments that may tell the count apart, whether they order anything or not */
export const countServed = (
  mentions: Draft[],
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
): void => {
  for (const told of segments) {
    const [, rows] = COUNTED_APART.find(([words]) => words.test(told.words)) ?? [];
    const at = mentions.findIndex(({ end }) => end >= told.end);
    const own = mentions
      .slice(Math.max(0, (at < 0 ? mentions.length : at) - 2), at < 0 ? undefined : at + 3)
      .filter(
        (other) =>
          other.role === 'order' &&
          other.measures.every(({ kind, word }) => kind === 'RATING' || OF_A_HOUSE.test(word)) &&
          rows?.test(other.rows[0] ?? ''),
      );
    for (const other of own) other.measures = within(measures, told);
    if (own.length > 0 && mentions[at]?.start === told.start) mentions.splice(at, 1);
  }
};

/** So many of what a mention names, in place of the count that it tells. */
export const countOf = ({ measures, start }: Draft, value: number): ToldMeasure => ({
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

export const countAgain = (mentions: Draft[]): void => {
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

const pieceIn = ({
  measures,
  words,
}: Draft): { count: number; word: string; size?: number } | null => {
  const counts = measures.filter(({ kind }) => kind === 'COUNT');
  const size = measures.find(({ word }) => word === 'size of goods')?.value;
  const [told, ...others] = counts;
  if (others.length > 0 || counts.length + (size === undefined ? 0 : 1) < measures.length)
    return null;
  if (told) return { count: told.value, word: told.word, size };
  const [, word] = /^(?:replace |install |new |add )*an? (?:new )?([a-z]+)/i.exec(words) ?? [];
  return word === undefined ? null : { count: 1, word: word.toLowerCase() };
};

/** "1 outlet and 1 light switch": two things or two sizes of one row, each with its count, are as many as both. */
export const countTogether = (mentions: Draft[], { unitOf }: RowFacts): void => {
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
    // "5 windows 36x60 and 2 windows 24x36" are seven.
    const isOther =
      one &&
      other &&
      (one.size === other.size
        ? !one.word.startsWith(other.word.replace(/s$/, ''))
        : one.size !== undefined && other.size !== undefined);
    if (last && isOther) last.measures = [countOf(last, one.count + other.count)];
    else made.push(mention);
  }
  mentions.splice(0, mentions.length, ...made);
};

/** Kind of a measure that tells an amount in a unit as it is. */
const KIND_OF: Partial<Record<Unit, ToldMeasure['kind']>> = {
  SF: 'AREA',
  LF: 'LENGTH',
  SQ: 'SQUARES',
  CY: 'VOLUME',
};
/** "25 squares, architectural shingles 25 squares": one amount told twice. */
const IS_COMMA = /^ ?, ?$/;
const AND_MORE = /^ ?(?:,|&|\+|,? ?(?:and|plus)(?: (?:the|an?))?) ?$/i;

/** "Pour a driveway 20 x 45 | and | an apron 20 x 6": one row in one place, each with its amount, is as much as both. */
export const measureTogether = (mentions: Draft[], text: string, { unitOf }: RowFacts): void => {
  for (const [at, mention] of [...mentions.entries()].toReversed()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const unit = unitOf(row);
    const told = KIND_OF[unit ?? 'EA'];
    if (!last || unit === null || !told || last.rows[0] !== row) continue;
    if (last.role !== 'order' || mention.role !== 'order') continue;
    const between = text.slice(last.end, mention.start);
    if (!AND_MORE.test(between)) continue;
    const isHere = last.places.length === mention.places.length;
    if (!isHere || !mention.places.every((place) => last.places.includes(place))) continue;
    const [one, other] = [last, mention].map(({ measures }) => quantityIn(measures, unit));
    const [kind] = last.measures;
    if (!one || !other || !kind || (one === other && IS_COMMA.test(between))) continue;
    last.measures = [{ ...kind, kind: told, value: one + other, sides: [] }];
    mentions.splice(at, 1);
  }
};

const ABOUT = String.raw`(?:(?:about|around|approx\w*\.?|roughly|maybe|some|~) ?)*`;
const AMOUNT = String.raw`\d[\d.,]*(?: ?(?:ft|feet|foot|lf|sf|sq\.? ?(?:ft|feet)|square feet|lin\w*\.?(?: (?:ft|feet))?|['’]))?\.?(?: ?(?:x|by|and|&|,) ?\d[\d.,]*)*`;
/** "Stucco measures 2,100 sq ft", "doors are 16x7 & 8x7": how much there is of a thing, and the thing. */
const IS_SO_MUCH = new RegExp(
  String.raw`^(?:and |the |all |my |our )*([a-z][a-z-]*(?: [a-z-]+){0,2}?) (?:measures?|is|are|comes? to|runs?|totals?) ${ABOUT}${AMOUNT}(?: (?:in )?(?:total|all|long))?$`,
  'i',
);
/** The next of such a list, "fascia 160 ft", "48 for the crown"; "about 16 feet of rail" behind what rail is a part of. */
const NEXT_SO_MUCH = new RegExp(
  String.raw`^(?:and )?(?:the )?([a-z][a-z-]*) ${ABOUT}${AMOUNT}$|^${ABOUT}${AMOUNT} (?:for|of) (?:the )?([a-z]+(?: [a-z]+)?)$`,
  'i',
);
const AMOUNT_OF = new RegExp(String.raw`^${ABOUT}${AMOUNT} (?:of )?(?:the )?([a-z]+)$`, 'i');

const onlyOne = (all: readonly Draft[]): Draft | undefined =>
  all.length === 1 ? all[0] : undefined;

/** Sizes told of what other words order go to it, and order nothing new. */
export const tellSizes = (mentions: Draft[], facts: RowFacts): void => {
  let isList = false;
  const made: Draft[] = [];
  for (const mention of mentions) {
    const { role, words } = mention;
    const [last] = made.slice(-1);
    const sizes = mention.measures.filter(({ kind }) => kind !== 'COUNT');
    const told: readonly (string | undefined)[] =
      IS_SO_MUCH.exec(words) ?? (isList ? NEXT_SO_MUCH.exec(words) : null) ?? [];
    const [, name, ofName] = told;
    const thing = (name ?? ofName)?.split(' ').at(-1)?.replace(/s$/, '').toLowerCase();
    const isOf = (other: Draft): boolean =>
      thing !== undefined && new RegExp(String.raw`\b${thing}`, 'i').test(other.words);
    const [, part] = AMOUNT_OF.exec(words) ?? [];
    const own =
      made.find((other) => other.role === 'order' && isOf(other)) ??
      (part !== undefined &&
      last &&
      SERVES.test(last.rows[0] ?? '') &&
      facts.speaks(part, last.rows)
        ? last
        : thing !== undefined && mention.rows.length === 0
          ? onlyOne(made.filter((other) => other.role === 'order' && takes(other, sizes, facts)))
          : undefined);
    isList = role === 'order' && own !== undefined && thing !== undefined;
    if (role !== 'order' || own?.role !== 'order') made.push(mention);
    else if (takes(own, sizes, facts) || measuresJob(own.rows[0] ?? '', sizes, facts))
      own.measures = [...own.measures, ...sizes];
  }
  mentions.splice(0, mentions.length, ...made);
};

/** Painting and refacing of what is there. */
const SERVES = /^(?:PNT-|CAB-REFACE)/;

/** "Dry 4d": how long the machines run that the text lists. */
const IS_DRYING = /^dry(?:ing)?(?: (?:it|out|down|everything|for))* \d+ ?d(?:ays?)?$/i;

/** "Dry 3 days with 4 air movers": the only days of a text are those of its machines. */
export const countDays = (
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
