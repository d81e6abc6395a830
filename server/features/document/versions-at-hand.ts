// Documents of versions that a request has read or written, so that its answer does not read them back: thousands of lines each.
// A version never changes, hence what is at hand is what stands in the database.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';

interface Version {
  estimateId: number;
  version: number;
  document: EstimateDocument;
}

const atHand = new WeakMap<Context, Version[]>();

/** Call it after the commit, and do not change the documents afterwards. */
export const keepAtHand = (ctx: Context, ...versions: readonly Version[]): void => {
  atHand.set(ctx, [...(atHand.get(ctx) ?? []), ...versions]);
};

export const hasAtHand = (ctx: Context): boolean => atHand.has(ctx);

/** Documents by version. Callers check access. */
export const documentsAtHand = (
  ctx: Context,
  estimateId: number,
): ReadonlyMap<number, EstimateDocument> =>
  new Map(
    atHand
      .get(ctx)
      ?.filter((each) => each.estimateId === estimateId)
      .map(({ version, document }) => [version, document]),
  );
