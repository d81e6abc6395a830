// One suggestion of the model, read against the price book: which item, how much of it, in which room.
import type { QuantityBasis } from '../../../domain/catalog.ts';
import type { CatalogueItem, Unit } from '../../price-book/catalogue.ts';
import { NO_ORIGIN, orderOf } from '../../takeoff/work-line.ts';
import type { WorkLine } from '../../takeoff/work-line.ts';
import type { Ground } from '../ground.ts';
import type { Change } from '../reply-schema.ts';
import { unlistedItem } from './unlisted.ts';

export interface Candidate {
  work: WorkLine;
  /** Set when no price book row stands behind it: how it was priced. */
  unlistedSource: string | null;
}

/** Not usable; the text completes "not taken because …". */
export interface Unusable {
  because: string;
}

export const isUnusable = (result: Candidate | Unusable): result is Unusable => 'because' in result;

/** How many of the second unit make one of the first. */
const CONVERSIONS: Readonly<Record<string, number>> = {
  'SY>SF': 9,
  'SQ>SF': 100,
  'SF>SY': 1 / 9,
  'SF>SQ': 1 / 100,
  'LS>EA': 1,
  'EA>LS': 1,
  'DAY>HR': 8,
  'HR>DAY': 1 / 8,
};

/** `quantity` of unit `from` in unit `to`; null when they measure different things. */
export const convert = (quantity: number, from: Unit, to: Unit): number | null => {
  if (from === to) return quantity;
  const factor = CONVERSIONS[`${from}>${to}`];
  return factor === undefined ? null : quantity * factor;
};

const basisOf = (
  claimed: Change['basis'],
  quantity: number,
  { stated, read }: Ground,
): QuantityBasis => {
  if (claimed === 'stated' && stated.has(quantity)) return 'STATED';
  if (claimed === 'plan' && read.has(quantity)) return 'PLAN';
  return claimed === 'photo' || claimed === 'assumed' || claimed === null ? 'DEFAULT' : 'DERIVED';
};

const explain = (quantity: number, unit: Unit, reason: string | null): string =>
  `${Math.round(quantity * 100) / 100} ${unit}, suggested by the model${reason ? `: ${reason}` : ''}`;

interface Chosen {
  item: CatalogueItem;
  unlistedSource: string | null;
}

const itemOf = (change: Change, ground: Ground): Chosen | Unusable => {
  const listed = change.code === null ? undefined : ground.book.items.get(change.code);
  return listed ? { item: listed, unlistedSource: null } : unlistedItem(change, ground);
};

/** An addition, priced by its row or by the nearest one. */
export const additionOf = (change: Change, ground: Ground): Candidate | Unusable => {
  const chosen = itemOf(change, ground);
  if ('because' in chosen) return chosen;
  const { item } = chosen;
  if (change.quantity === null) return { because: 'it came without a quantity' };
  const unit = change.unit ?? item.unit;
  const quantity = convert(change.quantity, unit, item.unit);
  if (quantity === null) {
    return { because: `it was measured in ${unit}, and the price is per ${item.unit}` };
  }
  const reason = ground.prose.clean(change.reason, 200);
  return {
    unlistedSource: chosen.unlistedSource,
    work: {
      item,
      from: NO_ORIGIN,
      ...orderOf(item, quantity),
      basis: basisOf(change.basis, change.quantity, ground),
      formula: explain(quantity, item.unit, reason),
      room: ground.rooms.get((change.room ?? '').toLowerCase().trim()) ?? null,
      work: item.category,
      makeReady: false,
    },
  };
};

/** A draft line with another item, another quantity or both. */
export const replacementOf = (
  change: Change,
  line: WorkLine,
  ground: Ground,
): Candidate | Unusable => {
  const item = change.code === null ? line.item : ground.book.items.get(change.code);
  if (!item) return { because: 'its code is not in the price book' };
  const reason = ground.prose.clean(change.reason, 200);
  const isSameItem = item === line.item;
  const unit = change.unit ?? item.unit;
  const given = change.quantity ?? line.quantity;
  const quantity = convert(given, change.quantity === null ? line.item.unit : unit, item.unit);
  if (quantity === null) {
    return { because: `it was measured in ${unit}, and the price is per ${item.unit}` };
  }
  const isSameAmount = change.quantity === null || quantity === line.quantity;
  if (isSameItem && isSameAmount) return { because: 'it changes nothing' };
  return {
    unlistedSource: null,
    work: {
      ...line,
      item,
      ...(isSameItem && isSameAmount ? {} : orderOf(item, quantity)),
      basis: isSameAmount ? line.basis : basisOf(change.basis, given, ground),
      quantityFrom: isSameAmount ? (line.quantityFrom ?? null) : null,
      formula: isSameAmount ? line.formula : explain(quantity, item.unit, reason),
    },
  };
};
