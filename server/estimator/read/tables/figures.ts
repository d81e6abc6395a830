// Figures as papers write them: numbers with their marks, money, mixed fractions, quantities with a unit.
import { hundredths } from '../../../domain/numbers.ts';
import { knownUnit, unitIn, type UnitOfWork } from '../plans/written-units.ts';

const LONGEST = 40;

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const PLAIN = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})$/;
const CONTINENTAL = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/;
/** Two figures behind a comma are cents: thousands have three. */
const DECIMAL_COMMA = /^\d{1,6},\d{2}$/;
const SPACED = /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/;
const MIXED = /^(?:(\d{1,6})[ -])?(\d{1,2})\/(\d{1,2})$/;
const POWER = /^\d(?:\.\d{1,6})?e\+?0?\d$/i;
const THOUSANDS = /^(\d{1,4}(?:\.\d{1,3})?)k$/i;

const mixedIn = (text: string): number | null => {
  const [, whole = '0', above = '', below = ''] = MIXED.exec(text) ?? [];
  if (below === '' || Number(below) === 0) return null;
  // Programs round fractions to hundredths.
  return hundredths(Number(whole) + Number(above) / Number(below));
};

/** A number without marks: `1,234.50`, `.5`, `1200.`, `1 200`, `1.200,00`, `24 2/3`, `24½`, `1E+03`. */
const plainNumber = (written: string): number | null => {
  const text = written
    .replace(/ ?([½¼¾⅓⅔⅛⅜⅝⅞])$/, (_all, mark: string) => ` ${FRACTIONS[mark] ?? ''}`)
    .trim();
  if (PLAIN.test(text)) return Number(text.replaceAll(',', ''));
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  if (SPACED.test(text)) return Number(text.replaceAll(' ', ''));
  if (CONTINENTAL.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (POWER.test(text)) return Number(text);
  const [, thousands] = THOUSANDS.exec(text) ?? [];
  return thousands === undefined ? mixedIn(text) : Number(thousands) * 1_000;
};

const MARKS_BEFORE = /^(?:[~≈±+@*†‡ ]|approx\.?|about|est\.?|\+\/-|us\$|usd|\$|qty:?)+/i;
const MARKS_AFTER =
  /(?:[*†‡±+~ ]|\+\/-|\(?(?:allow|est|approx|allowance|min|max|verify)\.?\)?|usd|\$)+$/i;

/** `1,137.62 T`: a letter that tells how the amount is taxed. */
const TAX_FLAG = /(?<=\.\d\d)\s?[TNX]$/;

const withoutMarks = (text: string): string =>
  text.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '').trim();

/** `$500.- cr`, `45.00 CR` */
const CREDITED = /^(\$?[\d,]+\.(?:\d\d|-)) ?cr\.?$/i;

/** @returns the number that a cell shows, negative for a credit, in brackets or behind a minus; null for anything else */
export const numberIn = (cell: string): number | null => {
  const trimmed = cell.trim();
  const [, credited] = CREDITED.exec(trimmed) ?? [];
  if (credited !== undefined) {
    const credit = numberIn(credited);
    return credit === null ? null : -Math.abs(credit);
  }
  if (trimmed === '' || trimmed.length > LONGEST || !/[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(trimmed)) return null;
  const [, bracketed] = /^[$ ]*[(<]\s*([^()<>]+?)\s*[)>]$/.exec(trimmed) ?? [];
  const [, minus, signed = ''] = /^([$ ]*[-−–](?=[$ .\d]))?(.+?)$/.exec(bracketed ?? trimmed) ?? [];
  const [, body = '', behind] = /^(.+?)([-−–])?$/.exec(signed) ?? [];
  // `2.-` is how some write two dollars even.
  const isEven = behind !== undefined && body.endsWith('.');
  const value = plainNumber(withoutMarks(body).replace(TAX_FLAG, ''));
  if (value === null) return null;
  const isNegative =
    bracketed !== undefined || minus !== undefined || (behind !== undefined && !isEven);
  return isNegative && value !== 0 ? -value : value;
};

const PER_UNIT = /^(.+?)\s{0,3}(?:\/|\bper\b|\ba\b)?\s{0,3}([A-Za-z][A-Za-z. ]{0,14}[23²³]?)$/;

/** `6 days` is no money. */
const TIME = /^\d{1,4} (?:working |calendar |business )?(?:days?|weeks?|months?|hours?)$/i;

/** Dollars of a cell: `$1,680`, `USD 2.00`, `2.00/SF`, `2.00 ea`, `@2.00`, `(45.00)`, `2.-`. */
export const moneyIn = (cell: string): number | null => {
  const trimmed = cell.trim();
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  const value = numberIn(trimmed);
  if (value !== null) return trimmed.includes('%') ? null : value;
  if (TIME.test(trimmed)) return null;
  const [, amount, unit] = PER_UNIT.exec(trimmed) ?? [];
  return amount !== undefined && unit !== undefined && knownUnit(unit)
    ? numberIn(amount.replace(/\/$/, ''))
    : null;
};

/** A percentage: `20 %`, `(7.5%)`. */
export const percentIn = (text: string): number | null => {
  const [, value] = /(?:^|[^\d.])(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|perc\w{0,5}\b)/i.exec(text) ?? [];
  return value === undefined || Number(value) > 100 ? null : Number(value);
};

/** Two figures with cents in one cell: a price that touches its total. */
export const touchingFigures = (cell: string): [number, number] | null => {
  const [, first = '', second = ''] =
    /^\s*\$?\s*(\d[\d,]{0,10}\.\d\d)\s*\$?\s*(\d[\d,]{0,10}\.\d\d)\s*$/.exec(cell) ?? [];
  const [a, b] = [numberIn(first), numberIn(second)];
  return a === null || b === null ? null : [a, b];
};

export interface WrittenQuantity {
  value: number | null;
  unit: UnitOfWork | null;
  /** What stands there when it is no number. */
  text: string | null;
}

const TIMES = /^(\d[\d,.]*)\s*(?:@|x|×|\*)\s*(\d[\d,.]*)\s*(.*)$/i;
const SIDES = /^(\d[\d.]*)\s*['’]\s*[x×]\s*(\d[\d.]*)\s*['’]$/i;
const COUNTED = /^([\d.,½¼¾⅓⅔⅛⅜⅝⅞/ ~≈±+*()$<>−–-]*[\d.½¼¾⅓⅔⅛⅜⅝⅞)*±])\s*(.*)$/;

const productIn = (text: string): WrittenQuantity | null => {
  const sides = SIDES.exec(text);
  const [, a = '', b = '', rest = ''] = sides ?? TIMES.exec(text) ?? [];
  const [first, second] = [numberIn(a), numberIn(b)];
  if (first === null || second === null) return null;
  const unit = sides ? { code: 'SF', factor: 1 } : knownUnit(rest);
  if (rest.trim() !== '' && !unit) return null;
  return { value: hundredths(first * second), unit, text: null };
};

/** What stands in the cell of a quantity: `240*`, `240 SF`, `240SF`, `24 2/3 SQ`, `2 @ 120`, `TBD`. */
export const quantityIn = (cell: string): WrittenQuantity => {
  const text = cell.trim();
  const none = { value: null, unit: null, text: null };
  if (text === '' || /^[-—–_.\s]+$/.test(text)) return none;
  const short = text.slice(0, 60);
  const bare = numberIn(short.replace(/%$/, ''));
  if (bare !== null) return { ...none, value: bare };
  if (/^(?:lump ?sum|l\.?s\.?)$/i.test(short)) return { ...none, unit: { code: 'LS', factor: 1 } };
  const product = productIn(short);
  if (product) return product;
  const [, amount = '', rest = ''] =
    COUNTED.exec(short.replace(/^(?:approx\.?|about|est\.?)\s*/i, '')) ?? [];
  const value = numberIn(amount);
  const word = rest.replace(MARKS_AFTER, '').trim();
  const unit =
    knownUnit(word.replace(/\s*\(.*\)$/, '')) ?? (/^\p{L}+$/u.test(word) ? unitIn(word) : null);
  if (value !== null && unit) return { value, unit, text: null };
  return { ...none, text: text.slice(0, 200) };
};

/** Words that stand where a figure should, and say that there is none. */
const NO_FIGURE =
  /^(?:tbd|t\.b\.d\.?|n\.?i\.?c\.?|n\/?a|incl(?:\.|uded|usive)?|w(?:\/|ith) ?(?:above|below)|by ?(?:home)?owners?|not (?:covered|ordered|requested|wanted|needed|priced|quoted|bid|authorized|approved|applicable|claimed|allowed|in (?:the |this |our )?(?:contract|scope|bid|price|estimate))|by (?:others|you|(?:your|the|my) [a-z]+|customer|client|tenant|landlord|insured|mason|plumber|electrician|painter|roofer|builder|gc|hoa|city|utility)|owner|not? included|excluded|included|no charge|n\/?c|varies|as needed|as req(?:\.|uired|'d)?|allow(?:\.|ance)?|t&m|verify|see (?:note|plan)s?|tba|open|pending)$/i;

/** Somebody else does or pays it. */
const BY_ANOTHER =
  /^(?:n\.?i\.?c\.?|(?:by ?|per )?(?:home)?owners?|(?:by |per )?others|by you\b|by (?:your|the|my) [a-z]+|by (?:customer|client|tenant|landlord|insured|mason|plumber|electrician|painter|roofer|builder|gc|hoa|city|utility)|not? included|not (?:covered|ordered|wanted|quoted|bid|authorized|approved|claimed|allowed|in (?:the |this |our )?(?:contract|scope|bid|price|estimate))|excluded?)\b/i;

export const saysByAnother = (text: string): boolean => BY_ANOTHER.test(text.trim());

/** Words in the place of a figure, with or without their reason: `n/c (I have one)`. */
export const saysNoFigure = (text: string): boolean =>
  NO_FIGURE.test(text.replace(/\s*\([^()]*\)\s*$/, '').trim());

/** `______`, `.....`, `—`: a cell that is meant to be filled, or is empty. */
export const isBlankCell = (text: string): boolean => /^[-—–_.…$\s]*$/.test(text);
