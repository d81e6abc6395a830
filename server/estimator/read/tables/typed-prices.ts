// Prices as people type them in a mail or a list: behind a dash, behind leaders, the price of one and the amount.
import { numberIn } from './figures.ts';
import { atomsOf, isApartAt, isBullet, type Atom, type Row } from './row.ts';

/** Whether two amounts differ by rounding alone: 2 cents or 0.2 %. */
export const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.02, Math.abs(b) * 0.002);

/** An entry of a list with a mark before it: its amount need not stand apart. */
export const isEntry = (row: Row): boolean => isBullet(row.cells[0]?.atoms[0]?.text ?? '');

/** A line of a text, whose columns are spaces. */
const isTyped = ({ place, isExact }: Row): boolean => place.row !== null && !isExact;

/** `bath fan - 240`, `Drip irrigation = $1,075.00`: a mark parts the amount from its words. */
const PARTING = /^[-–—=:]$/;
/** A bare amount of 2 to 5 digits. A longer number without cents or a sign counts or identifies something. */
const BARE_AMOUNT = /^\(?-?[1-9]\d{1,4}\)?$/;

export const isPartedAmount = (row: Row, tail: readonly Atom[]): boolean => {
  const mark = tail[0]?.text ?? '';
  return PARTING.test(mark) && (mark === '=' || isEntry(row) || isTyped(row));
};

/** `install incl. - $985`, `supply & set - $465`, `finish level 4 .... $4,150`: words that could stand beside a figure end the cell of the description. */
export const partedStart = (row: Row, atoms: readonly Atom[], start: number): number => {
  // `two seals, 30 x 54. — $560`: figures before a dash are of the words.
  const [dash, last] = atoms.slice(-2);
  const isDashed =
    isTyped(row) && /^[–—]$/.test(dash?.text ?? '') && /^\$\d/.test(last?.text ?? '');
  if (isDashed && start < atoms.length - 2) return atoms.length - 2;
  const [words, amount] = [row.cells.at(-2), row.cells.at(-1)];
  const end = atoms.length - (amount?.atoms.length ?? 0);
  const goesOn = start > 0 && start < end && words?.atoms.includes(atoms[start - 1] as Atom);
  const areWords = atoms
    .slice(start, end)
    .every(({ text }) => /^(?:\p{L}+\.?|\d{1,3})$/u.test(text));
  return goesOn && areWords ? end : start;
};

/** A bare number behind a dash, or apart from the words of an entry, as people type their prices: `- bath fan - 240`. */
export const isTypedPrice = (row: Row, tail: readonly Atom[]): boolean => {
  const [first] = tail;
  const isApart = isEntry(row) && isApartAt(row, atomsOf(row), atomsOf(row).indexOf(first as Atom));
  return (
    BARE_AMOUNT.test(tail.at(-1)?.text ?? '') &&
    ((isPartedAmount(row, tail) && first?.text !== '=') || isApart)
  );
};

/** `cabinet doors (11) - 58 ea = 638`: the price of one and the amount, whose count stands in the words. */
const EACH_PRICED =
  /^(.+?)[\s:,–—=@-]+(?:at )?\$?(\d[\d,]*(?:\.\d{1,2})?) ?\/? ?(?:ea|each|apiece|per piece|per unit)\.?[\s=:–—-]+\$?(\d[\d,]*(?:\.\d{1,2})?)$/i;

const NUMBER_WORDS = [
  'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
]; // prettier-ignore

const isCountedIn = (words: string, count: number): boolean =>
  new RegExp(`(?:^|[\\s(])(?:${count}|${NUMBER_WORDS[count - 1] ?? count})(?:[\\s),]|$)`, 'i').test(
    words,
  );

/** `Pipe boots - 3 ea @` before the price: how many, at the end of the words. */
const COUNT_BEHIND = /[\s,:–—-]+\d{1,4} ?(?:ea|each|pcs?|pieces?)\.?$/i;

/** The price of one, the amount and, by both, a count that the words state. */
export const eachPriced = (
  text: string,
): { words: string; count: number; price: number; amount: number } | null => {
  const [, words = '', each = '', all = ''] = EACH_PRICED.exec(text.slice(0, 300)) ?? [];
  const [price, amount] = [numberIn(each), numberIn(all)];
  if (price === null || amount === null || price === 0) return null;
  const count = Math.round(amount / price);
  const isStated = close(count * price, amount) && isCountedIn(words, count);
  return isStated ? { words: words.replace(COUNT_BEHIND, ''), count, price, amount } : null;
};

/** `DECK SCREW 3IN 5LB   1 EA @ 34.98   34.98`, `2 PL @ 18.97   37.94-`: an entry of a receipt, or its figures below its words. */
const SOLD =
  /^(.*?)\s?(\d[\d,.]*) (\p{L}{2,6}) @ \$?(\d[\d,]*\.\d{2,4}) (?:= )?\$?(\d[\d,]*\.\d\d)(-?)$/u;

/** A count, what is counted and the price of one, which give the amount; null for any other row. */
export const soldIn = (
  text: string,
): { words: string; count: number; unit: string; price: number; amount: number } | null => {
  const [, words = '', counted = '', unit = '', each = '', all = '', minus] =
    SOLD.exec(text.slice(0, 200)) ?? [];
  const [count, price, amount] = [counted, each, all].map(numberIn);
  if (count == null || price == null || amount == null || !close(count * price, amount))
    return null;
  return { words, count, unit, price, amount: minus === '' ? amount : -amount };
};
