// Amounts told in parts, each with its whereabouts: "80 ft across the back and 45 down each side, so 170 total". What they come
// to together goes to the work that they are parts of.
import type { RowFacts } from './meaning.ts';
import type { MeasureKind } from './measure-units.ts';
import { within } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { quantityIn } from './quantities.ts';

interface Series {
  parts: readonly ToldMeasure[];
  /** All parts, or the total that is told beside them. */
  sum: ToldMeasure;
  start: number;
  end: number;
}

const OWN = '(?:(?:the|my|our|each|either|every|both|that|this|one|a|an) )*';
const SPOT = `(?:front|back|rear|left|right|north|south|east|west|(?:up|down)stairs|up|down|main|upper|lower|first|second|third|1st|2nd|3rd|sides?|ends?|house|garage|shed|porch|addition|basement|attic|hall(?:way)?|den|kitchen|island|peninsula|bar|bath(?:room)?|bedrooms?|living room|dining room|family room|laundry|foyer|entry|office|closet|pantry|mudroom|master|eaves?|rakes?|gables?|ridges?|hips?|valleys?|street|alley)(?:[ -](?:hand )?(?:sides?|walls?|yard|elevation|slope|floor|level|end))?`;
const IN =
  '(?:in|on|at|across|down|along|to|for|behind|over|by|off|around|from)(?! (?:lieu|place|addition|total|all)\\b)';
/** Whereabouts behind an amount: "on one wall", "across the back", "kitchen". */
const BEHIND = String.raw`(?: (?:across|over|run|one way|the other(?: way)?)|(?: (?:long|wide))?(?: ${IN} ${OWN}(?:[a-z-]+ ){0,2}?[a-z]+|(?: of)? ${OWN}${SPOT})(?: each)?|(?:,? each| apiece))`;
/** Whereabouts before an amount: "left side", "the other is". */
const BEFORE = String.raw`${OWN}(?:on (?:the )?)?(?:${SPOT}|other|another|one more)(?: one)?(?:['’]s| (?:is|are|at|has|gets))?(?:,|:| =)?(?: about)?`;
const THING = '(?: (?:of )?(?!and |or |in |on )(?:[a-z-]+ ){0,2}?[a-z-]+)';
const JOIN = String.raw`(?=,| (?:and|plus|&|\+|then)\b),?(?: ?(?:and|plus|&|\+|then))?`;

const LINK = new RegExp(
  String.raw`^(?<thing>${THING})??(?<behind>${BEHIND})?(?:${JOIN} (?<before>${BEFORE} )?|(?<=[a-z]) )$`,
  'i',
);
const STANDS_BEFORE = new RegExp(String.raw`(?:^|[\s(,:;])${BEFORE} $`, 'i');
const STANDS_BEHIND = new RegExp(
  String.raw`^${BEHIND}(?= ?(?:$|[,.;:)(\n=–-]|(?:and|plus|to|with|w/|for|so|are|is|total)\b))`,
  'i',
);
/** "14 ft long and another 9 ft": the first has no whereabouts. */
const IS_OTHER = /\b(?:other|another|one more)\b/i;
const OF_BOTH = /\b(?:each|either|both) (?:sides?|ends?)\b/i;
const OF_SIDES = /\b(?:sides|ends)\b/i;

const IS_TOTAL =
  /^(?: (?:ft|feet|lf|sf|in))?[ ,]*(?:total|in all|in total|all together|altogether|combined)\b/i;
export const MAKES_TOTAL =
  /(?:\b(?:so|total(?:s|ing)?(?: of| is)?|makes|that's|for a total of|altogether|in all)|=):? ?(?:about )?$/i;
/** "165 LF. Remove …": a sentence that ends with a unit. */
const ENDS = /^\. [A-Z]/;
/** Characters between work and the sentence that tells its parts. */
const MOST_APART = 100;
/** Characters of whereabouts between two parts. */
const MOST_BETWEEN = 60;

const SUMMED: ReadonlySet<MeasureKind> = new Set(['LENGTH', 'COUNT', 'SQUARES', 'AREA', 'VOLUME']);
/** Words that a count has behind it where it counts nothing but more of the thing before. */
const NO_THING = new RegExp(`^(?!bedrooms)(?:${IN}|${SPOT}|total|so|and|each|ft|the)?$`, 'i');

/** Whether a measure can be one more part of a kind; a bare number is in the unit of the part before. */
const isOfKind = (kind: MeasureKind, { kind: own, word, isAcross }: ToldMeasure): boolean =>
  !isAcross && (own === kind || own === 'COUNT') && (own !== 'COUNT' || NO_THING.test(word));

interface Part {
  measure: ToldMeasure;
  before: string;
  behind: string;
}

/** One part as many times as its words name sides: "45 ft down each side", "both sides, 75 ft each". */
const timesSides = (text: string, { measure, before, behind }: Part): number => {
  const ahead = text.slice(Math.max(0, measure.start - MOST_BETWEEN), measure.start);
  const isTwice =
    OF_BOTH.test(behind) ||
    OF_BOTH.test(before) ||
    (measure.isEach && (OF_SIDES.test(before) || OF_BOTH.test(/[^.;\n]*$/.exec(ahead)?.[0] ?? '')));
  return measure.value * (isTwice ? 2 : 1);
};

/** "30 + 22 + 30", "twelve sixteen twelve": figures beside each other, without whereabouts. */
const BESIDE = /^(?: run)? ?\+ ?$|^ $/;
/** Feet that a figure beside others without a sign is at most: "512 555 0143" is a telephone. */
const MOST_BESIDE = 60;
/** "30 + 22 ft", but not "850 sf + 60 lf base". */
const areAlike = (one: ToldMeasure, next: ToldMeasure, isUnsigned: boolean): boolean => {
  const isCount = one.kind === 'COUNT';
  if (!isUnsigned) return isOfKind(one.kind, next) || (isCount && SUMMED.has(next.kind));
  return isCount && next.kind === 'COUNT' && Math.max(one.value, next.value) <= MOST_BESIDE;
};
const THE_SAME = new RegExp(String.raw`^,? and ${BEFORE} the same\b`, 'i');

/** The parts that begin with one measure; a measure within whereabouts, "on one wall", is none. */
const partsFrom = (text: string, all: readonly ToldMeasure[], from: number): Part[] => {
  const [first] = all.slice(from, from + 1);
  if (!first || first.isAcross || !SUMMED.has(first.kind)) return [];
  const ahead = text.slice(Math.max(0, first.start - MOST_BETWEEN), first.start);
  const parts: Part[] = [
    { measure: first, before: STANDS_BEFORE.exec(ahead)?.[0] ?? '', behind: '' },
  ];
  for (let at = from; at < all.length;) {
    const last = parts.at(-1);
    if (!last) break;
    const next = [at + 1, at + 2].find((other) => {
      const measure = all[other];
      if (!measure) return false;
      const between = text.slice(last.measure.end, measure.start);
      const isBeside = BESIDE.test(between) && areAlike(last.measure, measure, between === ' ');
      if (isBeside) parts.push({ measure, before: '', behind: between });
      if (isBeside || !isOfKind(first.kind, measure)) return isBeside;
      if (
        between.length > MOST_BETWEEN ||
        ENDS.test(text.slice(last.measure.end - 1, measure.start))
      )
        return false;
      const link = LINK.exec(between);
      if (!link || (link.groups?.thing && parts.length > 1)) return false;
      const { before = '', behind = '' } = link.groups ?? {};
      const own =
        STANDS_BEHIND.exec(text.slice(measure.end, measure.end + MOST_BETWEEN))?.[0] ?? '';
      const isPlaced = last.before !== '' || behind !== '' || IS_OTHER.test(before);
      if (!isPlaced || (before === '' && own === '')) return false;
      last.behind = behind;
      parts.push({ measure, before, behind: own });
      return true;
    });
    if (next === undefined) break;
    at = next;
  }
  const [same] = THE_SAME.exec(text.slice(first.end, first.end + MOST_BETWEEN)) ?? [];
  if (parts.length === 1 && same) parts.push({ measure: first, before: '', behind: same });
  return parts.length > (parts[1]?.behind === ' ' ? 2 : 1) ? parts : [];
};

/** The measure behind parts that tells what they come to. */
const totalOf = (
  text: string,
  all: readonly ToldMeasure[],
  { measure: { kind, end } }: Part,
): ToldMeasure | undefined =>
  within(all, { start: end, end: end + MOST_BETWEEN }).find(
    (one) =>
      isOfKind(kind, one) &&
      !/[.;\n]/.test(text.slice(end, one.start)) &&
      (MAKES_TOTAL.test(text.slice(end, one.start)) ||
        IS_TOTAL.test(text.slice(one.end, one.end + 20))),
  );

/** All amounts of a text that are told in parts, in their order. */
const seriesIn = (text: string, all: readonly ToldMeasure[]): Series[] => {
  const found: Series[] = [];
  for (const [at, { start }] of all.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const parts = partsFrom(text, all, at);
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last) continue;
    const isFeet = last.measure.isBare && BESIDE.test(last.behind);
    const of = parts.find(({ measure }) => measure.kind !== 'COUNT')?.measure ?? first.measure;
    const [kind, word] = isFeet ? (['LENGTH', 'lf'] as const) : [of.kind, of.word];
    const total = totalOf(text, all, last);
    const value = total?.value ?? parts.reduce((sum, part) => sum + timesSides(text, part), 0);
    const own = [...parts.map(({ measure }) => measure), ...(total ? [total] : [])];
    found.push({
      parts: own,
      sum: { ...first.measure, kind, value, word, isEach: false, isBare: false },
      start: first.measure.start - first.before.trimStart().length,
      end: Math.max(...own.map((part) => part.end), last.measure.end + last.behind.length),
    });
  }
  return found;
};

/** Surfaces that people tell by the running foot. */
const BY_FOOT =
  /^(?:@countertop|CTP-|DEM-CTOP|(?:TIL|DEM)-BACKSPL|FRM-FURR|SDG-SOFFIT|TRM-(?:SHIP|WAINS))/;

/** The work that a series tells of: that which holds it, or stands right before or behind it. */
const workOf = (
  { start, end, sum }: Series,
  mentions: readonly Draft[],
  text: string,
  { unitOf }: RowFacts,
): Draft | undefined => {
  const takes = (mention: Draft): boolean =>
    isWork(mention) &&
    mention.rows.some((row) => {
      const unit = BY_FOOT.test(row) && sum.kind === 'LENGTH' ? 'LF' : unitOf(row);
      return unit !== null && quantityIn([sum], unit) !== null;
    });
  const isNear = (from: number, to: number): boolean =>
    to - from <= MOST_APART && [...text.slice(from, to).matchAll(/[.;!?]\s|\n/g)].length <= 1;
  const holder = mentions.find(
    (mention) => mention.start <= sum.start && mention.end > sum.start && takes(mention),
  );
  return (
    holder ??
    mentions.findLast(
      (mention) => mention.end <= sum.start && takes(mention) && isNear(mention.end, start),
    ) ??
    mentions.find((mention) => mention.start >= end && takes(mention) && isNear(end, mention.start))
  );
};

/** "The valleys total 70 ft, the eaves 140 ft": edges of a roof, of which each is work of its own. */
const EDGES = /\b(eave|rake|gable|ridge|hip|valley)s?\b/gi;
const edgesIn = (words: string): string[] =>
  [...words.matchAll(EDGES)].map(([, edge = '']) => edge);
const namesOtherEdges = (work: Draft, told: string): boolean => {
  const own = edgesIn(work.words);
  return own.length > 0 && edgesIn(told).some((edge) => !own.includes(edge));
};

/**
 * Gives work whose amount is told in parts all of them together; a total that is told beside them wins.
 * @returns the measures that are no parts
 */
export const addParts = (
  mentions: Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): readonly ToldMeasure[] => {
  const taken = new Set<number>();
  for (const series of seriesIn(text, measures)) {
    const work = workOf(series, mentions, text, facts);
    if (!work) continue;
    const { parts, sum, start, end } = series;
    if (namesOtherEdges(work, text.slice(start, end))) continue;
    const measured = work.places.filter(({ areaSf }) => areaSf !== null);
    // "Insulate the 800 sf attic and 400 sf over the garage": the place of other work is as large.
    const isSizeOfOther = mentions.some(
      (mention) =>
        mention !== work &&
        isWork(mention) &&
        mention.start <= start &&
        mention.end > start &&
        mention.places.some(({ areaSf }) => parts.some(({ value }) => value === areaSf)),
    );
    if (sum.kind === 'AREA' && (measured.length === parts.length || isSizeOfOther)) continue;
    for (const part of parts) taken.add(part.start);
    const inside = mentions.filter(
      (other) =>
        other !== work &&
        other.start > start &&
        (other.end <= end ||
          parts.some((part) => part.start === other.start) ||
          // "A closet system, 8 ft, and | another 6 ft one".
          (other.rows[0] === work.rows[0] && other.start < end)),
    );
    for (const other of inside) mentions.splice(mentions.indexOf(other), 1);
    for (const mention of mentions)
      mention.measures = mention.measures.filter((one) => !taken.has(one.start));
    // "Three toilets, | two upstairs and one down": the whole was counted before.
    const isTold = mentions.some(
      (other) =>
        other.end <= work.start &&
        other.clause === work.clause &&
        other.rows[0] === work.rows[0] &&
        other.measures.some(({ kind, value }) => kind === sum.kind && value >= sum.value),
    );
    if (isTold) {
      mentions.splice(mentions.indexOf(work), 1);
      continue;
    }
    const isWhole = work.measures.some(
      ({ kind, value }) => kind === sum.kind && value >= sum.value,
    );
    if (!isWhole)
      work.measures = [
        sum,
        ...work.measures.filter(
          ({ kind, start: at }) => !(kind === 'COUNT' && at > start && at < end),
        ),
      ];
  }
  return measures.filter(({ start }) => !taken.has(start));
};
