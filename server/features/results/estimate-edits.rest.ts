// `raw_json` as old clients send it back, read into an estimate sent whole: the one place that knows its wire names.
import { badField, InvalidInput } from '../../domain/errors.ts';
import { toNumber } from '../../domain/money/to-number.ts';
import { LINE_ID_PATTERN } from '../../domain/ids.ts';
import { isRecord } from '../../domain/is-record.ts';
import { roundCents } from '../../domain/money/money.ts';
import type { SentEstimate, SentLine } from '../../domain/estimate/whole-edits.ts';
import type { FieldNames } from '../../rest/wire-names.ts';

type Wire = Record<string, unknown>;

const recordOf = (value: unknown): Wire => (isRecord(value) ? value : {});

const textOf = (...values: unknown[]): string => {
  const found = values.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found);
};

/** What is no line must not be read as an empty one: that would blank the estimate. */
const recordsIn = (items: readonly unknown[]): Wire[] =>
  items.map((item, index) => {
    if (isRecord(item)) return item;
    throw new InvalidInput(`Line ${index + 1} must be an object. Nothing was saved.`, [
      { path: `items.${index}`, message: 'This must be an object.' },
    ]);
  });

/** What is absent is undefined; what is there and says nothing is empty, or 0. */
const sentText = (item: Wire, ...names: string[]): string | undefined =>
  names.some((name) => name in item) ? textOf(...names.map((name) => item[name])) : undefined;

const sentNumber = (item: Wire, name: string): number | undefined =>
  name in item ? toNumber(item[name]) : undefined;

/** Reads a flag beside the numbers: the metadata a client got says how the line was, not what it sends. */
const sentFlag = (item: Wire, name: string): boolean | undefined => {
  const value = item[name];
  return typeof value === 'boolean' ? value : undefined;
};

const fromRestItem = (item: Wire): SentLine => ({
  id: LINE_ID_PATTERN.test(String(item['id'])) ? String(Number(item['id'])) : null,
  name: sentText(item, 'line_items', 'name', 'scope'),
  details: sentText(item, 'Details'),
  quantity: sentNumber(item, 'QUANTITY'),
  unit: sentText(item, 'unit_code'),
  unitPrice: sentNumber(item, 'UNIT_PRICE'),
  tax: sentNumber(item, 'TAX'),
  category: sentText(item, 'category'),
  taxByHand: sentFlag(item, 'tax_by_hand'),
  isLocked: sentFlag(item, 'is_locked'),
});

/** Where an old client finds what an error speaks of. */
export const EDIT_NAMES: FieldNames = {
  items: 'raw_json.items',
  title: 'raw_json.title',
  futureActions: 'raw_json.summary.future_actions',
  totalOverride: 'raw_json.summary.total_project_cost',
  name: 'line_items',
  details: 'Details',
  quantity: 'QUANTITY',
  unit: 'unit_code',
  unitPrice: 'UNIT_PRICE',
  tax: 'TAX',
  taxByHand: 'tax_by_hand',
  isLocked: 'is_locked',
};

/** Undefined for what is no number. */
const fromRestTotal = (value: unknown): number | undefined => {
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : toNumber(value) !== 0;
  return isNumber ? roundCents(toNumber(value)) : undefined;
};

const listOf = (value: unknown, what: string): unknown[] | undefined => {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value;
  throw new InvalidInput(`Send ${what} as a list.`);
};

const documentIn = (raw: unknown): Wire => {
  if (isRecord(raw)) return raw;
  throw new InvalidInput('Send the estimate as "raw_json": an object.', [
    { path: 'raw_json', message: 'This must be an object.' },
  ]);
};

const ONE_PAGE =
  'This has one page of the lines, and a save removes the lines that are left out. Read the estimate without lines_first and lines_after, then save it. Nothing was saved.';

/** Throws InvalidInput when the body holds no document, or one page of its lines. What is absent stays as it is. */
export const fromRestEdits = (body: Wire): SentEstimate => {
  const raw = documentIn(body['raw_json']);
  if (isRecord(raw['items_page'])) throw badField('raw_json.items_page', ONE_PAGE);
  const summary = recordOf(raw['summary']);
  const items = listOf(raw['items'], 'the items');
  const title = raw['title'] ?? summary['title'];
  return {
    title: typeof title === 'string' ? title : undefined,
    items: items && recordsIn(items).map(fromRestItem),
    futureActions: listOf(summary['future_actions'], 'the future actions')?.map((action) =>
      textOf(action),
    ),
    total: fromRestTotal(summary['total_project_cost']),
  };
};
