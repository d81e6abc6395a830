// What pasted rows and cells mean for the lines of the estimate.
import type { EditableField, LineFields } from '../editor/line-edits.ts';
import { readAmount } from './read-amount.ts';
import type { RefusedAmount } from '../editor/refusals.ts';
import { columnAt } from './columns.ts';
import { unitCode } from '../../../../server/domain/money/unit-words.ts';
import { LINE_LIMITS } from '../../../../server/domain/limits.ts';

/** What the columns of estimates are called elsewhere. Null: known, and left aside. */
const HEADINGS: readonly (readonly [EditableField | null, RegExp])[] = [
  [null, /^(#|no\.?|nr\.?|line( ?(no\.?|#))?|total( price| cost)?|amount|extended( price)?)$/],
  ['name', /^(item|items|name|scope|description|work|line item|item\/scope|task|material)$/],
  ['details', /^(details?|notes?|comments?|remarks?)$/],
  ['quantity', /^(qty\.?|quantity|count)$/],
  ['unit', /^(units?|uom|unit of measure|unit code)$/],
  ['unitPrice', /^(unit[ _]?(price|cost|rate)|price|rate|cost|price per unit|unit \$)$/],
  ['tax', /^(tax|sales tax|taxes)$/],
  ['category', /^(category|trade|division|section|group)$/],
];

/** The order of columns without headings; a leading number is only counted along. */
const USUAL: readonly EditableField[] = ['name', 'quantity', 'unit', 'unitPrice', 'tax'];

type PastedField = EditableField | null;

const headingOf = (cell: string): PastedField | undefined => {
  const word = cell
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?\(.*\)$/, '');
  return HEADINGS.find(([, pattern]) => pattern.test(word))?.[0];
};

const headingsOf = (row: readonly string[]): PastedField[] | null => {
  const fields = row.map(headingOf);
  const isHeader =
    fields.includes('name') && fields.filter((field) => field !== undefined).length > 1;
  return isHeader ? fields.map((field) => field ?? null) : null;
};

/** What a row means for a line, and what of it is no number. */
export interface PastedLine {
  fields: LineFields;
  refused: Omit<RefusedAmount, 'lineId'>[];
}

const clipped = (field: keyof typeof LINE_LIMITS, text: string) =>
  text.slice(0, LINE_LIMITS[field]);

/** The first line of an item is its name, the rest its details, as copying writes them. */
const itemFields = (text: string): LineFields => {
  const [name = '', ...details] = text.split('\n');
  return {
    name: clipped('name', name.trim()),
    ...(details.length > 0 ? { details: clipped('details', details.join('\n').trim()) } : {}),
  };
};

/** One cell more. @param unit of the line, for quantities that are written with one */
const withCell = (
  { fields, refused }: PastedLine,
  field: EditableField,
  text: string,
  unit: string,
): PastedLine => {
  if (field === 'name') return { fields: { ...fields, ...itemFields(text) }, refused };
  if (field !== 'quantity' && field !== 'unitPrice' && field !== 'tax') {
    const kept = field === 'unit' ? unitCode(text) : text;
    return { fields: { ...fields, [field]: clipped(field, kept) }, refused };
  }
  const read = readAmount(field, text, unit);
  return 'value' in read
    ? { fields: { ...fields, [field]: read.value }, refused }
    : { fields, refused: [...refused, { field, text, hint: read.hint }] };
};

const NOTHING: PastedLine = { fields: {}, refused: [] };

const lineFrom = (row: readonly string[], fields: readonly PastedField[]): PastedLine => {
  const unit = row[fields.indexOf('unit')] ?? '';
  return fields.reduce<PastedLine>((line, field, index) => {
    const text = row[index] ?? '';
    // An empty cell leaves the new line's own default.
    return field === null || text === '' ? line : withCell(line, field, text, unit);
  }, NOTHING);
};

const isCounter = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 &&
  rows.every(
    ([first = '', second = ''], index) =>
      /^\d+$/.test(first) && Number(first) === Number(rows[0]?.[0]) + index && /\D/.test(second),
  );

/** Whether the rows bring their own headings. */
export const hasHeadings = ([first = []]: readonly (readonly string[])[]): boolean =>
  headingsOf(first) !== null;

/** Whole rows as new lines: by their headings where they have some, else in the usual order. */
export const linesFrom = (rows: readonly (readonly string[])[]): PastedLine[] => {
  const [first = [], ...rest] = rows;
  const headings = headingsOf(first);
  if (headings) return rest.map((row) => lineFrom(row, headings));
  const fields = isCounter(rows) ? [null, ...USUAL] : USUAL;
  return rows.map((row) => lineFrom(row, fields));
};

/**
 * One pasted row over the cells of a line, from a column on; cells that follow from the rest are passed over.
 * @param unit the line's
 */
export const patchFrom = (row: readonly string[], column: number, unit: string): PastedLine =>
  row.reduce<PastedLine>((line, text, index) => {
    const field = columnAt(column + index)?.field;
    return field ? withCell(line, field, text, line.fields.unit ?? unit) : line;
  }, NOTHING);

/** The same for a row that has no line yet. */
export const newLineFrom = (row: readonly string[], column: number): PastedLine =>
  lineFrom(
    row,
    row.map((_, index) => columnAt(column + index)?.field ?? null),
  );
