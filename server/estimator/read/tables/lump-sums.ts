// Work with one amount and no quantity of its own, under no head: lump sums, words for amounts, prices in case of need, lists.
import { knownUnit, unitIn, type UnitOfWork } from '../../uploads/written-units.ts';
import { numberIn, saysNoFigure } from './figures.ts';
import {
  draftOf,
  hasMoneyLook,
  isApartAt,
  leadingNumber,
  moneyOf,
  tailStart,
  valuesIn,
  withMoney,
} from './headless.ts';
import { completed, takeSaid, trailingQuantity, withQuantity, type LineDraft } from './lines.ts';
import { cellOf, isBullet, textOf, type Atom, type Row } from './row.ts';

/** `1 load`, `9 openings`: a count of what is no unit of ours, in a cell of its own before the amount. */
const ownCount = (row: Row): { atoms: number; quantity: number; unit: UnitOfWork } | null => {
  const cell = row.cells.at(-2);
  const [, amount = '', word = ''] = /^(\d[\d,.]*) (\p{L}{3,12})$/u.exec(cell?.text ?? '') ?? [];
  const [quantity, unit] = [numberIn(amount), unitIn(word)];
  return cell && row.cells.length > 2 && quantity !== null && unit
    ? { atoms: cell.atoms.length, quantity, unit }
    : null;
};

/** `(if valves are good)` behind an amount. */
const REMARK = /^(.*\d)\s+\(([^()]*\p{L}{2}[^()]*)\)$/u;

const SAID_BEHIND =
  /(?<=[\p{L})][:,]? )(?:n\/c|n\.?i\.?c\.?|included|incl\.?|no charge|by (?:you|owner|others|(?:your|the|my) \p{L}+))$/iu;

/** An entry of a list with a mark before it: its amount need not stand apart. */
const isEntry = (row: Row): boolean => isBullet(row.cells[0]?.atoms[0]?.text ?? '');

/** `- plumbing hookup: $450 (if valves are good)`: the row up to its amount, and the rest. */
const withoutRemark = (row: Row): { row: Row; remark: string | null } => {
  const [, kept, remark] = row.isExact ? [] : (REMARK.exec(row.text) ?? []);
  if (kept === undefined || remark === undefined) return { row, remark: null };
  const count = remark.trim().split(/\s+/).length;
  const cells = row.cells
    .map((cell) => ({ ...cell, atoms: [...cell.atoms] }))
    .filter(({ atoms }) => atoms.length > 0);
  for (let left = count; left > 0; left -= 1) {
    const last = cells.at(-1);
    last?.atoms.pop();
    if (last?.atoms.length === 0) cells.pop();
  }
  const shown = cells.map((cell) => cellOf(cell.atoms, cell.index));
  return { row: { ...row, cells: shown, text: kept }, remark };
};

/** Words and one amount apart from them: a lump sum, or a quantity at the end of the words. */
export const lumpSumOf = (whole: Row, isAtEdge = false): LineDraft | null => {
  const { row, remark } = withoutRemark(whole);
  const draft = lumpSumIn(row, isAtEdge);
  if (draft && remark !== null)
    draft.note = draft.note === null ? remark : `${draft.note} ${remark}`;
  return draft;
};

/** What stands in the place of an amount: a last cell, or the last words of an entry, `sink cutout n/c`. */
const saidAtEnd = (row: Row): { text: string; words: number } | null => {
  const last = row.cells.at(-1);
  if (row.cells.length > 1 && last) return { text: last.text, words: last.atoms.length };
  if (!isEntry(row)) return null;
  const [said = ''] = SAID_BEHIND.exec(row.text) ?? [];
  return said === '' ? null : { text: said, words: said.split(' ').length };
};

const isPartedBefore = (row: Row, word: string): boolean =>
  word.endsWith(':') || (isEntry(row) && /[,–—=-]$/.test(word));

const lumpSumIn = (row: Row, isAtEdge: boolean): LineDraft | null => {
  const { number, atoms } = leadingNumber(row);
  const end = atoms.at(-1)?.text ?? '';
  // `$82/sheet`, of whatever is counted.
  if (/^\$[\d,.]+\/\p{L}{2,14}$/u.test(end) && isApartAt(row, atoms, atoms.length - 1))
    return pricedByUnit(row, textOf(atoms.slice(0, -1)), number, end);
  const start = tailStart(atoms);
  const tail = atoms.slice(start);
  const values = valuesIn(tail);
  const said = values.length > 0 ? undefined : saidAtEnd(row);
  if (said && (isAtEdge || saysNoFigure(said.text)))
    return saidLine(row, atoms.slice(0, -said.words), number, said.text);
  if (
    start === 0 ||
    values.length !== 1 ||
    !(isAtEdge || hasMoneyLook(textOf(tail))) ||
    !(isApartAt(row, atoms, start) || isPartedBefore(row, atoms[start - 1]?.text ?? ''))
  )
    return null;
  // `$3.10/SF` is a price of goods, no amount.
  if (/\d ?(?:\/|per) ?\p{L}/u.test(textOf(tail)))
    return pricedByUnit(row, textOf(atoms.slice(0, start)), number, textOf(tail));
  const count = ownCount(row);
  const words = textOf(atoms.slice(0, start - (count?.atoms ?? 0)));
  // Labels and values are no words of a lump sum.
  if (words.length > 400 || /\||:\s*\$?\d[\d,.]*(?:\s|$)/.test(words)) return null;
  const draft = draftOf(words, number, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  const isDeducted = tail.some(({ text }) => /^deduct$/i.test(text));
  draft.rcv = isDeducted ? -Math.abs(values[0] ?? 0) : (values[0] ?? null);
  draft.written.amount = draft.rcv;
  const trailing = count ?? trailingQuantity(draft.description);
  if (trailing) {
    if ('words' in trailing) draft.description = trailing.words;
    withQuantity(draft, trailing.quantity, trailing.unit, null);
  }
  return completed(draft);
};

/** `Rotten decking   $98.00 per sheet`: a price in case that it is needed, no amount. */
/** `Tile allowance: $3.10/SF` is a price of goods that the work is priced with, no line. */
const ALLOWANCE = /\ballowances?\b/i;

const pricedByUnit = (
  row: Row,
  words: string,
  number: string | null,
  price: string,
): LineDraft | null => {
  if (ALLOWANCE.test(words)) return null;
  const [, amount = '', unitText = ''] =
    /([\d,.]+) ?(?:\/|per) ?(\p{L}[\p{L} .]{0,14})$/u.exec(price) ?? [];
  const [unitPrice, unit] = [numberIn(amount), unitIn(unitText)];
  const draft = unitPrice === null || !unit ? null : draftOf(words, number, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  withQuantity(draft, null, unit, unitPrice);
  return draft;
};

/** `Closet   N/C`, `Appliances   By owner`: work in the list without an amount. */
const saidLine = (
  row: Row,
  atoms: readonly Atom[],
  number: string | null,
  said: string,
): LineDraft | null => {
  const draft = draftOf(textOf(atoms), number, row);
  if (!draft || !saysNoFigure(said)) return null;
  draft.foundBy = 'AMOUNT';
  takeSaid(draft, said);
  return draft;
};

const LISTED =
  /^(.{3,200}?)\s*(?:\s[-–—]|:)\s*(?:qty:?\s*)?(\d[\d,]{0,8}(?:\.\d{1,3})?)\s?(SF|LF|EA|SQ|SY|CY|CF|HR|HRS|DAYS?|LS)\.?$/;

/** `Interior door, prehung - 4 EA`: a line of a list; only where its neighbours are such lines, too. */
export const listedEntry = (row: Row): LineDraft | null => {
  if (row.text.length > 240) return null;
  const [, words = '', amount = '', unitText = ''] = LISTED.exec(row.text) ?? [];
  const quantity = numberIn(amount);
  const unit = knownUnit(unitText);
  if (quantity === null || !unit || /[.!?]\s/.test(words)) return null;
  const draft = draftOf(words, null, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  return withMoney(draft, moneyOf([], 1), quantity, unit);
};
