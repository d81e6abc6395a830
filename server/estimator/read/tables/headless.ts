// Lines that stand under no head, or in a row that does not fit its head: what their figures say by themselves.
import { isBlankCell, moneyIn, numberIn } from './figures.ts';
import { completed, emptyDraft, withQuantity, type LineDraft } from './lines.ts';
import { numberedWords } from './line-names.ts';
import { countOf } from './misread.ts';
import { isApartAt, isBullet, textOf, type Atom, type Row } from './row.ts';
import { countedBehindWords, countedIn, JOINERS, tailStart } from './row-figures.ts';
import { close, eachPriced, isTypedPrice, soldIn } from './typed-prices.ts';
import { knownUnit, unitIn, type UnitOfWork } from '../plans/written-units.ts';

interface Money {
  unitPrice: number | null;
  tax: number | null;
  rcv: number | null;
  depreciation: number | null;
  acv: number | null;
}

/** Which of the figures behind a quantity is what: price, then perhaps tax, amount, depreciation and actual value. */
export const moneyOf = (values: readonly number[], quantity: number): Money => {
  const none = {
    unitPrice: values[0] ?? null,
    tax: null,
    rcv: null,
    depreciation: null,
    acv: null,
  };
  const [price = 0, second, third, ...rest] = values;
  if (values.length < 2 || second === undefined) return none;
  const net = price * quantity;
  // Of an amount and what is taken off it the rest is left; of two bidders it is not.
  const behind = (amount: number, off: number | undefined, acv: number | undefined) =>
    off !== undefined && acv !== undefined && close(amount - Math.abs(off), acv)
      ? { depreciation: Math.abs(off), acv }
      : { depreciation: null, acv: null };
  if (third !== undefined && close(net + second, third) && !close(net, second))
    return { unitPrice: price, tax: second, rcv: third, ...behind(third, rest[0], rest[1]) };
  if (close(net, second) || values.length === 2)
    return { unitPrice: price, tax: null, rcv: second, ...behind(second, third, rest[0]) };
  const amount = values.find((value) => close(net, value));
  return { ...none, rcv: amount ?? null };
};

export const hasMoneyLook = (text: string): boolean => /\$|\.\d\d\b/.test(text);

/** A number that stands by itself before the words: of a row, of a specification. */
export const leadingNumber = (row: Row): { number: string | null; atoms: Atom[] } => {
  const [first, second] = row.cells;
  const [mark, ...words] = row.cells.flatMap((cell) => cell.atoms);
  const atoms = mark ? (isBullet(mark.text) && words.length > 1 ? words : [mark, ...words]) : [];
  if (
    first &&
    second &&
    /^(?:(?:#|no\.?|alt\.?|item) ?)?[A-Z]?[\d-]{1,9}[a-z]?[.)]?$/i.test(first.text) &&
    /\p{L}{2}/u.test(second.text)
  )
    return { number: first.text.replace(/[.)]$/, ''), atoms: atoms.slice(first.atoms.length) };
  return { number: null, atoms };
};

export const draftOf = (words: string, number: string | null, row: Row): LineDraft | null => {
  const named = numberedWords(words.replace(/[\s:,;–—-]+$/, ''));
  if (!/\p{L}{2}/u.test(named.words)) return null;
  const draft = emptyDraft(named.words, row.place);
  draft.number = number ?? named.number;
  return draft;
};

export const withMoney = (
  draft: LineDraft,
  money: Money,
  quantity: number,
  unit: UnitOfWork | null,
): LineDraft => {
  withQuantity(draft, quantity, unit, money.unitPrice);
  draft.tax = money.tax;
  draft.rcv = money.rcv;
  draft.written.amount = money.rcv;
  draft.depreciation = money.depreciation;
  draft.acv = money.acv;
  return completed(draft);
};

export const valuesIn = (atoms: readonly Atom[]): number[] =>
  atoms.map(({ text }) => moneyIn(text)).filter((value) => value !== null);

/** `4 EA  Interior door  420.00  1,680.00`: the quantity comes first. */
const quantityFirst = (
  row: Row,
  atoms: readonly Atom[],
  number: string | null,
): LineDraft | null => {
  const counted = countedIn(row, atoms.slice(0, 4), 0);
  if (!counted || counted.from !== 0 || row.cells.length < 2) return null;
  const rest = atoms.slice(counted.to);
  const start = tailStart(rest);
  const values = valuesIn(rest.slice(start));
  const isApart = isApartAt(row, atoms, counted.to);
  if (values.length === 0 && !isApart) return null;
  const draft = draftOf(textOf(rest.slice(0, start)), number, row);
  return (
    draft &&
    withMoney(
      draft,
      values.length === 0 ? moneyOf([], 1) : moneyOf(values, counted.quantity),
      counted.quantity,
      counted.unit,
    )
  );
};

/** Three figures of which the third is the product of the others. */
const byProduct = (
  row: Row,
  atoms: readonly Atom[],
  start: number,
  number: string | null,
): LineDraft | null => {
  const values = valuesIn(atoms.slice(start));
  const at = values.findIndex((_, index) => {
    const [quantity, price, amount] = values.slice(index);
    return (
      quantity !== undefined &&
      price !== undefined &&
      amount !== undefined &&
      amount !== 0 &&
      close(quantity * price, amount) &&
      (hasMoneyLook(textOf(atoms.slice(start))) ||
        atoms.slice(start).some((atom) => /^(?:@|=)$/.test(atom.text)))
    );
  });
  if (at < 0) return null;
  const [quantity = 0, price = 0, amount = 0] = values.slice(at);
  const draft = draftOf(textOf(atoms.slice(0, start)), number, row);
  return (
    draft &&
    withMoney(
      draft,
      { unitPrice: price, tax: null, rcv: amount, depreciation: null, acv: null },
      quantity,
      null,
    )
  );
};

const COUNTED_GOODS =
  /(?:^|\s)([\d,.]+) (\p{L}[\p{L}.]{1,14}(?: \p{L}{2,12})?) (?:(?:@|x|×|at) )?\$? ?([\d,.]+)(?:\/\p{L}+| ea\.?| each)? (?:= ?)?\$? ?([\d,.]+)$/u;

/** `340 brick @ 4.15   1,411`: the product says that the word is what is counted. */
const countedGoods = (
  row: Row,
  atoms: readonly Atom[],
  number: string | null,
): LineDraft | null => {
  const text = textOf(atoms);
  const found = COUNTED_GOODS.exec(text);
  const [quantity, price, amount] = [found?.[1], found?.[3], found?.[4]].map((each) =>
    numberIn(each ?? ''),
  );
  const unit = JOINERS.test(found?.[2] ?? '') ? null : unitIn(found?.[2] ?? '');
  if (!found || !unit || quantity == null || price == null || amount == null) return null;
  const draft = close(quantity * price, amount)
    ? draftOf(text.slice(0, found.index), number, row)
    : null;
  return draft && withMoney(draft, moneyOf([price, amount], quantity), quantity, unit);
};

const pricedEach = (row: Row, atoms: readonly Atom[], number: string | null): LineDraft | null => {
  const found = eachPriced(textOf(atoms));
  const draft = found && draftOf(found.words, number, row);
  if (!found || !draft) return null;
  const { count, price, amount } = found;
  return withMoney(draft, moneyOf([price, amount], count), count, { code: 'EA', factor: 1 });
};

const sold = (row: Row, atoms: readonly Atom[], number: string | null): LineDraft | null => {
  const found = soldIn(textOf(atoms));
  const unit = unitIn(found?.unit ?? '');
  if (!found || !unit) return null;
  const { words, count, price, amount } = found;
  const draft = words === '' ? emptyDraft('', row.place) : draftOf(words, number, row);
  return draft && withMoney(draft, { ...moneyOf([price], count), rcv: amount }, count, unit);
};

/** `Rafter sister, up to 8 ft | ea @ $145.00`, `Second layer, if any | per SQ $65.00`: the price of one, and no count. */
const ONE_PRICED =
  /^(.{3,200}?)[\s:,–—-]+(?:per (\p{L}[\p{L}.]{0,9})|(?<!\d )(?<!\d)(\p{L}[\p{L}.]{0,9}) @) ?\$ ?(\d[\d,]*(?:\.\d\d)?)$/iu;

/** `Base 5 1/4" ........ LF   6.85`, as price lists have it. */
const UNIT_BEFORE_PRICE =
  /^(.{3,200}?)(?<!\d)()[\s:,–—-]+(?<!\d )(SF|LF|EA|SQ|SY|CY|HR|DAY|BF|GAL) \$? ?(\d[\d,]*\.\d\d)$/u;

const pricedByOne = (row: Row, atoms: readonly Atom[], number: string | null): LineDraft | null => {
  const text = textOf(atoms);
  const [, words = '', per = '', each = '', price = ''] =
    ONE_PRICED.exec(text) ?? UNIT_BEFORE_PRICE.exec(text) ?? [];
  const unit = knownUnit(per === '' ? each : per);
  const draft = unit && draftOf(words, number, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  withQuantity(draft, null, unit, numberIn(price));
  return draft;
};

/** `41.6 squares @ $118.00 = $4,908.80` below its words: a line whose description stands above. */
const figuresAlone = (row: Row, atoms: readonly Atom[]): LineDraft | null => {
  const counted = countedIn(row, atoms, 0);
  const tail = counted ? atoms.slice(counted.to) : [];
  const values = valuesIn(tail);
  if (!counted || counted.from !== 0 || values.length === 0 || !hasMoneyLook(textOf(tail)))
    return null;
  return withMoney(
    emptyDraft('', row.place),
    moneyOf(values, counted.quantity),
    counted.quantity,
    counted.unit,
  );
};

/** A lone figure that recognition lost before its unit: the price goes into the amount so many times. */
const uncounted = (
  row: Row,
  atoms: readonly Atom[],
  start: number,
  number: string | null,
): LineDraft | null => {
  const unit = knownUnit(atoms[start]?.text ?? '');
  const [price, amount, ...rest] = valuesIn(atoms.slice(start + 1));
  if (!row.isRecognized || !unit || price === undefined || amount === undefined || rest.length > 0)
    return null;
  const count = countOf(price, amount);
  const draft = count === null ? null : draftOf(textOf(atoms.slice(0, start)), number, row);
  if (!draft || count === null) return null;
  return withMoney(
    draft,
    { unitPrice: price, tax: null, rcv: amount, depreciation: null, acv: null },
    count,
    unit,
  );
};

/** `____ ____`, `x $____ = $____` and nothing else: whoever bids writes his price there. */
const isToFill = (tail: readonly Atom[]): boolean =>
  tail.some(({ text }) => /_{3}/.test(text)) &&
  tail.every(({ text }) => isBlankCell(text) || JOINERS.test(text));

/** `4580 TEAR OFF AND REROOF SHINGLES`: the number of a specification before capitals, and no count of what they name. */
const SPECIFIED = /^(\d{2,6}) (?=\p{Lu}{2})(\P{Ll}+)$/u;

const specifiedWords = (
  text: string,
  quantity: number,
): { number: string | null; words: string } => {
  const [, number = null, words = text] = SPECIFIED.exec(text) ?? [];
  return Number(number) === quantity ? { number: null, words: text } : { number, words };
};

/**
 * @param isAtEdge its last figure ends where the amounts of the paper do
 * @returns a line with its quantity; null where the row has none that is sure: a sentence with a measure is no line
 */
export const lineByItself = (row: Row, isAtEdge = false): LineDraft | null => {
  const { number, atoms } = leadingNumber(row);
  const first =
    sold(row, atoms, number) ??
    pricedEach(row, atoms, number) ??
    pricedByOne(row, atoms, number) ??
    quantityFirst(row, atoms, number);
  if (first) return first;
  const start = tailStart(atoms);
  if (start === atoms.length) return null;
  if (start === 0) return figuresAlone(row, atoms);
  const counted = countedBehindWords(row, atoms, start);
  if (!counted)
    return (
      countedGoods(row, atoms, number) ??
      byProduct(row, atoms, start, number) ??
      uncounted(row, atoms, start, number)
    );
  // `Ridges   68 ft (4)`: so many of them, no money.
  const tail = atoms.slice(counted.to).filter(({ text }) => !/^\(\d{1,3}\)$/.test(text));
  const values = valuesIn(tail);
  const isApart = isApartAt(row, atoms, counted.from);
  const isTypedAmount = values.length === 1 && isTypedPrice(row, tail);
  const isProduct =
    values.length === 2 && close(counted.quantity * (values[0] ?? 0), values[1] ?? 0);
  const isPriced =
    values.length > 0 &&
    (hasMoneyLook(textOf(tail)) || row.cells.length > 1 || isTypedAmount || isProduct);
  if (!isApart && !isPriced && !isToFill(tail)) return null;
  const words = specifiedWords(textOf(atoms.slice(0, counted.from)), counted.quantity);
  const draft = draftOf(words.words, number ?? words.number, row);
  if (!draft) return null;
  // `Tile floor, 192 SF ..... $2,784.00`: a figure apart from a quantity in the words is the amount.
  const isAmount =
    isTypedAmount ||
    (values.length === 1 && (isAtEdge || !isApart) && isApartAt(row, atoms, counted.to));
  const money = isAmount
    ? { ...moneyOf([], 1), unitPrice: null, rcv: values[0] ?? null }
    : moneyOf(values, counted.quantity);
  // `320 sf ...... $960`: of one or of all, as the paper's total tells.
  draft.isPriceOpen =
    !isAmount &&
    values.length === 1 &&
    !tail.some(({ text }) => /^(?:@|x|×|at|per)$|\//i.test(text));
  const [price, amount] = values;
  const isLost =
    row.isRecognized &&
    values.length === 2 &&
    price !== undefined &&
    amount !== undefined &&
    !close(counted.quantity * price, amount);
  const count = isLost ? countOf(price, amount) : null;
  const quantity =
    count !== null && String(count).includes(String(counted.quantity)) ? count : counted.quantity;
  return withMoney(draft, money, quantity, counted.unit);
};
