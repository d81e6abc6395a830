// Makes a line of a paper out of the cells of a row.
import { hundredths } from '../../../domain/numbers.ts';
import type { PaperLine, PaperPlace } from '../../../domain/paper/paper-estimate.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { cellText, type FittedRow, type Table } from './columns.ts';
import { countedIn, countedTwice, surfaceCounted, trailingQuantity } from './counted.ts';
import {
  isBlankCell,
  moneyIn,
  numberIn,
  saysByAnother,
  saysNoFigure,
  touchingFigures,
} from './figures.ts';
import { headNamed, type ColumnKind } from './head-words.ts';
import { type Column, isFloor, PART_OF_PRICE, unitOfTitle } from './settle-columns.ts';
import { saidByOther } from './two-parties.ts';
import { saysDeclined } from './wording.ts';
import { ITEM_NUMBER, namedBy, numberedWords, OPTIONAL } from './line-names.ts';
import { unitIn, type UnitOfWork } from '../plans/written-units.ts';

/** A line before its room, its section and its number among the others are known. */
export type LineDraft = Omit<PaperLine, 'id' | 'room' | 'section'> & {
  room: string | null;
  section: string | null;
  /** Quantity and price as written, before units are converted: what is checked. */
  written: { quantity: number | null; unitPrice: number | null; amount: number | null };
  /** Unit prices of the bidders, in the order of `amounts`. */
  bidderPrices: (number | null)[];
  /** Its price is of the unit or of the line: the paper's total tells. */
  isPriceOpen: boolean;
  /** How it was recognized as a line. */
  foundBy: 'HEAD' | 'LABELS' | 'FIGURES' | 'AMOUNT' | 'MEASURES' | 'SUM';
  /** How its depreciation is marked: a bracket, letters behind it. */
  depreciationMark: '(' | '<' | '[' | 'NR' | null;
  /** A figure that stands there and cannot be read. */
  unreadFigures: string[];
  /** Labor, materials and other parts of the amount that stand beside it. */
  parts: number[];
};

export const emptyDraft = (description: string, place: PaperPlace): LineDraft => ({
  place,
  room: null,
  section: null,
  number: null,
  description: description.slice(0, PAPER_LIMITS.description),
  quantity: null,
  quantityText: null,
  unit: null,
  unitPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
  age: null,
  life: null,
  note: null,
  isNonRecoverable: false,
  isAlternate: false,
  isExcluded: false,
  isCredit: false,
  amounts: [],
  written: { quantity: null, unitPrice: null, amount: null },
  bidderPrices: [],
  isPriceOpen: false,
  foundBy: 'FIGURES',
  depreciationMark: null,
  unreadFigures: [],
  parts: [],
});

/** Words that stand where the amount would: kept as a note; what another does is not included. */
export const takeSaid = (draft: LineDraft, said: string): void => {
  draft.isExcluded ||= saysByAnother(said);
  draft.note = draft.note === null ? said : `${draft.note} ${said}`;
};

const MAX_QUANTITY = 1e7;

/** Price and unit for one of ours where the paper's unit holds several. */
export const withQuantity = (
  draft: LineDraft,
  quantity: number | null,
  unit: UnitOfWork | null,
  unitPrice: number | null,
): void => {
  const factor = unit?.factor ?? 1;
  draft.written = { ...draft.written, quantity, unitPrice };
  if (quantity !== null && Math.abs(quantity) <= MAX_QUANTITY)
    draft.quantity = factor === 1 ? quantity : hundredths(quantity * factor);
  draft.unit = unit?.code.slice(0, PAPER_LIMITS.word) ?? null;
  if (unitPrice !== null)
    draft.unitPrice = factor === 1 ? unitPrice : Math.round((unitPrice / factor) * 1e4) / 1e4;
};

/** A price that follows from the amount: to the cent where the cent gives the amount, else to a hundredth of it. */
const priceFrom = (amount: number, quantity: number): number => {
  const cents = hundredths(amount / quantity);
  return Math.abs(cents * quantity - amount) <= 0.011
    ? cents
    : Math.round((amount / quantity) * 1e4) / 1e4;
};

/** Fills in what follows from the rest: a lump sum, the price out of the amount. */
export const completed = (draft: LineDraft): LineDraft => {
  const { quantity, unitPrice, rcv, quantityText } = draft;
  if (rcv === null) return draft;
  if (quantity === null && quantityText === null && unitPrice === null) {
    draft.quantity = 1;
    draft.unit ??= 'LS';
    if (draft.tax === null && draft.overheadProfit === null) draft.unitPrice = rcv;
  } else if (
    quantity === null &&
    quantityText === null &&
    unitPrice !== null &&
    draft.unit === 'LS'
  ) {
    draft.quantity = 1;
  } else if (
    quantity !== null &&
    quantity !== 0 &&
    unitPrice === null &&
    draft.tax === null &&
    draft.overheadProfit === null
  ) {
    draft.unitPrice = priceFrom(rcv, quantity);
  }
  return draft;
};

type Cells = (kind: ColumnKind) => string;

const unsigned = (text: string): number | null => {
  const value = moneyIn(text);
  return value === null ? null : Math.abs(value);
};

const YEARS = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:y|y(?:ea)?rs?\.?)?$/i;

const yearsIn = (text: string): number | null => {
  const [, years] = YEARS.exec(text.trim()) ?? [];
  return years === undefined || Number(years) > 150 ? null : Number(years);
};

const takeAge = (draft: LineDraft, cell: Cells): void => {
  const [age = '', life = ''] = cell('ageLife').split('/');
  const [ownAge, ownLife] = cell('age').split('/');
  draft.age = yearsIn(age) ?? yearsIn(ownAge ?? '');
  draft.life =
    yearsIn(life.replace(/y(?:ea)?rs?/i, '')) ?? yearsIn(cell('life')) ?? yearsIn(ownLife ?? '');
};

const takeMoney = (draft: LineDraft, cell: Cells, sumOfParts: number | null): void => {
  draft.tax = moneyIn(cell('tax'));
  draft.overheadProfit = moneyIn(cell('overheadProfit'));
  draft.rcv = moneyIn(cell('rcv')) ?? moneyIn(cell('amount')) ?? sumOfParts;
  const depreciation = cell('depreciation');
  draft.depreciation = unsigned(
    depreciation.replace(/[A-Z\s.-]+$/i, '').replace(/^\[(.*)\]$/, '($1)'),
  );
  const [, bracket] = /^\s*([[(<])/.exec(depreciation) ?? [];
  draft.depreciationMark = /\bn\.?r\.?\b|non-?rec/i.test(depreciation)
    ? 'NR'
    : ((bracket as '(' | '<' | '[' | undefined) ?? null);
  draft.acv = moneyIn(cell('acv'));
};

/** One price, or what it takes to reset, remove and replace one, each in a column of its own. */
const priceIn = (cell: Cells, steps: readonly number[]): number | null =>
  moneyIn(cell('unitPrice')) ??
  (steps.length === 0 ? null : hundredths(steps.reduce((sum, step) => sum + step, 0)));

/** A price and its total in one cell, or a unit behind a price. */
const takeTouching = (draft: LineDraft, cell: Cells, steps: readonly number[]): number | null => {
  const both =
    touchingFigures(cell('unitPrice')) ??
    touchingFigures(cell('unit')) ??
    touchingFigures(cell('amount')) ??
    touchingFigures(cell('rcv'));
  if (!both) return priceIn(cell, steps);
  draft.rcv = both[1];
  return both[0];
};

const figuresUnder = (
  fit: FittedRow,
  columns: readonly Column[],
  is: (column: Column) => boolean,
): number[] =>
  columns.flatMap((column, at) => {
    const value = is(column) ? moneyIn(cellText(fit, at)) : null;
    return value === null ? [] : [value];
  });

/** Labor and materials, where nothing else says what the line comes to. */
export const partsIn = (fit: FittedRow, { head }: Table): number | null => {
  const parts = figuresUnder(fit, head.columns, ({ kind }) => kind === 'part');
  return parts.length === 0 ? null : hundredths(parts.reduce((sum, part) => sum + part, 0));
};

const FIGURE_KINDS = [
  'quantity',
  'unitPrice',
  'amount',
  'rcv',
  'tax',
  'depreciation',
  'acv',
] as const;

/** `Optional | Yes` tells of each line whether it is one. */
const IS_OPTIONAL = /\boptional\b/i;
const YES = /^(?:yes|y|true|x|1|✓|✔|☑|☒)$/i;

/** `open`, `optional`, `excluded - by others`, `declined`: what a list says of each of its lines, or where others have a number. */
const takeStatus = (draft: LineDraft, status: string, title = ''): void => {
  draft.isAlternate ||=
    (IS_OPTIONAL.test(title) && YES.test(status)) ||
    /^(?:option(?:al)?|alternate|alt|upgrade|add[- ]?on)\b/i.test(status);
  draft.isExcluded ||= saysByAnother(status) || saysDeclined(status);
};

/** `Tax | N` tells whether there is one. */
const IS_TAXED = /^(?:y|yes|n|no|t|nt|x|non|tax(?:able|ed)?|non-?tax(?:able)?|true|false)$/i;

/** Words, or figures with words, that stand in the place of a figure and are none. */
const takeUnread = (draft: LineDraft, cell: Cells): void => {
  for (const kind of FIGURE_KINDS) {
    const text = cell(kind);
    const isRead =
      kind === 'quantity'
        ? draft.quantityText === null
        : (kind === 'depreciation' && draft.depreciation !== null) ||
          moneyIn(text) !== null ||
          touchingFigures(text) !== null;
    // `General conditions   8.00%   645.36`: the percentage is a share of the sum above, and no price.
    const isShare =
      (kind === 'unitPrice' || kind === 'quantity') &&
      draft.rcv !== null &&
      /^[\d.]+ ?%$/.test(text);
    if (isRead || isShare || isBlankCell(text) || (kind === 'tax' && IS_TAXED.test(text))) continue;
    if (!saysNoFigure(text)) draft.unreadFigures.push(text);
    else if (kind === 'amount' || kind === 'rcv' || kind === 'acv') takeSaid(draft, text);
  }
};

/** `03 | CONCRETE | 18,305` with its figure in the column of sums: of the lines below, if there are any. */
const takeSum = (draft: LineDraft, sum: string): void => {
  if (sum === '' || draft.rcv !== null || draft.quantity !== null || draft.unit !== null) return;
  draft.rcv = moneyIn(sum) ?? (isBlankCell(sum) ? 0 : null);
  draft.foundBy = 'SUM';
};

/** Heads of columns that name people: `D. Shaw` below one is a name, not entry D of a list. */
const PEOPLE = /^(?:employees?|workers?|technicians?|crew|personnel|name|mechanics?)(?: names?)?$/i;

/** A list in the cell of a description says what it includes. */
const INCLUDED = /(?<=[^\s•]) • (?=\S)/;

/** `Paint | per SF`, `Plumbing | each`: what a price list prices by, where no column has it. */
const unitOfPrice = (columns: readonly Column[]): UnitOfWork | null => {
  const price = columns.find(({ kind }) => kind === 'unitPrice');
  if (!price || columns.some(({ kind }) => kind === 'quantity')) return null;
  return /^(?:each|ea\.?|apiece)$/i.test(price.title.trim())
    ? { code: 'EA', factor: 1 }
    : price.unit;
};

/** `Room | Wall SF | Ceiling SF | Price`: each line is the work of a room. */
const isOfRooms = (columns: readonly Column[]): boolean =>
  columns.some(({ kind, title }) => kind === 'description' && headNamed(title)?.kind === 'room');

/** How many of which unit at which price, beside the amount. */
const takeCount = (
  draft: LineDraft,
  cell: Cells,
  fit: FittedRow,
  columns: readonly Column[],
): void => {
  const surfaces = figuresUnder(fit, columns, ({ kind }) => kind === 'surface');
  const { unitPrice, ...quantity } = countedIn(cell('quantity'), surfaces);
  const steps = figuresUnder(fit, columns, ({ kind }) => kind === 'remove' || kind === 'replace');
  const price = takeTouching(draft, cell, steps) ?? unitPrice;
  const quantityColumn = columns.find(({ kind }) => kind === 'quantity');
  if (quantityColumn && isFloor(quantityColumn) && surfaces.length > 0) {
    const floor = countedIn(cell('quantity'), []).value;
    quantity.value = surfaceCounted(floor, surfaces, price, draft.rcv);
  }
  const unitText = cell('unit');
  // A lump sum under `Hours` has no quantity.
  const isCounted = quantity.value !== null || quantity.text !== null || draft.rcv === null;
  const unit =
    quantity.unit ??
    (isBlankCell(unitText) ? null : unitIn(unitText)) ??
    (isCounted ? quantityColumn?.unit : null) ??
    unitOfPrice(columns);
  draft.written.amount = draft.rcv;
  const timesColumn = columns.find(({ kind }) => kind === 'times');
  const times = numberIn(timesColumn ? cell('times') : unitText);
  const other = countedTwice(quantity.value, times, price, draft.rcv);
  // Eight hours on each of three days are hours; fourteen fans for three days are days.
  const isOfTimes = timesColumn && (other?.of === 'SECOND' || (other && unit?.code !== 'HR'));
  const counted = isOfTimes ? unitOfTitle(timesColumn.title) : unit;
  withQuantity(draft, other?.count ?? quantity.value, counted, price);
  draft.quantityText = quantity.text;
};

const OF_DISCOUNT = /^disc(?:ount)?\b(?! (?:type|name|code))/i;

/** `2 | 200.00 | 10% | 360.00`: the price of one is what it comes to after the discount. */
const takeDiscount = (
  draft: LineDraft,
  fit: FittedRow,
  columns: readonly Column[],
): string | null => {
  const at = columns.findIndex(({ title }) => OF_DISCOUNT.test(title.trim()));
  const discount = at < 0 ? '' : cellText(fit, at);
  const off = Math.abs(moneyIn(discount.replace(/ ?%$/, '')) ?? 0);
  const { quantity, unitPrice } = draft.written;
  if (off === 0 || quantity === null || unitPrice === null || draft.rcv === null) return null;
  const full = quantity * unitPrice;
  const left = [full * (1 - off / 100), full - off];
  if (quantity === 0 || !left.some((amount) => Math.abs(amount - (draft.rcv ?? 0)) <= 0.011))
    return null;
  const factor = draft.quantity === null ? 1 : draft.quantity / quantity;
  draft.written.unitPrice = priceFrom(draft.rcv, quantity);
  draft.unitPrice = priceFrom(draft.rcv, quantity * factor);
  return `Discount ${discount}`;
};

/** `50+: 15.20`: what one costs who orders more. */
const pricesOfMany = (fit: FittedRow, columns: readonly Column[]): string[] =>
  columns.flatMap(({ kind, title }, at) => {
    const price = kind === 'breakPrice' ? cellText(fit, at) : '';
    return moneyIn(price) === null ? [] : [`${title}: ${price}`];
  });

/** Draft of the line that a row gives under its head, with the words of its cells by column. */
export const lineOfCells = (fit: FittedRow, table: Table, place: PaperPlace): LineDraft => {
  const { columns, bidders } = table.head;
  const cell: Cells = (kind) => {
    const at = columns.findIndex((column) => column.kind === kind);
    return at < 0 ? '' : cellText(fit, at);
  };
  const isOfPeople = columns.some(
    ({ kind, title }) => (kind === 'description' || kind === 'item') && PEOPLE.test(title.trim()),
  );
  const titleOfItem = columns.find(({ kind }) => kind === 'item')?.title ?? '';
  const name = namedBy(cell('item'), cell('description'), titleOfItem);
  const { number, words } = isOfPeople ? { number: null, words: name } : numberedWords(name);
  const [described = '', ...included] = words.split(INCLUDED);
  const draft = emptyDraft(described, place);
  draft.foundBy = 'HEAD';
  draft.isPriceOpen = table.head.isPriceOpen;
  const item = cell('item');
  draft.number =
    (cell('number') || (ITEM_NUMBER.test(item) ? item : number))
      ?.replace(/[.)]$/, '')
      .slice(0, 40) || null;
  takeMoney(draft, cell, partsIn(fit, table));
  takeCount(draft, cell, fit, columns);
  takeAge(draft, cell);
  const notes = [
    cell('note'),
    takeDiscount(draft, fit, columns) ?? '',
    ...included,
    saidByOther(fit, table.head) ?? '',
    ...pricesOfMany(fit, columns),
  ].filter((note) => note !== '');
  draft.note = notes.length === 0 ? null : notes.join(' • ').slice(0, 1_000);
  draft.room = (isOfRooms(columns) ? described : cell('room')).slice(0, PAPER_LIMITS.word) || null;
  draft.section = cell('section').slice(0, PAPER_LIMITS.word) || null;
  if (bidders.length > 0) {
    const ofKind = (kind: ColumnKind) =>
      columns.flatMap((column, at) => (column.kind === kind ? [moneyIn(cellText(fit, at))] : []));
    draft.amounts = ofKind('bidder').slice(0, 12);
    draft.bidderPrices = ofKind('bidderPrice');
  }
  takeUnread(draft, cell);
  takeSum(draft, cell('sum'));
  draft.parts = figuresUnder(fit, columns, ({ title }) => PART_OF_PRICE.test(title));
  takeStatus(draft, cell('status'), columns.find(({ kind }) => kind === 'status')?.title);
  if (cell('item') !== '' && OPTIONAL.test(cell('description'))) draft.isAlternate = true;
  takeStatus(draft, draft.number ?? '');
  return draft;
};

/** The quantity may stand in the words where the table has no column for it. */
export const withTrailingQuantity = (draft: LineDraft): LineDraft => {
  if (draft.quantity !== null || draft.quantityText !== null) return draft;
  const found = trailingQuantity(draft.description);
  // Goods sold by the pail have its gallons as a size, not as a quantity.
  if (!found || (draft.unit !== null && draft.unit !== found.unit.code)) return draft;
  draft.description = found.words;
  withQuantity(draft, found.quantity, found.unit, draft.unitPrice);
  return draft;
};
