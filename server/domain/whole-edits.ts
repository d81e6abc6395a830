// An estimate that a client sends back whole, read against the one that stands: which of its lines are which, and whether
// its total says anything.
import { type LineDraft, nextLineId } from './edit-lines.ts';
import type { EstimateDocument } from './estimate.ts';
import { estimateTotal, projectTotal } from './pricing.ts';

/** Null for what the client did not number. */
export type SentLine = Omit<LineDraft, 'id' | 'copyOf' | 'finishLevel'> & { id: string | null };

/** What is absent stays as it is. */
export interface SentEstimate {
  title: string | undefined;
  items: readonly SentLine[] | undefined;
  futureActions: readonly string[] | undefined;
  /** Dollars. */
  total: number | undefined;
}

/** Clients number a copy themselves, or not at all: what has no number of its own gets the next one. */
const withIds = (items: readonly SentLine[], stored: EstimateDocument): LineDraft[] => {
  // Not one that a line had which is gone now: nobody said that this is it.
  const used = [...stored.items, ...items.flatMap(({ id }) => (id === null ? [] : [{ id }]))];
  let next = Number(nextLineId(used));
  const seen = new Set<string>();
  return items.map((item) => {
    const isOwn = item.id !== null && !seen.has(item.id);
    const id = isOwn && item.id !== null ? item.id : String(next);
    if (!isOwn) next += 1;
    seen.add(id);
    return { ...item, id, copyOf: isOwn ? null : item.id };
  });
};

/** A total that says something new: not what stood there before; null when it is what the lines add up to. */
const overrideFrom = (
  total: number | undefined,
  items: readonly LineDraft[] | undefined,
  stored: EstimateDocument,
): number | null | undefined => {
  if (total === undefined || total === estimateTotal(stored)) return undefined;
  return total === projectTotal(items ?? stored.items) ? null : total;
};

export const editsOfWhole = (
  { title, items: sent, futureActions, total }: SentEstimate,
  stored: EstimateDocument,
) => {
  const items = sent && withIds(sent, stored);
  const override = overrideFrom(total, items, stored);
  return {
    title,
    items,
    futureActions,
    totalOverride: override ?? undefined,
    clearTotalOverride: override === null,
  };
};
