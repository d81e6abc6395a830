// What editing does to the lines of an estimate: the same function on the screen while typing and on the server when saving.
// Never touches totals of the estimate: those follow in refigure.ts.
import type { FinishLevel } from './catalog.ts';
import type { LineItem, LineMetadata } from './estimate.ts';
import { scaleClaim, scaleCost, scaleEnds } from './line-figures.ts';
import { roundCents, roundUnitPrice } from './money.ts';

export const ENTERED_BY_YOU = 'Entered by you';
export const YOUR_OWN_PRICE = 'Your own price';

/** What an owner may change of a line. */
export type LineChanges = Partial<
  Pick<LineItem, 'name' | 'details' | 'quantity' | 'unit' | 'unitPrice' | 'tax' | 'category'>
> & { finishLevel?: FinishLevel | null };

/** A whole line as a form sends it. */
export type EditedLine = Required<Omit<LineChanges, 'finishLevel'>> & {
  id: string;
  /** The line it was duplicated from; its price then stands on the same ground. */
  copyOf?: string | null;
  finishLevel?: FinishLevel | null;
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
  claim: null,
  cost: null,
};

/** A line the owner writes: quantity 1, price 0, tax 0, unit EA (spec §5). */
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

type PriceOfLine = Pick<LineItem, 'unitPrice' | 'tax' | 'source'> & {
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

/** Price, tax and where they come from after the changes. A typed price wins over a wished level. */
const pricedAfter = (line: LineItem, changes: LineChanges): PriceOfLine => {
  const { finishLevel: wished, tax = line.tax } = changes;
  const { finishPrices } = line.metadata;
  const unitPrice = roundUnitPrice(changes.unitPrice ?? line.unitPrice);
  if (changes.unit !== undefined && changes.unit !== line.unit) {
    const own = atOwnPrice(asPricedBy(line));
    return { ...own, unitPrice, tax, metadata: { ...own.metadata, finishPrices: null } };
  }
  if (unitPrice !== line.unitPrice) {
    const level = levelOfPrice(unitPrice, line.metadata, wished);
    const priced = level ? atLevel(asPricedBy(line), level) : atOwnPrice(asPricedBy(line));
    return { ...priced, unitPrice, tax };
  }
  if (wished && finishPrices && wished !== line.metadata.finishLevel) {
    const at = finishPrices[wished];
    const quantity = changes.quantity ?? line.quantity;
    return {
      ...atLevel(asPricedBy(line), wished),
      unitPrice: at.unitPrice,
      tax: tax === line.tax ? roundCents(quantity * at.unitTax) : tax,
    };
  }
  return { ...asPricedBy(line), tax };
};

const measuredAfter = ({ metadata, ...line }: LineItem, { quantity, unit }: LineChanges) =>
  (quantity ?? line.quantity) === line.quantity && (unit ?? line.unit) === line.unit
    ? metadata
    : { ...metadata, basis: 'STATED' as const, formula: ENTERED_BY_YOU, quantityFrom: null };

/**
 * A line after its owner's changes: an entered quantity is stated, an entered price is the owner's own unless it is one
 * of the line's finish prices, another finish level brings its price and tax, and range, depreciation and cost follow.
 */
export const editLine = (line: LineItem, changes: LineChanges): LineItem => {
  const { unitPrice, tax, source, metadata: price } = pricedAfter(line, changes);
  const { finishLevel: _finishLevel, ...plain } = changes;
  const next: LineItem = {
    ...line,
    ...plain,
    unitPrice,
    tax: roundCents(tax),
    source,
    metadata: {
      ...measuredAfter(line, changes),
      finishLevel: price.finishLevel,
      finishPrices: price.finishPrices,
      confidence: price.confidence,
      low: price.low,
      high: price.high,
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

/** A line at another of its finish levels; unchanged where it has none. */
export const switchFinish = (line: LineItem, finishLevel: FinishLevel): LineItem =>
  editLine(line, { finishLevel });

/**
 * Another line under an id that was free again: who removes the last line and adds one gives it the same number.
 * Then nothing known of the old line is true of the new one.
 */
const isAnother = (line: LineItem, { name, unitPrice, category }: LineChanges): boolean =>
  name !== line.name && unitPrice !== line.unitPrice && category !== line.category;

/** The lines a form sent, each with what is known of the line it is, or was duplicated from. */
export const applyEditedLines = (
  stored: readonly LineItem[],
  drafts: readonly EditedLine[],
): LineItem[] => {
  const known = new Map(stored.map((line) => [line.id, line]));
  return drafts.map(({ id, copyOf, ...changes }) => {
    const same = known.get(id);
    const own = same && !isAnother(same, changes) ? same : undefined;
    const origin = own ?? known.get(copyOf ?? '') ?? newLine(id);
    return editLine({ ...origin, id }, changes);
  });
};

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
