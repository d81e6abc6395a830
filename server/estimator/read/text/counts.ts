// Counts that stand apart of their thing, or that several things share: told in a fact, for each machine, of two of a kind.
import type { Unit } from '../../book/units.ts';
import { quantityIn } from './quantities.ts';
import type { ToldMeasure } from './measures.ts';
import type { RowFacts } from './meaning.ts';
import { isWork, measuresJob, takes } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { hasSize } from './places.ts';
import type { Segment } from './segments.ts';

/** Kinds of an amount that is told apart; what counts rooms is none. */
const IS_AMOUNT = /^(?:AREA|COUNT|LENGTH|SIDES|SQUARES)$/;
const OF_ROOMS = /^(?:bed|bath|kitchen|room|floor|stor|unit|house|level)/i;
/** Sentences end between a measure and its work at most once. */
const END = /[.;!?](?=\s)|\n/g;
/** Words behind a number up to the things that it counts: "8 interior doors". */
const THINGS = /^(?: or so| odd)?(?: [a-z]+){0,2}? [a-z]+s\b/i;
const OF_THEM = /^ of (?:them|those|these|'?em)\b/i;
const SEVERAL = /\b(?:them|em|those|these|both|all|each)\b|[a-z]{2}s\b/i;
/** Characters between the two measures of a surface: "45 ft long, just under 3 high". */
const MOST_BETWEEN = 24;
/** Feet: lumber is so large. */
const LUMBER = 4;

/** Words in place of things: "that makes seven" of all that was named. */
const TOTAL = 'total';

/** Whether things that are counted apart can be those of work. @param things behind the number */
const countsOf = (
  { words, rows }: Draft,
  one: ToldMeasure,
  things: string,
  { speaks, unitOf }: RowFacts,
): boolean =>
  one.value > 1 &&
  rows.some((row) => /^(?:EA|LF|SF)$/.test(unitOf(row) ?? '')) &&
  !/^(?:an?|one) /i.test(words) &&
  (things === TOTAL
    ? SEVERAL.test(words)
    : OF_THEM.test(things)
      ? /\b(?:them|em|those|these)\b/i.test(words)
      : speaks(THINGS.exec(things)?.[0] ?? '', rows) &&
        (SEVERAL.test(words) || /^(?: \w+)? loads\b/i.test(things) || !speaks(words, rows)));

const IS_STEPS = /^\d+ (?:steps?|stairs?|treads?|risers?)$/i;
const ON_STEPS = /^(?:FLR-(?:TREAD|STAIRC)|DCK-STAIR)$/;

/** "There are 13 steps. Take off the carpet and put in oak treads": steps that are told once are those of the work on them. */
export const countSteps = (mentions: Draft[], measures: readonly ToldMeasure[]): void => {
  const told = measures.filter(({ value, word }) => IS_STEPS.test(`${value} ${word}`));
  const at = mentions.findIndex(({ words }) => IS_STEPS.test(words));
  const work = mentions.slice(at + 1).find(({ rows: [row = ''] }) => ON_STEPS.test(row));
  if (told.length !== 1 || work?.measures.length !== 0) return;
  work.measures = told;
  if (at >= 0) mentions.splice(at, 1);
};

/** "Counting the closet that makes seven": so many of what was named. */
const MAKES = /\b(?:makes|(?:that is|that's|comes to|totals?)(?: about)?) (?:it )?$/i;
/** "6 lights leave a dark corner, so 8": the count that stands. */
const SO = /\bso (?:(?:it is|it's|that's|that is|make it|just|only) )*$/i;

/** "Three joists are split. Sister those", "sink base is rotten, three feet": what no words of work hold measures the nearest. */
export const measureNearest = (
  mentions: readonly Draft[],
  text: string,
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  const held = segments.filter(({ role }) => role !== 'measure' && role !== 'fact');
  const work = mentions.filter(isWork);
  const isFree = ({ start: at, end, kind, word, sides }: ToldMeasure): boolean =>
    IS_AMOUNT.test(kind) &&
    !OF_ROOMS.test(word) &&
    !(sides.length > 0 && Math.max(...sides) <= LUMBER) &&
    !(kind === 'COUNT' && text[at - 1] === '\n') &&
    !held.some((segment) => segment.start <= at && segment.end >= end) &&
    !mentions.some((other) => other.measures.some(({ start }) => start === at));
  for (const [at, one] of measures.entries()) {
    const corrected =
      one.isBare && SO.test(text.slice(Math.max(0, one.start - MOST_BETWEEN), one.start))
        ? work.findLast(
            ({ start, measures: [first] }) =>
              start < one.start && first?.kind === 'COUNT' && !first.isEach,
          )
        : undefined;
    for (const same of corrected ? work : [])
      if (same.rows[0] === corrected?.rows[0]) same.measures = [countOf(same, one.value)];
    if (corrected || !isFree(one)) continue;
    const [told, isTotal] = [[one], one.isBare && MAKES.test(text.slice(0, one.start).slice(-40))];
    for (const next of measures.slice(at + 1, at + 3))
      if (
        next.start - (told.at(-1)?.end ?? 0) < MOST_BETWEEN &&
        (next.kind === 'LENGTH' || next.word === 'high')
      )
        told.push(next);
    const fits = (mention: Draft): boolean => {
      const toldTo = told.at(-1)?.end ?? one.end;
      const [from, to] = [Math.min(mention.end, toldTo), Math.max(mention.start, one.start)];
      const isOpen = mention.measures.every(
        ({ kind, isEach }) => isEach || kind === 'RATING' || kind === 'INCHES',
      );
      const between = text.slice(from, to);
      const ends = between.match(END)?.length ?? 0;
      if (!isOpen || mention.places.some(hasSize)) return false;
      if (mention.rows[0]?.startsWith('@'))
        return (
          /AREA|SIDES/.test(one.kind) &&
          mention.end <= one.start &&
          IS_SIZE.test(`${between}#${text.slice(one.end)}`)
        );
      if (ends > (isTotal || mention.start > one.start ? 1 : 0)) return false;
      return one.kind === 'COUNT'
        ? countsOf(mention, one, isTotal ? TOTAL : text.slice(one.end), facts)
        : mention.rows.length === 1 && !/\band\b/i.test(between) && takes(mention, told, facts);
    };
    const before = work.findLast(({ start }) => start < one.start);
    const after = work.find(({ start }) => start > one.start);
    const own = [before, after].find((mention) => mention && fits(mention));
    if (own) own.measures = [...own.measures, ...told];
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
/** "25 squares, | architectural shingles 25 squares", "400 sf, hang and | finish drywall 400 sf": one amount told twice. */
const IS_TWICE = /, ?(?:\w+ and )?$/;
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
    const isTwice = one === other && IS_TWICE.test(text.slice(last.start, mention.start));
    if (!one || !other || !kind || isTwice) continue;
    last.measures = [{ ...kind, kind: told, value: one + other, sides: [] }];
    mentions.splice(at, 1);
  }
};

const ABOUT = String.raw`(?:(?:about|around|approx\w*\.?|roughly|maybe|some|~) ?)*`;
/** "Restaurant build out, 2,600 sf,", "take off the popcorn ceilings, around 1,100 sf": a size right behind a whole job, by itself. */
const IS_SIZE = new RegExp(
  String.raw`^[,:(]? ?${ABOUT}#(?: (?:wide|long|total|in all|altogether|or so))?(?:[,;)]|\s*$|\.(?!\d))`,
  'i',
);
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
