// An estimate that a client sends back whole, read against the one that stands: which of its lines are which, and whether
// its total says anything.
import { editedLines, type EditedLine, newLine } from './edit-lines.ts';
import { nextLineId } from './line-ids.ts';
import { InvalidInput } from '../errors.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import type { Steps } from '../steps.ts';
import { estimateTotal, projectTotal } from '../money/pricing.ts';

type LineValues = Omit<EditedLine, 'id' | 'copyOf' | 'finishLevel' | 'taxByHand' | 'isLocked'>;
type SentFlags = Pick<EditedLine, 'taxByHand' | 'isLocked'>;

/** `id` is null for what the client did not number; a value is undefined where it was not sent. */
export type SentLine = { [Name in keyof LineValues]: LineValues[Name] | undefined } & {
  [Name in keyof SentFlags]?: SentFlags[Name] | undefined;
} & {
  id: string | null;
};

/** What is absent stays as it is. */
export interface SentEstimate {
  title: string | undefined;
  items: readonly SentLine[] | undefined;
  futureActions: readonly string[] | undefined;
  /** Dollars. */
  total: number | undefined;
}

/** The lines that stand, by id. */
type KnownLines = ReadonlyMap<string, LineItem>;

/** True when only part of a line was sent. A line without a name is always part: nobody adds a line that is called nothing. */
const isPart = ({ id, name, quantity, unitPrice }: SentLine, known: KnownLines): boolean =>
  name === undefined ||
  (id !== null && known.has(id) && (quantity === undefined || unitPrice === undefined));

/**
 * Whoever sends part of a line means to change that line, and whoever leaves lines out means to remove them: both at once
 * cannot be told from a patch of a few lines, which would remove all others. Throws InvalidInput.
 */
const requireWhole = (items: readonly SentLine[], known: KnownLines): void => {
  const kept = new Set(items.map(({ id }) => id));
  const left = [...known.keys()].filter((id) => !kept.has(id)).length;
  const part = items.findIndex((item) => isPart(item, known));
  if (part < 0 || left === 0) return;
  const lines = left === 1 ? '1 line of the estimate is' : `${left} lines of the estimate are`;
  throw new InvalidInput(
    `Line ${part + 1} names some of its values only, while ${lines} left out. Nothing was saved. Send every line that is to stay (its id is enough), or whole lines to remove the others.`,
    [{ path: `items.${part}`, message: 'Send the whole line, or all lines.' }],
  );
};

/** Values that were not sent stay as they are; a new line has the usual ones. */
const wholeLine = (item: SentLine, known: KnownLines): LineValues & SentFlags => {
  const { name, details, quantity, unit, unitPrice, tax, category } =
    known.get(item.id ?? '') ?? newLine('');
  return {
    name: item.name ?? name,
    details: item.details ?? details,
    quantity: item.quantity ?? quantity,
    unit: item.unit ?? unit,
    unitPrice: item.unitPrice ?? unitPrice,
    tax: item.tax ?? tax,
    category: item.category ?? category,
    taxByHand: item.taxByHand ?? null,
    isLocked: item.isLocked ?? null,
  };
};

/** Clients number a copy themselves, or not at all: what has no number of its own gets the next one. */
const withIds = (items: readonly SentLine[], known: KnownLines): EditedLine[] => {
  // A new id is never that of a line which is gone now: nobody said that this is it.
  const used = [...known.values(), ...items.flatMap(({ id }) => (id === null ? [] : [{ id }]))];
  let next = Number(nextLineId(used));
  const seen = new Set<string>();
  return items.map((item) => {
    const isOwn = item.id !== null && !seen.has(item.id);
    const id = isOwn && item.id !== null ? item.id : String(next);
    if (!isOwn) next += 1;
    seen.add(id);
    return { ...wholeLine(item, known), id, copyOf: isOwn ? null : item.id };
  });
};

/** The sums as the client added them up, and as they are once tax and charges have followed. */
function* sumsOf(
  items: readonly EditedLine[] | undefined,
  stored: EstimateDocument,
): Steps<readonly number[]> {
  if (!items) return [projectTotal(stored.items)];
  return [projectTotal(items), projectTotal(yield* editedLines(stored.items, items))];
}

/** Total that says something new: undefined for what stood there before, null for what the lines add up to. */
function* overrideFrom(
  total: number | undefined,
  items: readonly EditedLine[] | undefined,
  stored: EstimateDocument,
): Steps<number | null | undefined> {
  if (total === undefined || total === estimateTotal(stored)) return undefined;
  return (yield* sumsOf(items, stored)).includes(total) ? null : total;
}

export function* editsOfWhole(
  { title, items: sent, futureActions, total }: SentEstimate,
  stored: EstimateDocument,
): Steps<unknown> {
  const known = new Map(stored.items.map((line) => [line.id, line]));
  if (sent) requireWhole(sent, known);
  yield;
  const items = sent && withIds(sent, known);
  yield;
  const override = yield* overrideFrom(total, items, stored);
  return {
    title,
    items,
    futureActions,
    totalOverride: override ?? undefined,
    clearTotalOverride: override === null,
  };
}
