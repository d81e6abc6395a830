// Reads what a client asks to take off without an estimate: rows of the price book where words and unit leave no doubt,
// else the item as it is named, without a cost.
import { setImmediate } from 'node:timers/promises';
import type { RequestedItem } from '../../../domain/estimate/inventory.ts';
import { matcherOf } from '../../read/papers/match-row.ts';
import { unitsOf } from '../../read/papers/units.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { unitIn } from '../../read/plans/written-units.ts';
import type { InventoryLine } from './needs.ts';

/** Characters of an item that are matched: its meaning stands at the beginning, and the rest costs time. */
const WORDS_MAX = 160;

const lineOf = (
  { description, quantity, unit }: RequestedItem,
  book: PriceBook,
  isCommercial: boolean,
): InventoryLine => {
  const blank = { id: null, name: description, unitPrice: 0, category: '', tags: [] };
  const measured = unitIn(unit);
  const words = description.slice(0, WORDS_MAX);
  for (const measure of measured ? unitsOf(measured.code, words) : []) {
    const found = matcherOf(book)({
      description: words,
      unit: measure.unit,
      isCommercial,
    });
    if (!found) continue;
    return {
      ...blank,
      quantity: quantity * (measured?.factor ?? 1) * measure.factor,
      unit: measure.unit,
      metadata: { code: found.item.code, finishLevel: null },
    };
  }
  return { ...blank, quantity, unit, metadata: { code: null, finishLevel: null } };
};

/**
 * One line an item, in order. Matching words takes milliseconds, so other work of the process gets its turn in between.
 * @throws the signal's AbortError
 */
export const requestedLines = async (
  items: readonly RequestedItem[],
  book: PriceBook,
  isCommercial: boolean,
  signal?: AbortSignal,
): Promise<InventoryLine[]> => {
  const lines: InventoryLine[] = [];
  for (const item of items) {
    await setImmediate(undefined, { ...(signal && { signal }) });
    lines.push(lineOf(item, book, isCommercial));
  }
  return lines;
};
