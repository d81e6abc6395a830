// Which lines are shown, and in which order. A view only: the estimate's own order never changes by it.
import { madeOnce } from '../../../../server/domain/made-once.ts';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import type { EditorLine } from '../editor/draft.ts';

const SORT_KEYS = ['position', 'name', 'quantity', 'unit', 'unitPrice', 'tax', 'total'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Sorting {
  by: SortKey;
  isDescending: boolean;
}

/** What the lines looked like when they were arranged; typing does not move them. */
export interface Arrangement {
  shown: readonly string[];
  /** All lines there were, shown or not. */
  known: ReadonlySet<string>;
}

const collator = madeOnce(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }));

type Compare = (one: EditorLine, other: EditorLine) => number;

const COMPARE: Record<Exclude<SortKey, 'position'>, Compare> = {
  name: (one, other) => collator().compare(one.name, other.name),
  unit: (one, other) => collator().compare(one.unit, other.unit),
  quantity: (one, other) => one.quantity - other.quantity,
  unitPrice: (one, other) => one.unitPrice - other.unitPrice,
  tax: (one, other) => one.tax - other.tax,
  total: (one, other) => lineTotal(one) - lineTotal(other),
};

const sorted = (items: readonly EditorLine[], { by, isDescending }: Sorting): EditorLine[] => {
  if (by === 'position') return isDescending ? items.toReversed() : [...items];
  const compare = COMPARE[by];
  return items.toSorted(isDescending ? (one, other) => compare(other, one) : compare);
};

const searchedText = ({ name, details, category, unit, metadata }: EditorLine): string =>
  [name, details, category, unit, metadata.room, metadata.code].join(' ').toLowerCase();

/** Every word of the search occurs somewhere in the line. */
const finder = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (line: EditorLine): boolean => {
    if (words.length === 0) return true;
    const text = searchedText(line);
    return words.every((word) => text.includes(word));
  };
};

export const arrange = (
  items: readonly EditorLine[],
  sorting: Sorting,
  search: string,
): Arrangement => ({
  shown: sorted(items.filter(finder(search)), sorting).map(({ id }) => id),
  known: new Set(items.map(({ id }) => id)),
});

/**
 * The shown lines after some came and went: a new one stands below the line it was put after, so that it is seen
 * although it may fit neither order nor search.
 */
export const keepUp = ({ shown, known }: Arrangement, ids: readonly string[]): string[] => {
  const present = new Set(ids);
  const visible = shown.filter((id) => present.has(id));
  ids.forEach((id, index) => {
    if (known.has(id)) return;
    const before = visible.indexOf(ids[index - 1] ?? '');
    if (index === 0) visible.unshift(id);
    else if (before === -1) visible.push(id);
    else visible.splice(before + 1, 0, id);
  });
  return visible;
};
