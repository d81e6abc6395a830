// What editing does to the lines of an estimate: the same function on the screen while typing and on the server when saving. It
// never touches totals of the estimate: those follow in refigure.ts.
import type { FinishLevel } from '../catalog.ts';
import type { LineItem, LineMetadata } from './estimate.ts';
import { followCharges, isFollowing } from '../money/follow-charges.ts';
import { scaleClaim, scaleCost, scaleEnds, taxRateOf } from './line-figures.ts';
import { roundCents, roundUnitPrice } from '../money/money.ts';
import { atOnce, mapInSteps, type Steps } from '../steps.ts';

export const ENTERED_BY_YOU = 'Entered by you';
export const YOUR_OWN_PRICE = 'Your own price';

/** What an owner may change of a line. */
export type LineChanges = Partial<
  Pick<LineItem, 'name' | 'details' | 'quantity' | 'unit' | 'unitPrice' | 'tax' | 'category'>
> & {
  finishLevel?: FinishLevel | null;
  /**
   * False means that the tax follows quantity and price. When left out, the tax is typed if it differs from what it was and
   * from what follows.
   */
  taxByHand?: boolean | null;
  /**
   * Lock of a charge on the whole job. False means that its figures follow the lines. When left out, it works like `taxByHand`.
   */
  isLocked?: boolean | null;
};

/** A whole line as a form sends it. */
export type EditedLine = Required<Omit<LineChanges, 'finishLevel' | 'taxByHand' | 'isLocked'>> &
  Pick<LineChanges, 'finishLevel' | 'taxByHand' | 'isLocked'> & {
    id: string;
    /** The line it was duplicated from; its price then stands on the same ground. */
    copyOf?: string | null;
  };

const UNKNOWN: LineMetadata = {
  code: null,
  formula: null,
  basis: null,
  quantityFrom: null,
  low: null,
  high: null,
  confidence: null,
  room: null,
  rooms: [],
  workId: null,
  finishLevel: null,
  finishPrices: null,
  taxRate: null,
  taxByHand: false,
  bases: [],
  charge: null,
  claim: null,
  cost: null,
};

/** A line the owner writes: quantity 1, price 0, tax 0, unit EA. */
export const newLine = (id: string): LineItem => ({
  id,
  name: '',
  details: '',
  quantity: 1,
  unit: 'EA',
  unitPrice: 0,
  tax: 0,
  category: '',
  tags: [],
  source: YOUR_OWN_PRICE,
  metadata: UNKNOWN,
});

const FINISH_WORDS: Record<FinishLevel, string> = {
  LOW: 'low-end finish',
  STANDARD: 'standard finish',
  HIGH: 'high-end finish',
};
const LEVELS = Object.keys(FINISH_WORDS) as FinishLevel[];

const sourceAt = (source: string, level: FinishLevel): string =>
  source === YOUR_OWN_PRICE
    ? `Price book, ${FINISH_WORDS[level]}`
    : source.replace(/(?:low-end|standard|high-end) finish/, FINISH_WORDS[level]);

/** The level a typed price belongs to: the wished one, the one it had, or any. */
const levelOfPrice = (
  price: number,
  { finishPrices, finishLevel }: LineMetadata,
  wished: FinishLevel | null | undefined,
): FinishLevel | null => {
  if (!finishPrices) return null;
  const candidates = [wished, finishLevel, ...LEVELS];
  return candidates.find((level) => level && finishPrices[level].unitPrice === price) ?? null;
};

type PriceOfLine = Pick<LineItem, 'unitPrice' | 'source'> & {
  metadata: Pick<LineMetadata, 'finishLevel' | 'finishPrices' | 'confidence' | 'low' | 'high'>;
};

const asPricedBy = (line: LineItem): PriceOfLine => line;

const atLevel = (line: PriceOfLine, level: FinishLevel): PriceOfLine => ({
  ...line,
  source: level === line.metadata.finishLevel ? line.source : sourceAt(line.source, level),
  metadata: { ...line.metadata, finishLevel: level },
});

const atOwnPrice = (line: PriceOfLine): PriceOfLine => ({
  ...line,
  source: YOUR_OWN_PRICE,
  metadata: { ...line.metadata, finishLevel: null, confidence: null, low: null, high: null },
});

/** Price and where it comes from after the changes. A typed price wins over a wished level. */
const pricedAfter = (line: LineItem, changes: LineChanges): PriceOfLine => {
  const { finishLevel: wished } = changes;
  const { finishPrices } = line.metadata;
  const unitPrice = roundUnitPrice(changes.unitPrice ?? line.unitPrice);
  if (changes.unit !== undefined && changes.unit !== line.unit) {
    const own = atOwnPrice(asPricedBy(line));
    return { ...own, unitPrice, metadata: { ...own.metadata, finishPrices: null } };
  }
  if (unitPrice !== line.unitPrice) {
    const level = levelOfPrice(unitPrice, line.metadata, wished);
    const priced = level ? atLevel(asPricedBy(line), level) : atOwnPrice(asPricedBy(line));
    return { ...priced, unitPrice };
  }
  if (wished && finishPrices && wished !== line.metadata.finishLevel) {
    return { ...atLevel(asPricedBy(line), wished), unitPrice: finishPrices[wished].unitPrice };
  }
  return asPricedBy(line);
};

type Taxed = Pick<LineItem, 'tax'> & Pick<LineMetadata, 'taxRate' | 'taxByHand'>;

/** The tax of one dollar at the finish level that the price belongs to; null where it belongs to none. */
const levelRate = ({ unitPrice, metadata }: PriceOfLine): number | null => {
  const { finishPrices, finishLevel } = metadata;
  const at = finishLevel === null ? undefined : finishPrices?.[finishLevel];
  return at && at.unitPrice === unitPrice && unitPrice !== 0 ? at.unitTax / unitPrice : null;
};

/** Tax after the changes: in proportion to quantity and price, until it was typed. */
const taxedAfter = (line: LineItem, changes: LineChanges, priced: PriceOfLine): Taxed => {
  const { taxRate, taxByHand } = line.metadata;
  const quantity = changes.quantity ?? line.quantity;
  const ofLevel = levelRate(priced);
  const rate = ofLevel ?? taxRateOf(line);
  const isMoved = quantity !== line.quantity || priced.unitPrice !== line.unitPrice;
  const followsAgain = taxByHand && changes.taxByHand === false;
  const followed =
    isMoved || followsAgain ? roundCents(quantity * priced.unitPrice * rate) : line.tax;
  const typed = changes.tax === undefined ? undefined : roundCents(changes.tax);
  const isTyped = typed !== undefined && typed !== line.tax && typed !== followed;
  if (changes.taxByHand ?? (taxByHand || isTyped))
    return { tax: typed ?? line.tax, taxRate, taxByHand: true };
  // What its owner wrote has no rate but its own.
  const isPriced = line.metadata.code !== null || line.metadata.charge !== null;
  const isKnown = ofLevel === null ? line.quantity * line.unitPrice !== 0 : taxRate !== null;
  const keepsRate = !isPriced || !isMoved || !isKnown;
  return { tax: followed, taxRate: keepsRate ? taxRate : rate, taxByHand: false };
};

const NUMBERS = ['quantity', 'unitPrice', 'tax'] as const;

/** The changes that a charge takes. A figure that follows the lines can only be typed over by locking the charge. */
const chargeAfter = (
  line: LineItem,
  changes: LineChanges,
): { changes: LineChanges; charge: LineMetadata['charge'] } => {
  const { charge } = line.metadata;
  if (!charge) return { changes, charge };
  const isTyped = NUMBERS.some(
    (name) => changes[name] !== undefined && changes[name] !== line[name],
  );
  const isLocked = changes.isLocked ?? (charge.isLocked || isTyped);
  const { quantity: _quantity, unitPrice: _unitPrice, tax: _tax, ...words } = changes;
  return {
    changes: isLocked ? changes : words,
    charge: isLocked === charge.isLocked ? charge : { ...charge, isLocked },
  };
};

const measuredAfter = ({ metadata, ...line }: LineItem, { quantity, unit }: LineChanges) =>
  (quantity ?? line.quantity) === line.quantity && (unit ?? line.unit) === line.unit
    ? metadata
    : { ...metadata, basis: 'STATED' as const, formula: ENTERED_BY_YOU, quantityFrom: null };

/**
 * The line after its owner's changes. An entered quantity is stated. An entered price is the owner's own unless it is one of
 * the line's finish prices. Another finish level brings its price. Tax, range, depreciation and cost follow. Charges on the
 * whole job follow the lines in `followCharges`; a charge that is typed over is locked.
 */
export const editLine = (line: LineItem, wished: LineChanges): LineItem => {
  const { changes, charge } = chargeAfter(line, wished);
  const priced = pricedAfter(line, changes);
  const { unitPrice, source, metadata: price } = priced;
  const { tax, taxRate, taxByHand } = taxedAfter(line, changes, priced);
  const {
    finishLevel: _finishLevel,
    taxByHand: _taxByHand,
    isLocked: _isLocked,
    ...plain
  } = changes;
  const next: LineItem = {
    ...line,
    ...plain,
    unitPrice,
    tax,
    source,
    metadata: {
      ...measuredAfter(line, changes),
      finishLevel: price.finishLevel,
      finishPrices: price.finishPrices,
      confidence: price.confidence,
      low: price.low,
      high: price.high,
      taxRate,
      taxByHand,
      charge,
    },
  };
  return {
    ...next,
    metadata: {
      ...next.metadata,
      ...scaleEnds(next.metadata, line, next),
      claim: scaleClaim(line, next),
      cost: scaleCost(line, next),
    },
  };
};

/**
 * True for another line under an id that was free again: whoever removes the last line and adds one gives it the same number.
 * Nothing known of the old line is true of the new one then.
 */
const isAnother = (line: LineItem, { name, unitPrice, category }: LineChanges): boolean =>
  name !== line.name && unitPrice !== line.unitPrice && category !== line.category;

/** A copy of a charge is its owner's own figure: two of them would charge the work twice. */
export const asCopy = (line: LineItem): LineItem =>
  line.metadata.charge ? { ...line, metadata: { ...line.metadata, charge: null } } : line;

/** Dollars before tax that a form sent for a charge, where it did not say whether they are typed. */
type UnsaidCharges = Map<string, LineChanges>;

/** Locks each charge whose sent figure is not what follows from the lines: that figure was typed. */
const lockTyped = (lines: readonly LineItem[], unsaid: UnsaidCharges): LineItem[] =>
  lines.map((line) => {
    const sent = unsaid.get(line.id);
    const isFollowed =
      !sent ||
      roundCents((sent.quantity ?? 1) * (sent.unitPrice ?? 0)) ===
        roundCents(line.quantity * line.unitPrice);
    return isFollowed ? line : editLine(line, { ...sent, isLocked: true });
  });

/**
 * The lines that a form sent, each with what is known of the line it is, or was duplicated from. A line of `stored` itself
 * stays as it is. Charges follow them.
 */
export function* editedLines(
  stored: readonly LineItem[],
  drafts: readonly EditedLine[],
): Steps<LineItem[]> {
  const known = new Map(stored.map((line) => [line.id, line]));
  const unsaid: UnsaidCharges = new Map();
  const edited = yield* mapInSteps(drafts, (draft) => {
    const { id, copyOf, ...changes } = draft;
    const same = known.get(id);
    if (same === draft) return same;
    const own = same && !isAnother(same, changes) ? same : undefined;
    const copied = own ? undefined : known.get(copyOf ?? '');
    const origin = own ?? (copied ? asCopy(copied) : newLine(id));
    const isUnsaid =
      own !== undefined &&
      isFollowing(own) &&
      (changes.isLocked ?? null) === null &&
      NUMBERS.some((name) => changes[name] !== own[name]);
    if (!isUnsaid) return editLine({ ...origin, id }, changes);
    unsaid.set(id, changes);
    return editLine({ ...origin, id }, { ...changes, isLocked: false });
  });
  yield;
  return lockTyped(followCharges(stored, edited), unsaid);
}

/** The same at once. */
export const applyEditedLines = (
  stored: readonly LineItem[],
  drafts: readonly EditedLine[],
): LineItem[] => atOnce(editedLines(stored, drafts));

/** True when no quantity, price or tax differs, whatever the order of the lines. */
export const haveSameNumbers = (
  before: readonly LineItem[],
  after: readonly LineItem[],
): boolean => {
  const numbers = new Map(before.map((line) => [line.id, line]));
  return (
    before.length === after.length &&
    after.every(({ id, quantity, unitPrice, tax }) => {
      const old = numbers.get(id);
      return old?.quantity === quantity && old.unitPrice === unitPrice && old.tax === tax;
    })
  );
};
