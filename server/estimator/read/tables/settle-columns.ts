// What the columns of a head are, where their words leave a choice: prices, costs, amounts, descriptions.
import type { ColumnKind } from './head-words.ts';
import { knownUnit, type UnitOfWork } from '../plans/written-units.ts';

export interface Column {
  kind: ColumnKind;
  /** The head as written. */
  title: string;
  unit: UnitOfWork | null;
  x0: number;
  x1: number;
  /** The number of a sheet's column from 0; elsewhere the place among the columns. */
  index: number;
}

const FIGURES: ReadonlySet<ColumnKind> = new Set([
  'quantity', 'unitPrice', 'breakPrice', 'unitCost', 'price', 'remove', 'replace', 'amount', 'sum', 'rcv', 'tax', 'overheadProfit', 'depreciation',
  'depreciationPercent', 'acv', 'progress', 'part', 'age', 'life', 'ageLife', 'bidder', 'bidderPrice', 'length', 'width', 'height', 'area',
  'surface', 'otherSide', 'times',
]); // prettier-ignore

export const isFigureColumn = ({ kind }: Column): boolean => FIGURES.has(kind);

export const MONEY: ReadonlySet<ColumnKind> = new Set([
  'unitPrice', 'unitCost', 'price', 'remove', 'replace', 'amount', 'rcv', 'acv', 'part', 'bidder',
]); // prettier-ignore

/** Kinds of columns that hold the price of one unit. */
export const PRICES: ReadonlySet<ColumnKind> = new Set([
  'unitPrice', 'unitCost', 'price', 'remove', 'replace',
]); // prettier-ignore

export const PART_OF_PRICE =
  /^(?:materials?|parts|labou?r|equipment|sub ?contract(?:ors?|s)?|subs?)\b/i;

/** Which of several columns that could be the description is it; the others are what is left. */
export const settleDescription = (columns: Column[]): void => {
  const written = columns.filter(({ kind }) => kind === 'description');
  const items = columns.filter(({ kind }) => kind === 'item');
  const [first] = written;
  // `Material` and `Labor` beside a description are parts of the price.
  const isPart = ({ title }: Column) => PART_OF_PRICE.test(title);
  if (first ?? items.some((column) => !isPart(column)))
    for (const column of items.filter(isPart)) column.kind = 'part';
  const [item] = items.filter(({ kind }) => kind === 'item');
  if (first) {
    for (const other of written.slice(1)) other.kind = 'note';
  } else if (!item) {
    // `Spec # | Spec`: the text of a write-up.
    const spec = columns.find(({ kind, title }) => kind === 'note' && /^spec/i.test(title));
    if (spec) spec.kind = 'description';
  } else {
    // `Item | Scope of work`: the second tells more.
    const chosen =
      items
        .filter(({ kind }) => kind === 'item')
        .find(({ title }) => /^(?:scope|work|task|activity|service|product)/i.test(title)) ?? item;
    chosen.kind = 'description';
  }
};

export const has = (columns: readonly Column[], kind: ColumnKind) =>
  columns.some((column) => column.kind === kind);

const OF_CUSTOMER = /^(?:client|customer|owner|sell(?:ing)?|sales?|bid|contract) price$/i;
/** Names of a price that is no price of one, where it stands behind the cost of all. */
const OF_LINE = /^(?:client|customer|owner|sell) price$/i;

/**
 * `Unit Cost | Total Cost | Markup | Client Price`, `Unit Cost | Builder Cost | Owner Price`, `Price Each | Total Cost | Sell Price`:
 * what the customer pays is the amount, not what it costs the builder.
 */
const settleClientPrice = (columns: readonly Column[]): void => {
  const price = columns.findLast(
    ({ kind, title }) => kind === 'price' && OF_CUSTOMER.test(title.trim()),
  );
  const isOfOne = ({ kind }: Column) => kind === 'unitCost' || kind === 'unitPrice';
  const costs = columns.filter(({ kind, title }) => kind === 'amount' && /\bcost\b/i.test(title));
  const isCosted = costs.length > 0 || columns.filter(({ kind }) => kind === 'unitCost').length > 1;
  if (!price || !isCosted) return;
  const isBehind = costs.some(({ x0 }) => x0 < price.x0) && OF_LINE.test(price.title.trim());
  if (has(columns, 'unitPrice') && !isBehind) return;
  price.kind = 'amount';
  for (const column of columns)
    if (costs.includes(column) || isOfOne(column)) column.kind = 'other';
};

const OF_ONE = /^prices?$/i;
const MARKUP = /^(?:mark ?-?up|m ?\/?u|margin)\b/i;

/**
 * `Cost | Markup | Price`: the price is what the customer pays. `Unit Cost | Cost | Markup | Total` and `Unit Cost | Material Cost |
 * Labor Cost | Total Cost`: the price of one follows from the total alone.
 */
const settleCosts = (columns: readonly Column[]): void => {
  const prices = columns.filter(({ kind }) => kind === 'price');
  const isCost = ({ title }: Column) => /^costs?$/i.test(title.trim());
  const isMarkedUp = columns.some(({ title }) => MARKUP.test(title.trim()));
  const isPriced = prices.some(({ title }) => OF_ONE.test(title.trim()));
  if ((isMarkedUp || isPriced) && !prices.every(isCost))
    for (const cost of prices.filter(isCost)) cost.kind = 'other';
  const ofOne = columns.filter(({ kind }) => kind === 'unitCost');
  const parts = prices.filter(({ title }) => PART_OF_PRICE.test(title));
  const isSummed = has(columns, 'amount') && ofOne.length > 0 && !has(columns, 'unitPrice');
  if (!isSummed || !(parts.length > 1 || (isMarkedUp && prices.every(isCost)))) return;
  for (const column of [...ofOne, ...prices]) column.kind = 'other';
};

/** `Work | Amount | Unit | $ per unit`: right before its unit an amount is how much, and no money. */
const settleAmounts = (columns: readonly Column[]): void => {
  const at = columns.findIndex(
    ({ kind, title }) => kind === 'amount' && /^amounts?$/i.test(title.trim()),
  );
  const isCount = columns[at + 1]?.kind === 'unit' && has(columns.slice(at + 2), 'unitPrice');
  const [amount] = columns.slice(at, at + 1);
  if (at >= 0 && amount && isCount && !has(columns, 'quantity')) amount.kind = 'quantity';
};

const isMoney = ({ kind }: Column): boolean => MONEY.has(kind);

/** `Room | Floor SF | Wall SF` lists rooms; `Room | Wall SF | Ceiling SF | Price` lists the work in them, of both surfaces together. */
/** `Room | Description | Floor SF | Wall SF`: the floor is seldom counted with its walls. */
export const isFloor = ({ title }: Column): boolean => /^fl/i.test(title);

const settleSurfaces = (columns: readonly Column[]): void => {
  const isSchedule =
    columns.filter(({ kind }) => kind === 'surface').length > 1 &&
    !has(columns, 'room') &&
    !columns.some((column) => isMoney(column) || column.kind === 'quantity');
  // `Name | L x W | Wall SF | Ceiling SF` lists rooms, though no head says so.
  const named = columns.find(({ kind, title }) => kind === 'description' && /^name$/i.test(title));
  if (isSchedule && named) named.kind = 'room';
  const isOfRooms = has(columns, 'room') && !has(columns, 'description') && !has(columns, 'item');
  const room = columns.find(({ kind }) => kind === 'room');
  // A head of no known name may be that of the descriptions.
  const areKnown = columns.every(({ index }) => !Number.isNaN(index));
  // Without a size the table is a recap of the sums of each room's lines.
  const isSized = has(columns, 'surface');
  if (
    room &&
    isOfRooms &&
    areKnown &&
    isSized &&
    columns.some(isMoney) &&
    !has(columns, 'length')
  ) {
    room.kind = 'description';
    // `Price` of a room is that of all its work.
    const price = columns.find(({ kind }) => kind === 'price');
    if (price && !has(columns, 'amount')) price.kind = 'amount';
  }
  const surfaces = columns.filter(({ kind }) => kind === 'surface');
  const [first] = surfaces;
  if (has(columns, 'description')) {
    if (has(columns, 'quantity')) for (const surface of surfaces) surface.kind = 'other';
    else if (first) (surfaces.find(isFloor) ?? first).kind = 'quantity';
  } else if (isOfRooms && !has(columns, 'area')) {
    // `Sq Ft` of a room is its floor.
    const floor =
      surfaces.find(isFloor) ??
      columns.find(({ kind, unit }) => kind === 'quantity' && unit?.code === 'SF');
    if (floor) floor.kind = 'area';
  }
};

const IS_GERMAN =
  /^(?:menge|anzahl|einh(?:eit)?|ep|e-?preis|einzelpreis|bezeichnung|\w*beschreibung|leistung\w*)\b/i;

/** `EP | GP` are the price of one and of all; `Price | GP` is a price and the gross profit in it. */
const settleProfit = (columns: readonly Column[]): void => {
  if (columns.some(({ title }) => IS_GERMAN.test(title))) return;
  for (const column of columns) if (/^gp$/i.test(column.title.trim())) column.kind = 'other';
};

/** `Price`, `Cost` and `Area` are what the other columns leave them to be. */
export const settlePrices = (columns: Column[]): void => {
  settleProfit(columns);
  settleAmounts(columns);
  settleSurfaces(columns);
  const hasQuantity = has(columns, 'quantity');
  // Beside a quantity an area is a place.
  const place = columns.find(({ kind }) => kind === 'area');
  if (
    place &&
    hasQuantity &&
    place.unit === null &&
    !has(columns, 'room') &&
    has(columns, 'description') &&
    !has(columns, 'length')
  )
    place.kind = 'room';
  for (const column of columns) {
    if (
      column.kind === 'area' &&
      !hasQuantity &&
      !has(columns, 'length') &&
      has(columns, 'description')
    ) {
      column.kind = 'quantity';
      column.unit ??= { code: 'SF', factor: 1 };
    }
  }
  settleClientPrice(columns);
  settleCosts(columns);
  const isCounted = has(columns, 'quantity') || has(columns, 'unit');
  const prices = columns.filter(({ kind }) => kind === 'price');
  for (const column of prices) {
    const hasAmount = has(columns, 'amount') || has(columns, 'rcv');
    if (has(columns, 'unitPrice'))
      column.kind =
        hasAmount || (/cost/i.test(column.title) && prices.length > 1) ? 'other' : 'amount';
    else if (has(columns, 'unitCost') && !hasAmount && !/client|owner|sell/i.test(column.title))
      column.kind = 'amount';
    else if (isCounted) column.kind = 'unitPrice';
    else column.kind = hasAmount ? 'other' : 'amount';
  }
  const costs = columns.filter(({ kind }) => kind === 'unitCost');
  for (const column of costs) column.kind = has(columns, 'unitPrice') ? 'other' : 'unitPrice';
  const amounts = columns.filter(({ kind }) => kind === 'amount');
  // Of several amounts the last is what is asked for: `Material | Labor | Total`.
  for (const column of amounts.slice(0, -1)) column.kind = 'other';
  if (has(columns, 'rcv') && has(columns, 'amount')) {
    for (const column of columns) if (column.kind === 'amount') column.kind = 'other';
  }
  const parts = columns.filter(({ kind }) => kind === 'part');
  const isPriced = ['amount', 'rcv', 'unitPrice'].some((kind) => has(columns, kind as ColumnKind));
  if (isPriced || parts.length < 2) for (const column of parts) column.kind = 'other';
  // `Replace` alone is a unit price, as some carriers head it; beside `Reset` or `Remove` it is a part of one.
  const steps = columns.filter(({ kind }) => kind === 'replace' || kind === 'remove');
  const [step] = steps;
  if (step?.kind === 'replace' && steps.length === 1 && !has(columns, 'unitPrice'))
    step.kind = 'unitPrice';
};

/** `Hrs` and `Days` count in themselves. */
export const unitOfTitle = (title: string): UnitOfWork | null => {
  const [, word] = /\b(hrs?|hours|days)\b/i.exec(title) ?? [];
  return word === undefined ? null : knownUnit(word);
};

const COUNT = /\b(?:qty|quantity)\b/i;

export const settleRest = (columns: Column[]): void => {
  for (const column of columns) {
    if (column.kind === 'quantity' && column.unit === null) column.unit = unitOfTitle(column.title);
  }
  // `Measurement | Quantity`: what is measured, and how much it is.
  const measured = columns.find(({ title }) => /^measurements?$/i.test(title.trim()));
  if (measured && columns.some(({ kind, title }) => kind === 'quantity' && COUNT.test(title)))
    measured.kind = 'note';
  const [, second] = columns.filter(({ kind }) => kind === 'quantity');
  if (second && unitOfTitle(second.title) !== null) second.kind = 'times';
  for (const kind of [
    'quantity',
    'unit',
    'unitPrice',
    'number',
    'room',
    'rcv',
    'acv',
    'tax',
  ] as const) {
    for (const column of columns.filter((each) => each.kind === kind).slice(1))
      column.kind = 'other';
  }
  if (!has(columns, 'quantity')) {
    const area = columns.find(({ kind }) => kind === 'area');
    if (area && has(columns, 'description') && !has(columns, 'length')) area.kind = 'quantity';
  }
};

export const isPriceOpen = (columns: readonly Column[]): boolean =>
  has(columns, 'quantity') &&
  !has(columns, 'amount') &&
  !has(columns, 'rcv') &&
  columns.some(
    ({ kind, title }) =>
      kind === 'unitPrice' &&
      /^(?:price|cost|bid|fee|charge|\$|(?:bid|client|owner|quoted?) price|est(?:imated)? cost)$/i.test(
        title.trim(),
      ),
  );
