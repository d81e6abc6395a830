// The two sides of one row of a comparison, made comparable: quantities in our unit, prices with what the paper has within
// its own prices. A bid without lines for tax or overhead carries both in its prices, so ours are shown with both.
import { hundredths } from '../../domain/numbers.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { roundCents, sumKnown, sumMoney } from '../../domain/money/money.ts';
import type {
  ComparisonRow,
  OurSide,
  TheirSide,
  Verdict,
} from '../../domain/paper/paper-comparison.ts';
import type { PaperLine } from '../../domain/paper/paper-estimate.ts';
import { roomOf } from '../read/papers/same-thing.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PricingContext } from '../calculate/context.ts';
import { priceLine } from '../calculate/price-line.ts';
import { asListedQuantity } from '../calculate/order-quantity.ts';
import { NO_ORIGIN } from '../calculate/origin.ts';
import type { MatchedGroup, UnmatchedLine } from './match.ts';
import { lineAmount, type PaperAmounts, type TheirAmounts } from '../read/papers/their-amounts.ts';

/** What of tax and overhead stands where on the paper, and what ours come to beside a dollar of work. */
export interface Footing {
  /** The paper's prices hold the tax, or the overhead and profit. */
  taxWithin: boolean;
  overheadWithin: boolean;
  /** Its lines state them one by one. */
  taxByLine: boolean;
  overheadByLine: boolean;
  /** Our overhead and profit for each dollar of our work before tax. */
  overheadRate: number;
}

/** Our work of one row: lines of our estimate, or rows of the price book. Dollars. */
export interface OurWork {
  code: string | null;
  name: string;
  quantity: number;
  unit: string;
  net: number;
  tax: number;
  /** The least of net and tax together. */
  low: number;
  high: number;
  depreciation: number | null;
  source: string;
}

export type PricedItem = Omit<LineItem, 'id'>;

/** A row of the price book at the prices of the estimate. */
export const priceRow = (
  item: CatalogueItem,
  quantity: number,
  room: string | null,
  context: PricingContext,
): PricedItem =>
  priceLine(
    {
      item,
      from: NO_ORIGIN,
      ...asListedQuantity(item, quantity),
      basis: 'PLAN',
      formula: 'As the paper lists it',
      room,
      work: 'As the paper lists it',
      makeReady: false,
    },
    context,
  ).line;

export const netOf = ({ quantity, unitPrice }: Pick<LineItem, 'quantity' | 'unitPrice'>): number =>
  roundCents(quantity * unitPrice);

const TAKES_OUT = new Set(['remove', 'haul']);
const isRemoval = ({ tags }: PricedItem): boolean => tags.some((tag) => TAKES_OUT.has(tag));

/** The line that a row is about: the dearest of what goes in, else of what comes out. */
const mainOf = (items: readonly PricedItem[]): PricedItem | undefined => {
  const goingIn = items.filter((item) => !isRemoval(item));
  return (goingIn.length > 0 ? goingIn : items).toSorted((a, b) => netOf(b) - netOf(a))[0];
};

/** @returns null for no items */
export const workOf = (items: readonly PricedItem[]): OurWork | null => {
  const main = mainOf(items);
  if (!main) return null;
  const others = items.filter((item) => item !== main);
  const sum = (part: (item: PricedItem) => number): number => sumMoney(items.map(part));
  const claims = items.flatMap(({ metadata }) => metadata.claim ?? []);
  return {
    code: main.metadata.code,
    name: [main, ...others]
      .map(({ name }) => name)
      .join(' + ')
      .slice(0, 300),
    quantity: main.quantity,
    unit: main.unit,
    net: sum(netOf),
    tax: sum(({ tax }) => tax),
    low: sum(({ metadata, ...item }) => metadata.low ?? netOf(item) + item.tax),
    high: sum(({ metadata, ...item }) => metadata.high ?? netOf(item) + item.tax),
    depreciation:
      claims.length === 0 ? null : sumMoney(claims.map(({ depreciation }) => depreciation)),
    source: main.source,
  };
};

const overheadOf = ({ net }: OurWork, { overheadRate }: Footing): number => net * overheadRate;

/** Dollars of our work as the paper's prices are meant. */
const comparable = (work: OurWork, footing: Footing): number =>
  work.net +
  (footing.taxWithin ? work.tax : 0) +
  (footing.overheadWithin ? overheadOf(work, footing) : 0);

/** Dollars of our work as the paper's amounts are meant. */
const amountOf = (work: OurWork, footing: Footing): number =>
  comparable(work, footing) +
  (footing.taxByLine ? work.tax : 0) +
  (footing.overheadByLine ? overheadOf(work, footing) : 0);

/** All of it: with tax, overhead and profit. */
export const wholeOf = (work: OurWork, footing: Footing): number =>
  roundCents(work.net + work.tax + overheadOf(work, footing));

export const ourSide = (work: OurWork, footing: Footing): OurSide => {
  const worth = comparable(work, footing);
  const total = work.net + work.tax;
  const per = (dollars: number): number =>
    total > 0 && work.quantity > 0
      ? roundCents(((dollars / total) * worth) / work.quantity)
      : roundCents(dollars);
  const amount = roundCents(amountOf(work, footing));
  return {
    code: work.code,
    name: work.name,
    quantity: work.quantity,
    unit: work.unit,
    unitPrice: work.quantity > 0 ? roundCents(worth / work.quantity) : roundCents(worth),
    low: per(work.low),
    high: per(work.high),
    amount,
    depreciation: work.depreciation,
    acv: work.depreciation === null ? null : roundCents(amount - work.depreciation),
    source: work.source,
  };
};

const printed = (amounts: PaperAmounts | undefined, footing: Footing): number | null =>
  amounts
    ? roundCents(
        amounts.net +
          (footing.taxByLine ? amounts.tax : 0) +
          (footing.overheadByLine ? amounts.overheadProfit : 0),
      )
    : null;

/** @param counted their quantity in our unit, where several lines are one row of ours */
const theirSide = (
  lines: readonly [PaperLine, ...PaperLine[]],
  amounts: TheirAmounts,
  footing: Footing,
  counted: { quantity: number; unit: string } | null,
): TheirSide => {
  const [first, ...others] = lines;
  const isOne = others.length === 0;
  const quantity = isOne ? first.quantity : (counted?.quantity ?? null);
  const net = sumKnown(lines.map(({ id }) => amounts.lines.get(id)?.net ?? null));
  return {
    lineIds: lines.map(({ id }) => id),
    description: lines
      .map(({ description }) => description)
      .join(' + ')
      .slice(0, 500),
    quantity,
    unit: isOne ? first.unit : (counted?.unit ?? null),
    unitPrice:
      isOne && first.unitPrice !== null
        ? first.unitPrice
        : net !== null && quantity
          ? roundCents(net / quantity)
          : null,
    amount: sumKnown(lines.map(({ id }) => printed(amounts.lines.get(id), footing))),
    depreciation: sumKnown(
      lines.map(({ depreciation }) => (depreciation === null ? null : Math.abs(depreciation))),
    ),
    acv: sumKnown(lines.map(({ acv }) => acv)),
    place: first.place,
  };
};

const TOLERANCE = 0.005;

/** Verdict on a price per unit against our range per unit. */
const verdictOf = (price: number | null, { low, high }: { low: number; high: number }): Verdict => {
  if (price === null || price <= 0 || high <= 0) return 'NOT_RATED';
  if (price < low * (1 - TOLERANCE)) return 'LOW';
  return price > high * (1 + TOLERANCE) ? 'HIGH' : 'FAIR';
};

/** A row with what the totals need of it. Dollars before tax and overhead. */
export interface RatedRow {
  row: ComparisonRow;
  ours: OurWork | null;
  /** Theirs before tax and overhead; null where the paper states no amount. */
  theirsNet: number | null;
  /** What follows from the quantities, of the difference of both nets. */
  byQuantity: number;
}

/** Their quantity in the unit of our row: of the lines that mean it, not of those that take the old thing out. */
const countedOf = ({ theirs }: MatchedGroup, work: OurWork): number =>
  theirs
    .filter(({ work: { items } }) => items.some(({ code }) => code === work.code))
    .reduce((sum, known) => sum + known.work.quantity, 0) ||
  (theirs[0]?.work.quantity ?? 0);

export const ratedGroup = (
  group: MatchedGroup,
  amounts: TheirAmounts,
  footing: Footing,
  context: PricingContext,
): RatedRow | null => {
  const [first, ...others] = group.theirs;
  if (!first) return null;
  const { room } = first.work;
  const rows = group.rows.map(({ item, quantity }) => priceRow(item, quantity, room, context));
  const work = workOf([...group.ours, ...rows]);
  if (!work) return null;
  const quantity = hundredths(countedOf(group, work));
  const lines: [PaperLine, ...PaperLine[]] = [first.line, ...others.map(({ line }) => line)];
  const theirsNet = sumKnown(lines.map(({ id }) => amounts.lines.get(id)?.net ?? null));
  const ours = ourSide(work, footing);
  const price = theirsNet === null || quantity === 0 ? null : theirsNet / quantity;
  const difference = hundredths(quantity - work.quantity);
  return {
    row: {
      id: lines.map(({ id }) => id).join('+'),
      kind: 'BOTH',
      room: group.ours[0]?.metadata.room ?? room,
      theirs: theirSide(lines, amounts, footing, { quantity, unit: work.unit }),
      ours,
      priceVerdict: verdictOf(price, ours),
      quantityDifference: difference,
      missing: null,
      why: group.why,
      isMatchedByHand: group.isByHand,
    },
    ours: work,
    theirsNet,
    byQuantity: difference === 0 || price === null ? 0 : roundCents(-difference * price),
  };
};

/** A line that no row of ours is: on our side it stands with their price, or not at all. */
export const rowAlone = (
  { line, why, isByHand }: UnmatchedLine,
  kind: 'NOT_MATCHED' | 'ONLY_THEIRS',
  amounts: TheirAmounts,
  footing: Footing,
): ComparisonRow => {
  const theirs = theirSide([line], amounts, footing, null);
  const { amount } = theirs;
  const isKept = kind === 'NOT_MATCHED' && lineAmount(amounts.lines.get(line.id)) !== null;
  const quantity = line.quantity !== null && line.quantity > 0 ? line.quantity : 1;
  const unitPrice = roundCents((amount ?? 0) / quantity);
  return {
    id: line.id,
    kind,
    room: roomOf(line.room),
    theirs,
    ours: isKept
      ? {
          code: null,
          name: line.description.slice(0, 300),
          quantity,
          unit: line.unit ?? 'LS',
          unitPrice,
          low: unitPrice,
          high: unitPrice,
          amount: amount ?? 0,
          depreciation: theirs.depreciation,
          acv: theirs.acv,
          source: 'Their price: no row of our price book is this work.',
        }
      : null,
    priceVerdict: 'NOT_RATED',
    quantityDifference: null,
    missing: null,
    why,
    isMatchedByHand: isByHand,
  };
};
