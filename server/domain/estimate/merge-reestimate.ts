// An estimate priced anew, with what its owner had edited since the last pricing merged in.
import { haveSameNumbers } from './edit-lines.ts';
import { nextLineId } from './line-ids.ts';
import type { EstimateDocument, LineItem } from './estimate.ts';
import { isSame } from '../is-same.ts';
import { keepSame } from '../keep-same.ts';
import { matchByMeaning, matchByWork } from './match-lines.ts';
import { mergeEdits, type Mergeable, type MergeOptions } from './merge-estimates.ts';
import { refigure } from './refigure.ts';

/**
 * The lines of `fresh` under the ids their counterparts have in `base`; new ones under ids nobody has or had. A line that is
 * as it was is the very one of `base`.
 */
const alignIds = (
  base: readonly LineItem[],
  mine: readonly LineItem[],
  fresh: readonly LineItem[],
  match: typeof matchByWork,
): LineItem[] => {
  const { before } = match(base, fresh);
  let next = Number(nextLineId([...base, ...mine]));
  const aligned = fresh.map((line) => {
    const known = before.get(line.id);
    if (known) return { ...line, id: known.id };
    const id = String(next);
    next += 1;
    return { ...line, id };
  });
  return keepSame(base, aligned);
};

const editable = ({ title, items, futureActions, totalOverride }: Mergeable): Mergeable => ({
  title,
  items,
  futureActions,
  totalOverride: totalOverride ?? null,
});

export interface ReestimateOptions extends MergeOptions {
  /** True when both were priced from one scope, so that ids of its work mean the same in both. */
  isSameScope?: boolean;
}

export interface Reestimate {
  /** What the owner gets. */
  document: EstimateDocument;
  /** What was priced, under lasting ids: the base of the next merge. */
  priced: EstimateDocument;
  /** False when the owner had edited nothing: both are the same then. */
  isMerged: boolean;
}

/**
 * `base` is what was last priced, `mine` what its owner made of it, `fresh` what is priced now. The owner's numbers and
 * words win, a total set by hand stands as long as the numbers under it do.
 */
export const mergeReestimate = (
  base: EstimateDocument,
  mine: EstimateDocument,
  fresh: EstimateDocument,
  { isSameScope = false, ...options }: ReestimateOptions = {},
): Reestimate => {
  const match = isSameScope ? matchByWork : matchByMeaning;
  const priced = { ...fresh, items: alignIds(base.items, mine.items, fresh.items, match) };
  const { merged } = mergeEdits(base, mine, priced, options);
  if (!haveSameNumbers(mine.items, merged.items)) merged.totalOverride = null;
  const isMerged = !isSame(editable(merged), editable(priced));
  return {
    document: isMerged ? refigure(priced, { ...priced, ...merged }) : priced,
    priced,
    isMerged,
  };
};
