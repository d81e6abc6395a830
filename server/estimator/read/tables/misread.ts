// Figures that were recognized in a picture without their point, or not at all: the product of the line tells them.
import { hundredths } from '../../../domain/numbers.ts';
import { cellText, type FittedRow, type Table } from './columns.ts';
import { moneyIn, numberIn, quantityIn } from './figures.ts';
import type { ColumnKind } from './head-words.ts';
import { withQuantity, type LineDraft } from './lines.ts';
import { isCreditLine } from './wording.ts';
import { knownUnit } from '../plans/written-units.ts';

/** Readings of a cell: as recognized, with a point before its last two figures, with its two parts joined. */
const readings = (text: string): number[] => {
  const plain = text.replace(/\s?[A-Za-z]{1,4}\.?$/, '').trim();
  const read = numberIn(plain) ?? moneyIn(plain);
  const parted = /^\$?([\d,]{1,7})[ .:;·]+(\d{2})$/.exec(plain);
  const digits = /^\$?([\d,]{3,9})$/.exec(plain)?.[1]?.replaceAll(',', '');
  return [
    ...(read === null ? [] : [read]),
    ...(parted ? [Number(`${(parted[1] ?? '').replaceAll(',', '')}.${parted[2]}`)] : []),
    ...(digits === undefined ? [] : [Number(digits) / 100]),
  ];
};

/** Adds the positive of each negative reading: recognition takes a line of the form or of a pen for a minus. */
const unsigned = (text: string): number[] => {
  const known = readings(text);
  return [...known, ...known.filter((each) => each < 0).map((each) => -each)];
};

const agrees = (quantity: number, price: number, amount: number): boolean =>
  amount !== 0 && Math.abs(quantity * price - amount) <= 0.011 + 0.0005 * Math.abs(amount);

const MOST_COUNTED = 999;

/** Amount divided by price where that is a whole number from 1 to 999, else null. Recognition loses lone figures first. */
export const countOf = (price: number, amount: number): number | null => {
  const count = Math.round(amount / price);
  return count >= 1 && count <= MOST_COUNTED && agrees(count, price, amount) ? count : null;
};

const firstAgreeing = (
  quantities: readonly number[],
  prices: readonly number[],
  amounts: readonly number[],
): [number, number, number] | null => {
  for (const amount of amounts) {
    for (const quantity of quantities) {
      const price = prices.find((each) => agrees(quantity, each, amount));
      if (price !== undefined) return [quantity, price, amount];
    }
  }
  return null;
};

/** Puts figures of a line right where only one reading of its cells gives the amount. */
export const mendMisread = (draft: LineDraft, fit: FittedRow, { head }: Table): void => {
  const cell = (...kinds: ColumnKind[]): string => {
    const at = head.columns.findIndex(({ kind }) => kinds.includes(kind));
    return at < 0 ? '' : cellText(fit, at);
  };
  if (draft.tax !== null || draft.overheadProfit !== null) return;
  const texts = {
    quantity: cell('quantity'),
    price: cell('unitPrice'),
    amount: cell('rcv', 'amount'),
  };
  const isTakenOff = isCreditLine(draft.description) || texts.amount.includes('(');
  const amounts = isTakenOff ? readings(texts.amount) : unsigned(texts.amount);
  const prices = unsigned(texts.price);
  const [price, amount] = [draft.written.unitPrice, draft.rcv];
  if (
    draft.written.quantity !== null &&
    price !== null &&
    amount !== null &&
    agrees(draft.written.quantity, price, amount)
  )
    return;
  const found =
    firstAgreeing(unsigned(texts.quantity), prices, amounts) ??
    counted(texts.quantity, prices, amounts);
  if (!found) return;
  const unit = quantityIn(texts.quantity).unit ?? knownUnit(cell('unit'));
  draft.rcv = hundredths(found[2]);
  draft.written.amount = draft.rcv;
  draft.quantityText = null;
  withQuantity(draft, found[0], unit, hundredths(found[1]));
  draft.unreadFigures = draft.unreadFigures.filter((text) => !Object.values(texts).includes(text));
};

/** A quantity that was lost, or lost one of its figures. */
const counted = (
  text: string,
  prices: readonly number[],
  amounts: readonly number[],
): [number, number, number] | null => {
  const [price, amount] = [prices[0], amounts[0]];
  const count =
    price === undefined || amount === undefined || price <= 0 ? null : countOf(price, amount);
  const shown = text.replaceAll(/\D/g, '');
  const isPart = count !== null && (shown === '' || String(count).includes(shown));
  return isPart && price !== undefined && amount !== undefined ? [count, price, amount] : null;
};
