// Charges on the whole job follow the lines that they are charged on, until their owner locks them: the same function on the
// screen while typing and on the server when saving.
import {
  chargeAmount,
  chargeFigures,
  type ChargeSums,
  chargeWords,
  sumBases,
} from './charge-amounts.ts';
import type { ChargeBase, LineCharge } from './charge-rules.ts';
import { isCharge } from './charges.ts';
import type { LineItem } from '../estimate/estimate.ts';
import { isSame } from '../is-same.ts';
import { taxRateOf } from '../estimate/line-figures.ts';
import { roundCents } from './money.ts';

const RULES = 'Price book: rules for charges on the whole job.';

/** Nothing is charged on top of these, whoever lists them. */
const UNCHARGED = new Set(['Appliances', 'Permits & Fees']);
const OWN_WORK: readonly ChargeBase[] = [{ of: 'WORK', share: 1 }];

/** Sums that a line counts in. What an owner writes is work like the rest. */
const basesOf = ({ metadata, category }: LineItem): readonly ChargeBase[] =>
  metadata.code === null && metadata.bases.length === 0 && !UNCHARGED.has(category)
    ? OWN_WORK
    : metadata.bases;

const sumsOf = (lines: readonly LineItem[]): ChargeSums =>
  sumBases(
    lines
      .filter((line) => !isCharge(line))
      .map((line) => ({
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        bases: basesOf(line),
      })),
  );

/** A line whose charge follows the other lines. */
type Following = LineItem & { metadata: { charge: LineCharge } };

export const isFollowing = (line: LineItem): line is Following =>
  line.metadata.charge !== null && !line.metadata.charge.isLocked;

/** True when somebody wrote over the details. */
const hasOwnWords = ({ details, metadata }: LineItem): boolean =>
  details.slice(0, 500) !== metadata.formula;

/** The line with the figures that another version of it has. */
export const withFiguresOf = (line: LineItem, { metadata, ...figures }: LineItem): LineItem => {
  const next: LineItem = {
    ...line,
    quantity: figures.quantity,
    unitPrice: figures.unitPrice,
    tax: figures.tax,
    source: figures.source,
    details: hasOwnWords(line) ? line.details : figures.details,
    metadata: {
      ...line.metadata,
      formula: metadata.formula,
      basis: metadata.basis,
      low: metadata.low,
      high: metadata.high,
      confidence: metadata.confidence,
      charge: metadata.charge,
    },
  };
  return isSame(next, line) ? line : next;
};

const charged = (line: Following, stood: LineItem, sums: ChargeSums): LineItem => {
  const { rule, movedFrom } = line.metadata.charge;
  const amount = chargeAmount(rule, sums);
  const words = chargeWords(rule, sums);
  const { taxByHand } = line.metadata;
  const tax = taxByHand ? line.tax : roundCents(amount * taxRateOf(stood));
  const { metadata, ...figures } = chargeFigures(amount, tax, words);
  const isMoved = amount !== stood.unitPrice;
  const next: LineItem = {
    ...line,
    ...figures,
    details: hasOwnWords(line) ? line.details : words,
    // A charge that was typed over comes from the price book again.
    source: stood.metadata.charge?.isLocked ? RULES : line.source,
    metadata: {
      ...line.metadata,
      ...metadata,
      charge: { rule, isLocked: false, movedFrom: isMoved ? stood.unitPrice : movedFrom },
    },
  };
  return isSame(next, line) ? line : next;
};

/**
 * Lines with their charges as they follow from the others. A charge whose sums are what they were keeps its figure to the
 * cent; one that comes to nothing stays, with 0, so that it comes back with its reason.
 * @param before the version that the lines were changed from
 */
export const followCharges = <Line extends LineItem>(
  before: readonly LineItem[],
  after: readonly Line[],
): Line[] => {
  if (!after.some(isFollowing)) return [...after];
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const known = new Map(before.map((line) => [line.id, line]));
  return after.map((line) => {
    if (!isFollowing(line)) return line;
    const { rule } = line.metadata.charge;
    const stood = known.get(line.id);
    const isSameLine = stood !== undefined && isFollowing(stood);
    if (isSameLine && chargeAmount(rule, was) === chargeAmount(rule, is)) {
      // The rest of the line is its own.
      return withFiguresOf(line, stood) as Line;
    }
    return charged(line, stood ?? line, is) as Line;
  });
};
