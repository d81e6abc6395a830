// How far a line and the whole estimate may move: from the price's confidence and from where the quantity came.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { AccuracyClass } from '../../domain/estimate/estimate.ts';
import { LARGEST_AMOUNT } from '../../domain/limits.ts';
import { roundCents } from '../../domain/money/money.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import { WHOLE_JOB } from './marked-up.ts';

const PRICE_SCORE = { A: 0.9, B: 0.8, C: 0.7 } as const;
const OWN_PRICE_SCORE = 0.9;
const BASIS_PENALTY: Record<QuantityBasis, number> = {
  STATED: 0,
  PLAN: 0.05,
  DERIVED: 0.1,
  DEFAULT: 0.25,
};
const WHOLE_JOB_PENALTY = 0.1;
/** Prices move together (fuel, wages, tariffs): a share of the total that does not average out. */
const COMMON_MODE = 0.08;

const confidenceScore = (item: CatalogueItem, basis: QuantityBasis): number =>
  Math.max(
    0.3,
    (item.confidence === null ? OWN_PRICE_SCORE : PRICE_SCORE[item.confidence]) -
      BASIS_PENALTY[basis] -
      (item.category === WHOLE_JOB ? WHOLE_JOB_PENALTY : 0),
  );

const spreadOf = (score: number): number => {
  if (score >= 0.85) return 0.12;
  if (score >= 0.75) return 0.18;
  return score >= 0.6 ? 0.25 : 0.35;
};

/** Low and high end of a line total, dollars; the catalog's own price band narrows them. */
export const lineRange = (
  item: CatalogueItem,
  basis: QuantityBasis,
  total: number,
): { low: number; high: number } => {
  const spread = spreadOf(confidenceScore(item, basis));
  const standard = item.costs[1].price;
  const band =
    standard > 0
      ? { low: (item.band.low / standard) * total, high: (item.band.high / standard) * total }
      : { low: 0, high: total };
  const low = Math.max(total * (1 - spread), Math.min(band.low, total));
  const high = Math.min(total * (1 + 1.25 * spread), Math.max(band.high, total));
  return { low: roundCents(low), high: roundCents(high) };
};

export interface RangedLine {
  total: number;
  low: number;
  high: number;
  basis: QuantityBasis;
  /** One price per square foot of a whole job: a concept, however exact the area is. */
  isWholeJob: boolean;
  /** A line of a paper at the paper's own price: nobody has checked it. */
  isTheirPrice: boolean;
  /** Its work was read unsurely, and its owner has not confirmed it. */
  isGuess: boolean;
}

/** Work that was asked for and is not in the total. */
export interface OpenWork {
  /** An amount waits for its owner's word: as much as all of it may be assumed. */
  isAmountOpen: boolean;
  /** Words that order work, or seem to, and of which nothing is priced. */
  unpriced: number;
  /** Those of them that were read as orders. */
  ordered: number;
  /** Pieces of work that are priced. */
  priced: number;
}

export interface Accuracy {
  range: { low: number; high: number };
  accuracyClass: AccuracyClass;
  /** Share of the value that rests on assumed quantities, 0–1. */
  assumedShare: number;
  /** Share of the value that is one price per square foot of a whole job, 0–1. */
  wholeJobShare: number;
  /** Share of the value at prices of papers, 0–1. */
  theirPriceShare: number;
  below: number;
  above: number;
  /** Share of the value that was read unsurely, 0–1. */
  guessedShare: number;
  open: OpenWork;
}

/** AACE-like classes by the share of value on assumed quantities and whole-job prices; spread as published for the class. */
const CLASSES: readonly { class: AccuracyClass; upTo: number; below: number; above: number }[] = [
  { class: 'CLASS_3', upTo: 0.15, below: 0.12, above: 0.2 },
  { class: 'CLASS_4', upTo: 0.5, below: 0.2, above: 0.35 },
  { class: 'CLASS_5', upTo: 1, below: 0.3, above: 0.5 },
];

/** Share from which on a total with ordered work that is not in it is of class 4 at best. */
const LEAST_OPEN = 0.2;

/** Most that is added to the high end for work that is not in the total, as a share of it. */
const MOST_MISSING = 2;

/** Work that may be missing, as a share of the total: a part without a price counts as much as one with a price. */
const missingOf = ({ ordered, priced }: OpenWork): number =>
  Math.min(MOST_MISSING, ordered / Math.max(1, priced));

const openShareOf = (open: OpenWork): number => {
  const { isAmountOpen, unpriced, priced } = open;
  if (isAmountOpen) return 1;
  if (unpriced === 0) return 0;
  return Math.max(LEAST_OPEN, unpriced / (unpriced + priced), Math.min(1, missingOf(open)));
};

/**
 * The wider of the summed line ranges and the spread of the class.
 * @param open what is not priced yet could be more than all lines together
 */
export const accuracyOf = (
  lines: readonly RangedLine[],
  total: number,
  open: OpenWork,
): Accuracy => {
  const valueOf = (part: readonly RangedLine[]): number =>
    part.reduce((sum, line) => sum + Math.max(0, line.total), 0);
  const value = valueOf(lines);
  const shareOf = (isPart: (line: RangedLine) => boolean): number =>
    value > 0 ? valueOf(lines.filter(isPart)) / value : 0;
  const assumedShare = shareOf(({ basis }) => basis === 'DEFAULT');
  const wholeJobShare = shareOf(({ isWholeJob, basis }) => isWholeJob && basis !== 'DEFAULT');
  const theirPriceShare = shareOf(({ isTheirPrice }) => isTheirPrice);
  const guessedShare = shareOf(
    ({ isGuess, isWholeJob, isTheirPrice, basis }) =>
      isGuess && !isWholeJob && !isTheirPrice && basis !== 'DEFAULT',
  );
  const unmeasured = Math.max(
    openShareOf(open),
    assumedShare + wholeJobShare + theirPriceShare + guessedShare,
  );
  const entry = CLASSES.find(({ upTo }) => unmeasured <= upTo) ?? CLASSES[2];
  const {
    class: accuracyClass,
    below,
    above: spread,
  } = entry ?? { class: 'CLASS_5', below: 0.3, above: 0.5 };
  const missing = missingOf(open);
  const above = spread + missing;
  const half = (side: (line: RangedLine) => number): number =>
    Math.sqrt(lines.reduce((sum, line) => sum + side(line) ** 2, 0)) + COMMON_MODE * total;
  const low = Math.max(
    0,
    Math.min(total - half((line) => line.total - line.low), total * (1 - below)),
  );
  const high = Math.max(
    total * (1 + missing) + half((line) => line.high - line.total),
    total * (1 + above),
  );
  return {
    range: {
      low: roundCents(Math.min(low, LARGEST_AMOUNT)),
      high: roundCents(Math.min(high, LARGEST_AMOUNT)),
    },
    accuracyClass,
    assumedShare,
    wholeJobShare,
    theirPriceShare,
    guessedShare,
    below,
    above,
    open,
  };
};
