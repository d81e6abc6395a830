// Totals, taxes, deductibles and what else stands below or between the lines, by its label.
import type { PaperTotals } from '../../../domain/paper/paper-estimate.ts';
import { moneyIn, numberIn, percentIn } from './figures.ts';
import { textOf, type Atom, type Row } from './row.ts';
import { knownUnit } from '../../uploads/written-units.ts';

export type TotalKind =
  | Exclude<keyof PaperTotals, 'overheadPercent' | 'profitPercent' | 'taxPercent'>
  | 'overheadProfit'
  /** Of a room, a section or a page: never a line, never the total. */
  | 'part'
  /** Known words of a summary that are kept nowhere. */
  | 'aside';

/** The whole label, small letters, without marks and figures. */
const LABELS: readonly (readonly [kind: TotalKind, words: RegExp])[] = [
  ['nonRecoverableDepreciation', /^(?:less |total )*non ?recoverable depreciation$/],
  [
    'aside',
    /^(?:total )?(?:net )?(?:claim|amount|recovery|payment|acv|cost)?(?: payable)? ?(?:if|when|after) (?:dep|all|recoverable|work|holdback|repairs).*$|^(?:balance|remaining)(?: (?:balance|due|on completion|upon completion|at completion|payment))*$|^(?:balance|remainder) (?:due )?(?:on|upon|at|after|when).*$|^(?:final|progress|second|third) payment.*$|^(?:total )?recoverable depreciation(?: (?:remaining|holdback|available))?$|^total paid to date$|^total amount of claim.*$|^maximum.*$|^(?:material|labor|equipment) (?:sub ?)?totals?$|^amount paid$|^paid$/,
  ],
  [
    'depreciation',
    /^(?:less |total |minus )*(?:recoverable )?dep(?:r|rec|reciation)?(?: (?:we )?(?:subtracted|withheld|applied|taken|deducted|holdback))?$/,
  ],
  [
    'deductible',
    /^(?:less |minus |applied |your )*(?:policy |insurance |all other perils? |wind ?\/? ?hail |hurricane )?deductible(?: applied| amount)?$/,
  ],
  [
    'priorPayments',
    /^(?:less |minus )*(?:(?:prior|previous|advance|advanced) ?\/? ?)+payments?(?: issued| made| to date)?$|^(?:less )?(?:amount )?(?:previously|already) paid$|^less payments?(?: made)?$/,
  ],
  [
    'netClaim',
    /^(?:total |net )*(?:amount )?claim(?:ed)?(?: (?:amount|payment|payable|remaining|total|now|due))*$|^net (?:actual cash value|acv)(?: (?:payment|claim))?$|^net (?:payment|amount payable|payable|settlement)$|^total net claim$|^net acv claim$/,
  ],
  ['acv', /^(?:total |net of depreciation )?(?:actual cash value|acv)(?: total)?$|^total acv$/],
  [
    'rcv',
    /^(?:total |gross )?(?:replacement cost(?: value)?|rcv)(?: (?:total|benefit))?$|^full cost of repair$|^total rcv$/,
  ],
  [
    'tax',
    /^(?:\w+ )?(?:total )?(?:material |materials |state |local |county |city |use |est |estimated )*(?:sales |use )?tax(?:es)?(?: total| amount)?(?: (?:on|of) .{2,30})?$|^material sales tax$|^(?:sales )?tax \/ [a-z ]{3,30}$/,
  ],
  [
    'overheadProfit',
    /^(?:\w+ )?(?:total )?(?:gc |general contractor |contractor |contractors )?(?:o ?& ?p|o and p|oh ?& ?p|overhead (?:&|and|\/|\+) profit|profit (?:&|and) overhead|overhead ?\/ ?profit)(?: total)?$/,
  ],
  [
    'overhead',
    /^(?:gc |general |general contractor |contractor |contractors |field |company )*overhead(?: total)?$|^general conditions and overhead$/,
  ],
  [
    'profit',
    /^(?:gc |general contractor |contractor |contractors |builder |builders )*(?:profit|markup|mark up|fee|margin)(?: total)?$/,
  ],
  [
    'discount',
    /^(?:less |minus )?(?:\w+ ){0,3}discounts?(?: applied| amount)?$|^discount .{0,30}$/,
  ],
  [
    'deposit',
    /^(?:required |initial )?(?:deposit|down ?payment)(?: (?:due|required|amount|on signing|at signing|upon signing|with order|due (?:on|at|upon) \w+|to (?:schedule|start|begin)|upon \w+))*$|^down (?:with|at|on|upon|to) .{3,40}$|^(?:due|payable) (?:at|on|upon) (?:signing|acceptance|contract|contract signing)$|^initial payment$/,
  ],
  [
    'net',
    /^(?:line item |line items |item |items )(?:sub ?)?totals?$|^(?:extended )?(?:cost of )?line items?(?: (?:replacement )?costs?)?(?: (?:before|excluding|without) .*)?$|^(?:all|total of (?:all )?) ?(?:rooms|areas|phases|sections|divisions|trades)(?: \d.*)?$|^line items? totals? [\w ]{1,50}$|^sub ?total+s?$|^(?:total )?(?:direct |construction |base )costs?(?: total| subtotal)?$|^cost of (?:the )?work$|^(?:sub ?)?total cost of (?:the )?work$|^net(?: total)?$|^total (?:before tax|line items|of line items|of items|excluding tax|pre tax|direct costs?|materials (?:and|&) labor|labor (?:and|&) materials?)$|^sub ?total (?:before .*|of (?:line )?items|line items|of (?:all )?work)$|^net estimate$|^total net$|^(?:it |all |this |the above )?(?:adds up to|comes to|sum of (?:the )?(?:above|lines|items))$/,
  ],
  [
    'total',
    /^(?:(?:grand|project|contract|bid|estimate|estimated|proposal|proposed|job|overall|final|total|base|quote|quoted|net|combined|lump sum|price|invoice|amount|full|all|our|your|complete|firm|fixed|investment|turnkey|sum|the) )*(?:totals?|total (?:bid|price|cost|amount|estimate|investment|contract|due|project|proposal|job|quote|sum|value)(?: (?:price|amount|cost|total|sum|due|price installed))*|contract (?:price|amount|sum|total)|(?:your|our|project|job|package|complete|all in) (?:price|cost|investment)|(?:lump sum|base) (?:bid|price|amount)|bid (?:price|amount|total)|(?:you|please|to) pay|amount due|total due|price|proposal amount|investment)(?: (?:for (?:all|the) (?:work|above|project|job)(?: above| listed)?|due|usd|including tax|incl tax|with tax|price|amount|contract price|project cost))*$/,
  ],
];

const PART =
  /^(?:(?:room|area|section|page \d*|category|trade|level|floor|phase|division|unit) )?(?:sub ?-?totals?|totals?)\b(?!.*\b(?:replace|install|remove)\b)/;
const PART_BEHIND =
  /\b(?:sub ?totals?|totals?)$|^(?:room|area|section|phase)$|\b(?:brought|carried) forward$/;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    // Recognition reads one letter as two, or as a figure.
    .replaceAll(
      /\b(sub ?-?)?tota[l1i|]{1,2}\b/g,
      (_all, sub: string | undefined) => `${sub ?? ''}total`,
    )
    .replaceAll(/\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} ?\/ ?\d{1,2}/g, ' ')
    .replaceAll(/(?:[@x] ?)?\d[\d.,]* ?(?:%|percent)(?: of [a-z ]+)?/g, ' ')
    .replaceAll(/[$:;.,*=_#'"’|•-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const MAX_LABEL = 70;
/** `Repeat customer 5% off`, `Spring special 3%`. */
const PERCENT_OFF =
  /^\W*less \d[\d.]* ?%|\d ?% (?:off|discount|savings|rebate)\b|\b(?:special|discount|savings|rebate|coupon|promo\w*),? -?\(?\d[\d.]* ?%/i;

/** Figures of a claim whose label may go on with its circumstances: `Previously paid - draft 1190, 06/03/2023`. */
const NAMED_BEFORE: ReadonlySet<TotalKind> = new Set([
  'priorPayments',
  'deductible',
  'depreciation',
  'nonRecoverableDepreciation',
  'acv',
  'rcv',
  'netClaim',
]);

/** @returns what the label of a row says that its figure is; null for a line */
export const totalNamed = (label: string): TotalKind | null => {
  if (label.length > 2 * MAX_LABEL) return null;
  const words = normal(label);
  if (words === '' || words.length > MAX_LABEL) return null;
  const kind = LABELS.find(([, pattern]) => pattern.test(words))?.[0];
  if (kind) return kind;
  if (PERCENT_OFF.test(label)) return 'discount';
  if (/\bgrand total\b/.test(words)) return 'total';
  const [name = ''] = label.split(/\s[-–—]\s|,\s/);
  const named =
    name === label ? undefined : LABELS.find(([, each]) => each.test(normal(name)))?.[0];
  if (named && NAMED_BEFORE.has(named)) return named;
  const isShort = words.split(' ').length <= 10;
  return isShort && (PART.test(words) || PART_BEHIND.test(words)) ? 'part' : null;
};

/** A deposit in a sentence: `We ask for $2,000 down`, `A deposit of $3,000.00 with order`. */
export const depositIn = (text: string): number | null => {
  const short = text.slice(0, 400);
  const [, before] =
    /\$ ?([\d,]{3,12}(?:\.\d\d)?) (?:is |as (?:a )?)?(?:deposit|down\b|(?:is )?(?:due )?(?:at|on|upon|when|with) (?:your |the )?(?:signing|signature|acceptance|contract|order|scheduling|booking))/i.exec(
      short,
    ) ?? [];
  const [, behind] =
    /\b(?:deposit|down ?payment|(?:half|third|quarter|\d\/\d|%|percent) down\b|down (?=with|at|on|upon|to (?:hold|start|begin|book|schedule|reserve)))\b[^.$]{0,60}\$ ?([\d,]{3,12}(?:\.\d\d)?)/i.exec(
      short,
    ) ?? [];
  return numberIn(before ?? behind ?? '');
};

/** `Total for both rooms comes to $8,809.`, `All in that's $4,120`: only beside lines that add up to it. */
export const totalSaid = (text: string): number | null => {
  const short = text.slice(0, 200);
  if (!/\b(?:total|all in|altogether|all told|everything|whole)\b/i.test(short)) return null;
  const [, amount = ''] =
    /\b(?:comes to|adds up to|all in|altogether|all told|is|of)\b[^$]{0,30}\$ ?(\d[\d,]{2,11}(?:\.\d\d)?)/i.exec(
      short,
    ) ?? [];
  return numberIn(amount.replace(/,$/, ''));
};

export interface TotalRow {
  kind: TotalKind;
  label: string;
  percent: number | null;
  /** The last figure of the row; null where none is written. */
  amount: number | null;
}

/** `Total` before or behind the figures of its row, with words on the other side: of a part. */
const leadingTotal = (
  atoms: readonly Atom[],
  isBehind: (text: string) => boolean,
): Omit<TotalRow, 'percent'> | null => {
  const words = atoms.filter(({ text }) => !isBehind(text));
  const first = atoms.findIndex(({ text }) => isBehind(text));
  const isAround = first >= 0 && !isBehind(atoms.at(-1)?.text ?? '');
  const label = textOf(words);
  if (!isAround || label.length > 2 * MAX_LABEL || !/^(?:(?:sub|grand) ?-?)?totals?\b/i.test(label))
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
  if (!label || cells.length < 2 || label.text.length > 2 * MAX_LABEL) return null;
  const values = cells.filter((cell) => cell !== label).map(({ text }) => moneyIn(text));
  if (values.some((value) => value === null)) return null;
  return {
    kind: totalNamed(label.text) ?? 'part',
    label: label.text,
    amount: values.at(-1) ?? null,
  };
};

/** A row of a label and figures behind it, whatever columns they stand in. */
export const totalIn = (row: Row): TotalRow | null => {
  const atoms = row.cells.flatMap((cell) => cell.atoms);
  let start = atoms.length;
  const isBehind = (text: string) =>
    moneyIn(text) !== null || /^(?:[$=@%-]|usd|_+|[\d.]+%|\([\d.]+%\))$/i.test(text);
  while (start > 0 && isBehind(atoms[start - 1]?.text ?? '')) start -= 1;
  const lead = leadingTotal(atoms, isBehind) ?? cellTotal(row);
  if (lead) return { ...lead, percent: percentIn(row.text) };
  if (start === 0) return null;
  const label = atoms
    .slice(0, start)
    .map(({ text }) => text)
    .join(' ');
  // The share may stand among the figures: `Spring special 3% ($939.84)`.
  const kind = totalNamed(label) ?? (PERCENT_OFF.test(row.text.slice(0, 80)) ? 'discount' : null);
  if (!kind) return null;
  const tail = atoms.slice(start).map(({ text }) => text);
  const values = tail.map(moneyIn).filter((value) => value !== null);
  return { kind, label, percent: percentIn(row.text), amount: values.at(-1) ?? null };
};
