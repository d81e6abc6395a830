// What differs between two versions of an estimate, in the words of its lines; every difference with its money.
import type { EstimateDocument, LineItem } from './estimate.ts';
import { matchLines } from './match-lines.ts';
import { roundCents } from '../money/money.ts';
import { estimateTotal, lineTotal } from '../money/pricing.ts';

/** What can differ of one line. */
const DIFF_FIELDS = [
  'name',
  'details',
  'quantity',
  'unit',
  'unitPrice',
  'tax',
  'category',
  'finishLevel',
] as const;
export type DiffField = (typeof DIFF_FIELDS)[number];

export interface FieldChange {
  field: DiffField;
  before: string | number | null;
  after: string | number | null;
}

export interface LineChange {
  before: LineItem;
  after: LineItem;
  changes: FieldChange[];
  /** After less before, dollars. */
  difference: number;
}

export interface EstimateDiff {
  added: LineItem[];
  dropped: LineItem[];
  changed: LineChange[];
  /** Next steps that came and went. */
  futureActions: { added: string[]; dropped: string[] };
  /** Titles before and after. It is null when the title is the same. */
  title: { before: string; after: string } | null;
  /** Total project cost, dollars. */
  total: { before: number; after: number; difference: number };
  /** True when nothing at all differs. */
  isEmpty: boolean;
}

export type Diffable = Pick<
  EstimateDocument,
  'items' | 'title' | 'futureActions' | 'totalOverride'
>;

const fieldOf = (line: LineItem, field: DiffField): string | number | null =>
  field === 'finishLevel' ? line.metadata.finishLevel : line[field];

const changeOf = (before: LineItem, after: LineItem): LineChange[] => {
  const changes = DIFF_FIELDS.map((field) => ({
    field,
    before: fieldOf(before, field),
    after: fieldOf(after, field),
  })).filter((change) => change.before !== change.after);
  if (changes.length === 0) return [];
  const difference = roundCents(lineTotal(after) - lineTotal(before));
  return [{ before, after, changes, difference }];
};

const missingFrom = (texts: readonly string[], others: readonly string[]): string[] =>
  texts.filter((text) => !others.includes(text));

const keyOf = ({ name, unit, metadata: { code } }: LineItem): string => code ?? `${name} ${unit}`;

interface Netted {
  pairs: (readonly [before: LineItem, after: LineItem])[];
  added: LineItem[];
  dropped: LineItem[];
}

const roomsOf = (items: readonly LineItem[]): ReadonlySet<string | null> =>
  new Set(items.map(({ metadata: { room } }) => room));

/**
 * Pairs a line that went with one that came again under another reading. Lines of the same quantity pair first, the others in
 * their order. A line that changes rooms has moved, and is not paired, where both rooms are in both versions.
 */
const netted = (
  { dropped, added }: { dropped: readonly LineItem[]; added: readonly LineItem[] },
  before: readonly LineItem[],
  after: readonly LineItem[],
): Netted => {
  const [were, are] = [roomsOf(before), roomsOf(after)];
  const isSameRoom = (old: LineItem, line: LineItem): boolean => {
    const [from, to] = [old.metadata.room, line.metadata.room];
    return from === to || !are.has(from) || !were.has(to);
  };
  const pairs: Netted['pairs'] = [];
  const came = [...added];
  const take = (old: LineItem, isMeant: (line: LineItem) => boolean): boolean => {
    const at = came.findIndex(
      (line) => keyOf(line) === keyOf(old) && isSameRoom(old, line) && isMeant(line),
    );
    const [line] = at < 0 ? [] : came.splice(at, 1);
    if (line) pairs.push([old, line]);
    return line !== undefined;
  };
  const others = dropped.filter((old) => !take(old, ({ quantity }) => quantity === old.quantity));
  return { dropped: others.filter((old) => !take(old, () => true)), pairs, added: came };
};

/**
 * Matches lines by id, else by catalog code and room, else by name. Lines that are left pair by their code when they went and
 * came again. The order of lines does not count.
 */
export const diffEstimates = (before: Diffable, after: Diffable): EstimateDiff => {
  const match = matchLines(before.items, after.items);
  const { added, dropped, pairs } = netted(match, before.items, after.items);
  const changed = [
    ...after.items.flatMap((line) => {
      const old = match.before.get(line.id);
      return old ? changeOf(old, line) : [];
    }),
    ...pairs.flatMap(([old, line]) => changeOf(old, line)),
  ];
  const futureActions = {
    added: missingFrom(after.futureActions, before.futureActions),
    dropped: missingFrom(before.futureActions, after.futureActions),
  };
  const title = before.title === after.title ? null : { before: before.title, after: after.title };
  const totals = { before: estimateTotal(before), after: estimateTotal(after) };
  const total = { ...totals, difference: roundCents(totals.after - totals.before) };
  const differences = [added, dropped, changed, futureActions.added, futureActions.dropped];
  return {
    added,
    dropped,
    changed,
    futureActions,
    title,
    total,
    isEmpty:
      title === null && total.difference === 0 && differences.every((list) => list.length === 0),
  };
};
