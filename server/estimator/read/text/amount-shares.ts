// Amounts told of a share: "50 ft of it", "two of the units", "half of the boards", "two in each of the three bedrooms".
import type { Unit } from '../../book/units.ts';
import type { RowFacts } from './meaning.ts';
import type { MeasureKind } from './measure-units.ts';
import type { ToldMeasure } from './measures.ts';
import { countOf } from './counts.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { hasSize } from './places.ts';
import { quantityIn } from './quantities.ts';

/** Kind of a measure that tells an amount in a unit. */
const KIND_OF: Partial<Record<Unit, MeasureKind>> = { SF: 'AREA', LF: 'LENGTH', SQ: 'SQUARES' };
/** Characters from a share to the work that it is of. */
const MOST_AHEAD = 48;

/** "50 of it has an old fence to tear out", "125 ft of that". */
const OF_IT = /^ ?(?:(?:ft|feet|lf|sf|sq\.? ?ft)\.?,? )?of (?:it|that|this|which)\b/i;
/** "Of which 120 sf". */
const OF_WHICH =
  /(?<!\b(?:top|out|instead|because|all) )\bof (?:which|that|those|it)(?: is| are|,)? (?:about )?$/i;
/** "Two of the units need a water heater". */
const OF_SOME = /^ of (?:the|them|those|these|my|our)\b[^.,;:\n]*\b(?:need|get|want|require)s?\b/i;

/** The work that a share is told of: that which holds it, or the next one of its sentence. */
const workBehind = (
  mentions: readonly Draft[],
  text: string,
  share: ToldMeasure,
): Draft | undefined =>
  mentions.find(
    (mention) =>
      isWork(mention) &&
      mention.end > share.start &&
      mention.start - share.end <= MOST_AHEAD &&
      !/[.;\n]/.test(text.slice(share.end, Math.max(share.end, mention.start))),
  );

/** Gives a share to the work that the words behind it order, and takes it off all other work. */
const shareOf = (
  mentions: readonly Draft[],
  text: string,
  share: ToldMeasure,
  { unitOf }: RowFacts,
): void => {
  const work = workBehind(mentions, text, share);
  const unit = work && unitOf(work.rows[0] ?? '');
  const kind = unit ? KIND_OF[unit] : undefined;
  if (!work || !kind || (share.kind !== 'COUNT' && share.kind !== kind)) return;
  const holder = mentions.findLast(({ start }) => start < share.start);
  const isOfHolder = holder === work && work.measures.some((one) => one.start < share.start);
  const isLess = mentions.some(({ measures }) =>
    measures.some(
      (one) => one.kind === kind && one.start < share.start && one.value >= share.value,
    ),
  );
  if (isOfHolder || (share.kind === 'COUNT' && !isLess)) return;
  for (const mention of mentions)
    mention.measures = mention.measures.filter(({ start }) => start !== share.start);
  work.measures = [{ ...share, kind }];
};

/** "Two of the units need water heaters": so many, whatever is done in each unit. */
const countSomeOf = (work: Draft, share: ToldMeasure, { unitOf }: RowFacts): void => {
  const told = work.measures.filter(({ start }) => start !== share.start);
  if (unitOf(work.rows[0] ?? '') !== 'EA' || told.some(({ kind }) => kind === 'COUNT')) return;
  work.measures = [...told, share];
  work.isOfSome = true;
};

/** Behind a count: "2 outlets in each bedroom"; "3 fans, one in each" counts all of them. */
const IN_EACH = /^[^.;,\d]*? (?:in|for|to|at|on) (?:each|every)\b/i;
const IS_ROOMS = /(?:rooms|baths|offices|units|apartments)$/i;
/** Characters from a count to "in each". */
const MOST_TO_EACH = 40;

/** "Two lights in each of the three bedrooms": so many in each of them. */
const countInEach = (mention: Draft, text: string, { unitOf }: RowFacts): void => {
  const [count, ...others] = mention.measures.filter(({ kind }) => kind === 'COUNT');
  if (!count || !others.every(({ word }) => IS_ROOMS.test(word))) return;
  if (!IN_EACH.test(text.slice(count.end, count.end + MOST_TO_EACH))) return;
  // "In each bedroom, 3 bedrooms" names the same ones twice.
  const types = new Set(mention.places.map(({ type }) => type));
  const rooms = [...types].reduce(
    (sum, of) =>
      sum + Math.max(...mention.places.filter(({ type }) => type === of).map((one) => one.count)),
    0,
  );
  if (rooms > 1 && mention.rows.some((row) => unitOf(row) === 'EA'))
    mention.measures = [countOf(mention, count.value * rooms)];
};

/** Characters of "half of it" before work. */
const NEAR_HALF = 16;
const A_HALF = /\bhalf (?:of )?(?:the|my|our|all|those|these|it|that)\b/i;

/** "Replace half of the deck boards": half of the place, where its size is told. */
const halveOne = (mention: Draft, text: string, { unitOf }: RowFacts): void => {
  const said = text.slice(Math.max(0, mention.start - NEAR_HALF), mention.end);
  const [place, ...others] = mention.places;
  const isSurface = unitOf(mention.rows[0] ?? '') === 'SF';
  if (!A_HALF.test(said) || !place || others.length > 0 || !isSurface) return;
  const told = quantityIn(mention.measures, 'SF');
  const sf = place.areaSf ?? (place.lengthFt ?? 0) * (place.widthFt ?? 0);
  if (hasSize(place) && (told === null || told === sf))
    mention.measures = [{ ...countOf(mention, sf / 2), kind: 'AREA' }];
};

/** "In unit 3 the fan is out", "B only: reglaze the tub". */
const IN_ONE =
  /\bin (?:unit|apt|apartment|bldg|building) #?\w{1,4}\b[^.;:\n]*$|#?\b(?:\d{1,4}[a-z]?|[a-z]) only ?[:,–-][^.;\n]*$/i;

/** Gives work the shares that are told of it. @param measures of the whole text */
export const countSome = (
  mentions: readonly Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  for (const mention of mentions)
    if (IN_ONE.test(text.slice(0, mention.start))) mention.isOfSome = true;
  for (const share of measures) {
    const behind = text.slice(share.end, share.end + MOST_AHEAD);
    const before = text.slice(Math.max(0, share.start - MOST_AHEAD), share.start);
    if (OF_IT.test(behind) || OF_WHICH.test(before)) shareOf(mentions, text, share, facts);
    else if (share.kind === 'COUNT' && OF_SOME.test(behind)) {
      const work = workBehind(mentions, text, share);
      if (work) countSomeOf(work, share, facts);
    }
  }
};

/** Shares of the places that work is in, which are known when all of the text is read. */
export const shareInPlaces = (mentions: readonly Draft[], text: string, facts: RowFacts): void => {
  for (const mention of mentions.filter(isWork)) {
    countInEach(mention, text, facts);
    halveOne(mention, text, facts);
  }
};
