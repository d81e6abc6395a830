// `raw_json` as old clients send it back, read into the edits of an estimate: the one place that knows its wire names.
import { InvalidInput } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import { estimateTotal, projectTotal } from '../../domain/pricing.ts';
import { type LineDraft, nextLineId, toNumber } from '../../domain/edit-lines.ts';
import { LINE_ID_PATTERN } from '../../domain/ids.ts';
import { isRecord } from '../../domain/is-record.ts';
import { roundCents } from '../../domain/money.ts';

type Wire = Record<string, unknown>;

const recordOf = (value: unknown): Wire => (isRecord(value) ? value : {});

const textOf = (...values: unknown[]): string => {
  const found = values.find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found);
};

/** Old clients number a copy themselves, or not at all: what has no number of its own gets the next one. */
const withIds = (
  items: readonly Wire[],
  stored: EstimateDocument,
): { id: string; copyOf: string | null; item: Wire }[] => {
  const numbers = items.map(({ id }) =>
    LINE_ID_PATTERN.test(String(id)) ? String(Number(id)) : null,
  );
  // Not one that a line had which is gone now: nobody said that this is it.
  const used = [...stored.items, ...numbers.flatMap((id) => (id === null ? [] : [{ id }]))];
  let next = Number(nextLineId(used));
  const seen = new Set<string>();
  return items.map((item, index) => {
    const number = numbers[index] ?? null;
    const isOwn = number !== null && !seen.has(number);
    const id = isOwn ? number : String(next);
    if (!isOwn) next += 1;
    seen.add(id);
    return { id, copyOf: isOwn ? null : number, item };
  });
};

/** What is no line must not be read as an empty one: that would blank the estimate. */
const recordsIn = (items: readonly unknown[]): Wire[] =>
  items.map((item, index) => {
    if (isRecord(item)) return item;
    throw new InvalidInput(`Line ${index + 1} must be an object. Nothing was saved.`, [
      { path: `items.${index}`, message: 'This must be an object.' },
    ]);
  });

const fromRestItems = (items: readonly unknown[], stored: EstimateDocument): LineDraft[] =>
  withIds(recordsIn(items), stored).map(({ id, copyOf, item }) => ({
    id,
    copyOf,
    name: textOf(item['line_items'], item['name'], item['scope']),
    details: textOf(item['Details']),
    quantity: toNumber(item['QUANTITY']),
    unit: textOf(item['unit_code']),
    unitPrice: toNumber(item['UNIT_PRICE']),
    tax: toNumber(item['TAX']),
    category: textOf(item['category']),
  }));

/** A total that says something new: not what the lines add up to, not what stood there before. Undefined otherwise. */
const fromRestTotal = (
  value: unknown,
  items: readonly LineDraft[] | undefined,
  stored: EstimateDocument,
): number | null | undefined => {
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : toNumber(value) !== 0;
  if (!isNumber) return undefined;
  const total = roundCents(toNumber(value));
  if (total === estimateTotal(stored)) return undefined;
  return total === projectTotal(items ?? stored.items) ? null : total;
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

/** Throws InvalidInput when there is no document in the body. What is absent stays as it is. */
export const fromRestEdits = (body: Wire, stored: EstimateDocument) => {
  const raw = documentIn(body['raw_json']);
  const summary = recordOf(raw['summary']);
  const sent = listOf(raw['items'], 'the items');
  const items = sent && fromRestItems(sent, stored);
  const title = raw['title'] ?? summary['title'];
  const total = fromRestTotal(summary['total_project_cost'], items, stored);
  return {
    title: typeof title === 'string' ? title : undefined,
    items,
    futureActions: listOf(summary['future_actions'], 'the future actions')?.map((action) =>
      textOf(action),
    ),
    totalOverride: total ?? undefined,
    clearTotalOverride: total === null,
  };
};
