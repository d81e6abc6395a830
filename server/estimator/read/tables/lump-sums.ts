// Work with one amount and no quantity of its own, under no head: lump sums, words for amounts, prices in case of need, lists.
import { knownUnit, unitIn, type UnitOfWork } from '../plans/written-units.ts';
import { numberIn, saysNoFigure } from './figures.ts';
import { draftOf, hasMoneyLook, leadingNumber, moneyOf, valuesIn, withMoney } from './headless.ts';
import { tailStart } from './row-figures.ts';
import { completed, emptyDraft, takeSaid, withQuantity, type LineDraft } from './lines.ts';
import { trailingQuantity } from './counted.ts';
import { depositIn } from './totals.ts';
import { cellOf, isApartAt, textOf, type Atom, type Row } from './row.ts';
import { isAlternateLine } from './wording.ts';
import { close, isEntry, isPartedAmount, isTypedPrice, partedStart } from './typed-prices.ts';

interface Count {
  quantity: number;
  unit: UnitOfWork;
}

/** `1 load`, `9 openings`: a count of what is no unit of ours, in a cell of its own before the amount. */
const ownCount = (row: Row): (Count & { atoms: number }) | null => {
  const cell = row.cells.at(-2);
  const [, amount = '', word = ''] = /^(\d[\d,.]*) (\p{L}{3,12})$/u.exec(cell?.text ?? '') ?? [];
  const [quantity, unit] = [numberIn(amount), unitIn(word)];
  return cell && row.cells.length > 2 && quantity !== null && unit
    ? { atoms: cell.atoms.length, quantity, unit }
    : null;
};

/** Measures of things and of time: what they count is no thing of which there are several. */
const MEASURE =
  /^(?:yards?|yds?|years?|yrs?|foot|feet|ft|inch(?:es)?|in|tons?|gal(?:lons?)?|amps?|ga|gauge|tabs?|ply|plies|coats?|colou?rs?|layers?|steps?|hours?|hrs?|days?|weeks?|months?|man|men|persons?|people|stor(?:y|ies)|cars?|lites?|gangs?|poles?|ways?|zones?|mils?|bulbs?|burners?|bowls?|holes?|squares?|sq|sf|lf|sy|cy|sides?|times|percent|degrees?|watts?|volts?|stages?|speed|panels?|quarts?|pounds?|lbs?|oz)$/i;

/** `5 windows incl. sills`, `Replace 24 windows`, `2 exterior doors`, `Wainscot, 4 walls`; and a measure between commas: `Walls, 512 sf, ladder work`. */
const LEADING_COUNT =
  /^(?:(?:replace|install|supply|furnish|provide|remove|hang|set|new|add|paint)(?: (?:and|&) \p{L}+)? )?(\d{1,3}) (\p{L}+(?: \p{Ll}+){0,2})/iu;
const TRAILING_COUNT = /^\D*, (\d{1,3}) (\p{Ll}{2,}[^s]s)$/u;
const INNER_MEASURE =
  /[,(] ?(\d[\d,]*(?:\.\d+)?) ?(sf|sq\.? ?ft\.?|lf|lin\.? ?ft\.?|sy|sq\.? ?yds?\.?|cy|squares?)(?=[,)])/gi;

/** Counts the things that a lump sum is for by its own words; the words stay in the description. */
export const countInWords = (words: string): Count | null => {
  const [measure, ...others] = [...words.slice(0, 400).matchAll(INNER_MEASURE)];
  const [amount, unit] = [numberIn(measure?.[1] ?? ''), knownUnit(measure?.[2] ?? '')];
  if (amount !== null && unit && others.length === 0) return { quantity: amount, unit };
  const [, count = '', named = ''] = LEADING_COUNT.exec(words) ?? TRAILING_COUNT.exec(words) ?? [];
  const quantity = Number(count);
  const things = named.split(' ');
  const at = quantity === 1 ? 0 : things.findIndex((word) => /[^s]s$/.test(word));
  const isPlural = /[^s]s$/.test(things[0] ?? '');
  const isThing =
    quantity > 0 &&
    at >= 0 &&
    (things[at]?.length ?? 0) > 2 &&
    !(quantity === 1 && isPlural) &&
    !things.slice(0, at + 1).some((word) => MEASURE.test(word));
  return isThing ? { quantity, unit: { code: 'EA', factor: 1 } } : null;
};

/** `(if valves are good)` and `not incl.` behind an amount. */
const REMARK =
  /^(.*\d(?:\.-)?)\s+(?:\(([^()]*\p{L}{2}[^()]*)\)|(not (?:incl\.?|included)|n\.?i\.?c\.?))$/iu;
const NOT_INCLUDED = /^(?:not incl|n\.?i\.?c)/i;

const SAID_BEHIND =
  /(?<=[\p{L})](?:[:,]| ?[-–—])? )(?:n\/c|n\.?i\.?c\.?|included|incl\.?|no charge|by (?:you|owner|others|(?:your|the|my) \p{L}+))$/iu;

/** `- plumbing hookup: $450 (if valves are good)`: the row up to its amount, and the rest. */
const withoutRemark = (row: Row): { row: Row; remark: string | null } => {
  const [, kept, bracketed, said] = row.isExact ? [] : (REMARK.exec(row.text) ?? []);
  const remark = bracketed ?? said;
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

/**
 * Words and one amount apart from them: a lump sum, or a quantity at the end of the words.
 * @param isEnd its words go on from the row above: they may be no more than `K-3`
 * @param isSummed its last figure is an amount, as the total of the list tells
 */
export const lumpSumOf = (
  whole: Row,
  isAtEdge: boolean,
  isEnd = false,
  isSummed = false,
): LineDraft | null => {
  const { row, remark } = withoutRemark(whole);
  const draft = offeredIn(row) ?? lumpSumIn(row, isAtEdge || isSummed, isEnd, isSummed);
  // `40% deposit: $5,286.08` in a sentence of terms is paid for no work of its own.
  if (draft && draft.rcv !== null && depositIn(row.text) === draft.rcv) return null;
  // A price that stands in no sum is an offer.
  if (draft && remark !== null && NOT_INCLUDED.test(remark)) draft.isAlternate = true;
  if (draft && remark !== null)
    draft.note = draft.note === null ? remark : `${draft.note} ${remark}`;
  return draft;
};

const OFFERED_SENTENCES = [
  /^(?:if you(?:'d|’d| would)? (?:want|like|prefer|need|decide on|choose)|to (?:include|have|get)|for)(?: to (?:add|have|include))? (?<words>\p{L}.{2,60}?),? (?:then |please )?add (?:an? (?:extra|additional) |another )?\$(?<amount>\d[\d,]*(?:\.\d\d)?)[.!]?$/iu,
  /^add (?:an? (?:extra|additional) |another )?\$(?<amount>\d[\d,]*(?:\.\d\d)?) (?:for|to (?:include|have|add|get)|if you(?:'d|’d| would)? (?:want|like|prefer)) (?<words>\p{L}.{2,60}?)[.!]?$/iu,
] as const;

/** `If you want a heated floor add $1,375.`: an offer, in the total only when it is taken. */
const offeredIn = (row: Row): LineDraft | null => {
  const text = row.text.slice(0, 140);
  const { words = '', amount = '' } =
    OFFERED_SENTENCES.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const draft = words === '' ? null : draftOf(words, null, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  draft.isAlternate = true;
  draft.rcv = numberIn(amount);
  draft.written.amount = draft.rcv;
  return completed(draft);
};

/** Words in the place of an amount: the last cell, or the last words of an entry, `sink cutout n/c`. */
const saidAtEnd = (row: Row): { text: string; words: number } | null => {
  const last = row.cells.at(-1);
  if (row.cells.length > 1 && last) return { text: last.text, words: last.atoms.length };
  if (!isEntry(row)) return null;
  const [said = ''] = SAID_BEHIND.exec(row.text) ?? [];
  return said === '' ? null : { text: said, words: said.split(' ').length };
};

/** `* trim $400`: in an entry the sign is enough. */
const isPartedBefore = (row: Row, word: string, tail: readonly Atom[]): boolean =>
  word.endsWith(':') ||
  /^(?:add|deduct|minus|less)$/i.test(tail[0]?.text ?? '') ||
  isPartedAmount(row, tail) ||
  (isEntry(row) && (/[,–—=-]$/.test(word) || /^\$\d/.test(tail[0]?.text ?? '')));

/** `PT decking, 336 sf at 9.75 a foot` beside 3,276: the product says that it is quantity and price. */
const PRICED_WORDS =
  /^(.{3,200}?)[\s,;:(–—-]+(\d[\d,]*(?:\.\d+| \d\/\d)?) ?(\p{L}[\p{L}. ]{0,12}?) (?:at|@|x) \$?(\d[\d,]*(?:\.\d+)?) ?(?:(?:\/|an?|per) ?\p{L}+|ea|each)?[.)]*$/iu;

const takePricedWords = (draft: LineDraft): boolean => {
  const [, words = '', count = '', unitText = '', each = ''] =
    PRICED_WORDS.exec(draft.description.slice(0, 300)) ?? [];
  const [quantity, price, unit] = [numberIn(count), numberIn(each), unitIn(unitText)];
  if (quantity === null || price === null || !unit || draft.rcv === null) return false;
  if (!close(quantity * price, draft.rcv)) return false;
  draft.description = words;
  withQuantity(draft, quantity, unit, price);
  return true;
};

/** @param own the count that stands in a cell of its own */
const takeCount = (draft: LineDraft, own: Count | null): void => {
  if (takePricedWords(draft)) return;
  // `8 ft high in place of 6 ft` counts nothing.
  const isSized = /\b(?:in (?:place|lieu) of|instead of) [\d' ]+(?:ft|in)?\.?$/i.test(
    draft.description,
  );
  const trailing = own || isSized ? null : trailingQuantity(draft.description);
  if (trailing) draft.description = trailing.words;
  const count = own ?? trailing ?? countInWords(draft.description);
  if (count) withQuantity(draft, count.quantity, count.unit, null);
};

const endDraft = (words: string, row: Row): LineDraft | null =>
  /^[\w/.()"'-]{1,12}$/.test(words) && !/\p{L}{2}/u.test(words)
    ? emptyDraft(words, row.place)
    : null;

/** `$94.00 per sheet`, of whatever is counted; `$135 each`. */
const PRICED_BY =
  /^\$[\d,]+(?:\.\d\d)? ?(?:(?:\/|per) ?\p{L}{2,14}(?: ?\.? ?(?:ft|feet|yds?|yards?)\.?)?|(?:each|ea\.?|apiece))$/iu;

const lumpSumIn = (
  row: Row,
  isAtEdge: boolean,
  isEnd: boolean,
  isSummed: boolean,
): LineDraft | null => {
  const { number, atoms } = leadingNumber(row);
  const end = atoms.at(-1)?.text ?? '';
  // `$82/sheet`, of whatever is counted.
  if (/^\$[\d,.]+\/\p{L}{2,14}$/u.test(end) && isApartAt(row, atoms, atoms.length - 1))
    return pricedByUnit(row, textOf(atoms.slice(0, -1)), number, end);
  const last = row.cells.at(-1);
  if (last && row.cells.length > 1 && PRICED_BY.test(last.text))
    return pricedByUnit(row, textOf(atoms.slice(0, -last.atoms.length)), number, last.text);
  const start = partedStart(row, atoms, tailStart(atoms));
  const tail = atoms.slice(start);
  const values = valuesIn(tail);
  const said = values.length > 0 ? undefined : saidAtEnd(row);
  if (said && (isAtEdge || saysNoFigure(said.text)))
    return saidLine(row, atoms.slice(0, -said.words), number, said.text);
  if (
    start === 0 ||
    values.length !== 1 ||
    !(isAtEdge || hasMoneyLook(textOf(tail)) || isTypedPrice(row, tail)) ||
    !(
      isSummed ||
      isApartAt(row, atoms, start) ||
      isPartedBefore(row, atoms[start - 1]?.text ?? '', tail)
    )
  )
    return null;
  // `$3.10/SF` is a price of goods, no amount.
  if (/\d ?(?:\/|per) ?\p{L}/u.test(textOf(tail)))
    return pricedByUnit(row, textOf(atoms.slice(0, start)), number, textOf(tail));
  const count = ownCount(row);
  const words = textOf(atoms.slice(0, start - (count?.atoms ?? 0)));
  // Labels and values are no words of a lump sum.
  const isLabeled = /\||:\s*\$?\d[\d,.]*(?:\s|$)/.test(words) && !isAlternateLine(words);
  if (words.length > 400 || isLabeled) return null;
  const draft = isEnd ? endDraft(words, row) : draftOf(words, number, row);
  if (!draft) return null;
  draft.foundBy = 'AMOUNT';
  const isDeducted = tail.some(({ text }) => /^(?:deduct|minus|less)$/i.test(text));
  draft.rcv = isDeducted ? -Math.abs(values[0] ?? 0) : (values[0] ?? null);
  draft.written.amount = draft.rcv;
  takeCount(draft, count);
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
    /([\d,.]+) ?(?:\/|per|(?=ea|apiece)) ?(\p{L}[\p{L} .]{0,14})$/iu.exec(price) ?? [];
  const unit = /^(?:each|ea\.?|apiece)$/i.test(unitText)
    ? { code: 'EA', factor: 1 }
    : unitIn(unitText);
  const unitPrice = numberIn(amount);
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

/** `Interior door, prehung - 4 EA`: a line of a list; only where its neighbors are such lines, too. */
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
