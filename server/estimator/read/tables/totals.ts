// Totals, taxes, deductibles and what else stands below or between the lines: rows and sentences that say them.
import { moneyIn, numberIn, percentIn } from './figures.ts';
import { textOf, type Atom, type Row } from './row.ts';
import { LONGEST_LABEL, isPercentOff, totalNamed, type TotalKind } from './total-names.ts';
import { knownUnit } from '../plans/written-units.ts';
import { isWorkSentence } from './wording.ts';

/** A deposit in a sentence: `We ask for $2,000 down`, `A deposit of $3,000.00 with order`. */
export const depositIn = (text: string): number | null => {
  const short = text.slice(0, 400);
  const [, before] =
    /\$ ?([\d,]{3,12}(?:\.\d\d)?) (?:is |as (?:a )?)?(?:deposit|down\b|(?:is )?(?:due )?(?:at|on|upon|when|with) (?:your |the )?(?:signing|signature|acceptance|contract|order|scheduling|booking))/i.exec(
      short,
    ) ?? [];
  const [, behind] =
    /\b(?:deposit|down ?payment|(?:half|third|quarter|\d\/\d|%|percent) (?:down|(?:on|at|upon|with) (?:signing|signature|acceptance|order))\b|down (?=with|at|on|upon|to (?:hold|start|begin|book|schedule|reserve)))\b(?:(?!\b(?:balance|rest|remain\w*)\b|\b(?:at|on|upon) (?:completion|finish))[^.$]){0,60}\$ ?([\d,]{3,12}(?:\.\d\d)?)/i.exec(
      short,
    ) ?? [];
  const [, asked] =
    /\b(?:need|needs|want|require|ask(?: for)?|take|get|collect) (?:a |about )?(\d[\d,]{2,8}(?:\.\d\d)?) (?:down|deposit|up front|upfront)\b/i.exec(
      short,
    ) ?? [];
  return numberIn(before ?? behind ?? asked ?? '');
};

/** What is sent with the paper: `Enclosed is our check for $3,012.10`, `Payment of $1,200.00 is being issued`. */
export const paymentIn = (text: string): number | null => {
  const short = text.slice(0, 400);
  const [, before] =
    /\b(?:enclosed|attached|issu(?:ed|ing)|send(?:ing)?|sent|mail(?:ed|ing)?) (?:please find |you will find |is |are |you |herewith )*(?:our |a |the |your |this )*(?:check|cheque|draft|(?:acv |claim |settlement )?payment)\b[^.$]{0,40}\$ ?(\d[\d,]{2,11}(?:\.\d\d)?)/i.exec(
      short,
    ) ?? [];
  const [, behind] =
    /\b(?:check|cheque|draft|payment)\b[^.$]{0,40}\$ ?(\d[\d,]{2,11}(?:\.\d\d)?) (?:is (?:being )?|has been )?(?:enclosed|attached|issued|sent|mailed)\b/i.exec(
      short,
    ) ?? [];
  return numberIn((before ?? behind ?? '').replace(/,$/, ''));
};

/** `Total for both rooms comes to $8,809.`, `All in that's $4,120`, `That comes to $4,967.00. I'd need …`: only beside lines that add up to it. */
export const totalSaid = (text: string): number | null => {
  const short = text.slice(0, 200);
  if (
    !/\b(?:total|all in|altogether|all told|everything|whole)\b|^(?:so |and )?(?:(?:that|it|this)(?: all)? )?(?:comes|adds up) to\b/i.test(
      short,
    )
  )
    return null;
  const [, amount = ''] =
    /\b(?:comes to|adds up to|all in|altogether|all told|is|of)\b[^$]{0,30}\$ ?(\d[\d,]{2,11}(?:\.\d\d)?)/i.exec(
      short,
    ) ?? [];
  return numberIn(amount.replace(/,$/, ''));
};

/** `We propose to furnish material and labor, complete, for the sum of $40,965.00.` */
const PROPOSED =
  /\b(?:propose|furnish|perform|complete|provide)\b[^$]{0,160}\bfor (?:the|a) (?:total |lump |contract |fixed )?(?:sum|price|amount) of:? ?(?:[\p{L} -]{0,60}\()?\$ ?(\d[\d,]{2,11}(?:\.\d\d)?)/iu;

/** `so all in that comes to $3,419.00`: a sentence of the whole that ends in its amount. */
export const totalTold = (text: string): number | null => {
  const [, amount = ''] =
    /\b(?:all in|all told|altogether|grand total|everything|the whole (?:job|thing|project|lot)|(?:your|our|my|the) total|total)(?: price| cost)?,? (?:(?:that|it|this|which)(?:['’]s)? )?(?:all )?(?:comes (?:out )?to|adds up to|runs|is|will be|would be) \$ ?(\d[\d,]{2,11}(?:\.\d\d)?)[.!]?$/i.exec(
      text.slice(0, 120).trim(),
    ) ?? [];
  if (text.length <= 120 && amount !== '') return numberIn(amount);
  const [, proposed = ''] = PROPOSED.exec(text.slice(0, 300)) ?? [];
  return numberIn(proposed.replace(/,$/, ''));
};

export interface TotalRow {
  kind: TotalKind;
  label: string;
  percent: number | null;
  /** The last figure of the row; null where none is written. */
  amount: number | null;
}

const isBehind = (text: string): boolean =>
  moneyIn(text) !== null || /^(?:[$=@%-]|usd|_+|[\d.]+%|\([\d.]+%\))$/i.test(text);

/** `Total` before or behind the figures of its row, with words on the other side: of a part. */
const leadingTotal = (atoms: readonly Atom[]): Omit<TotalRow, 'percent'> | null => {
  const words = atoms.filter(({ text }) => !isBehind(text));
  const first = atoms.findIndex(({ text }) => isBehind(text));
  const isAround = first >= 0 && !isBehind(atoms.at(-1)?.text ?? '');
  const label = textOf(words);
  if (!isAround || label.length > LONGEST_LABEL || !/^(?:(?:sub|grand) ?-?)?totals?\b/i.test(label))
    return null;
  const values = atoms.map(({ text }) => moneyIn(text)).filter((value) => value !== null);
  const kind = totalNamed(label) ?? 'part';
  return values.length === 0 || knownUnit(atoms.at(-1)?.text ?? '')
    ? null
    : { kind, label, amount: values.at(-1) ?? null };
};

/** `3,908.50 | Total Unit 101`, `Unit Total for 12 Elm Street: | $21,451.70`: one cell says it, the others are figures. */
const cellTotal = ({ cells }: Row): Omit<TotalRow, 'percent'> | null => {
  const label = cells.find(({ text }) =>
    /^(?:(?:sub|grand) ?-?)?totals?\b|\btotals? (?:for|of)\b.*:?$/i.test(text),
  );
  if (!label || cells.length < 2 || label.text.length > LONGEST_LABEL) return null;
  const values = cells.filter((cell) => cell !== label).map(({ text }) => moneyIn(text));
  if (values.some((value) => value === null)) return null;
  return {
    kind: totalNamed(label.text) ?? 'part',
    label: label.text,
    amount: values.at(-1) ?? null,
  };
};

/** The words of a row up to the figures at its end, and those; null where it has no words. */
export const labelAndFigures = (row: Row): { label: string; values: number[] } | null => {
  const atoms = row.cells.flatMap((cell) => cell.atoms);
  let start = atoms.length;
  while (start > 0 && isBehind(atoms[start - 1]?.text ?? '')) start -= 1;
  if (start === 0) return null;
  const values = atoms.slice(start).map(({ text }) => moneyIn(text));
  return {
    label: textOf(atoms.slice(0, start)),
    values: values.filter((value) => value !== null),
  };
};

const ADDED: ReadonlySet<TotalKind> = new Set([
  'tax',
  'overhead',
  'profit',
  'overheadProfit',
  'contingency',
  'discount',
]);
const MANY_WORDS = 6;
const BARE = /^(?:sub ?-?)?(?:totals?|price|amount|investment|cost|sum)\W*$/i;

/** `Prices good for 15 days. | SUBTOTAL | 6,943.71`: a label beside words of another thing; `Non | Sales tax 6% | 21.30` beside other cells. */
export const totalBeside = (row: Row): { total: TotalRow; rest: string } | null => {
  let start = row.cells.length;
  while (start > 0 && moneyIn(row.cells[start - 1]?.text ?? '') !== null) start -= 1;
  // The share may stand once more in a cell of its own.
  const label = row.cells.slice(0, start).findLast(({ text }) => !/^[\d.]+ ?%$/.test(text));
  const at = label ? row.cells.indexOf(label) : 0;
  const amount = moneyIn(row.cells.at(-1)?.text ?? '');
  if (!label || at === 0 || amount === null) return null;
  const kind = totalNamed(label.text);
  if (kind === null || kind === 'part') return null;
  const rest = row.cells
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  const isText = rest.split(' ').length >= MANY_WORDS || /\p{L}.*[.:;,_]$/u.test(rest);
  // `Replace the front door | Price | $2,400`: the price of that work.
  if (BARE.test(label.text) && isWorkSentence(rest)) return null;
  const percent = percentIn(label.text);
  const isShare = ADDED.has(kind) && percent !== null;
  return isText || isShare ? { total: { kind, label: label.text, percent, amount }, rest } : null;
};

/** `526.32 | Sales tax 8.6% on taxable material of 6,120.00`: the amount stands before its words, in a cell of its own. */
const frontTotal = ({ cells }: Row): Omit<TotalRow, 'percent'> | null => {
  const [first, said, ...rest] = cells;
  const amount = moneyIn(first?.text ?? '');
  const kind = totalNamed(said?.text ?? '');
  if (!said || amount === null || kind === null || kind === 'part' || rest.length > 0) return null;
  return { kind, label: said.text, amount };
};

/** `Plus a $600 contingency for what we find`: the amount stands before the word. */
const contingencyIn = ({ text }: Row): TotalRow | null => {
  const [, amount = ''] =
    /^\W*(?:plus |add |and )?(?:a |an )?\$ ?(\d[\d,]{1,11}(?:\.\d\d)?) (?:\w+ )?contingency\b[^$]{0,60}$/i.exec(
      text.slice(0, LONGEST_LABEL),
    ) ?? [];
  const value = numberIn(amount);
  return value === null
    ? null
    : { kind: 'contingency', label: text, percent: percentIn(text), amount: value };
};

/** A row of a label and figures behind it, whatever columns they stand in. */
export const totalIn = (row: Row): TotalRow | null => {
  const atoms = row.cells.flatMap((cell) => cell.atoms);
  const lead = frontTotal(row) ?? leadingTotal(atoms) ?? cellTotal(row);
  if (lead) return { ...lead, percent: percentIn(row.text) };
  const parted = labelAndFigures(row);
  if (!parted) return null;
  const { label, values } = parted;
  // The share may stand among the figures: `Spring special 3% ($939.84)`.
  const kind = totalNamed(label) ?? (isPercentOff(row.text.slice(0, 80)) ? 'discount' : null);
  if (!kind) return contingencyIn(row);
  return { kind, label, percent: percentIn(row.text), amount: values.at(-1) ?? null };
};
