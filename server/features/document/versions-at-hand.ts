// Documents of versions that were read or written a moment ago, so that nobody reads them back: thousands of lines each.
// A version never changes, hence what is at hand is what stands in the database.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import type { StoredDocument } from '../../domain/stored-documents.ts';

// Of one request: its answer tells what it has just changed.

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

// Of this process: whoever has opened or corrected a large estimate corrects it soon, and the page asks for what follows from it.

/** A version as its row holds it. */
export interface KnownVersion {
  estimateId: number;
  version: number;
  /** When it was written. A row that another hand has changed since says another time. */
  updatedAt: Date;
  document: StoredDocument<EstimateDocument>;
  /** Absent where it was not read, or whoever wrote the version left it as it was in the row. */
  mergedFrom?: StoredDocument<EstimateDocument> | null | undefined;
}

/**
 * Lines and pieces of work of all versions that a process keeps: 14,000, the largest version and the largest that it was merged from.
 * A thousand take about 3 MB, and 1 MB more of JSON once written.
 */
const PARTS_KEPT = 2 * (ESTIMATE_LIMITS.lines + SCOPE_LIMITS.work);
const KEPT_MS = 60_000;

interface Kept {
  version: KnownVersion;
  parts: number;
  /** Holds nothing of the version: it may be replaced long before. */
  end: NodeJS.Timeout;
}

/** The last version of each estimate, by database; the latest is at the end. */
const known = new WeakMap<Context['db'], Map<number, Kept>>();

const partsOf = ({ document, mergedFrom }: KnownVersion): number =>
  [document, mergedFrom].reduce(
    (sum, each) => sum + (each ? each.items.length + (each.scope?.work.length ?? 0) : 0),
    0,
  );

const forget = (versions: Map<number, Kept>, estimateId: number): void => {
  clearTimeout(versions.get(estimateId)?.end);
  versions.delete(estimateId);
};

/** Call it after the commit, or with what was read; do not change the documents afterwards. */
export const keepKnown = ({ db }: Pick<Context, 'db'>, version: KnownVersion): void => {
  const { estimateId } = version;
  const versions = known.get(db) ?? new Map<number, Kept>();
  known.set(db, versions);
  forget(versions, estimateId);
  const end = setTimeout(() => forget(versions, estimateId), KEPT_MS).unref();
  versions.set(estimateId, { version, parts: partsOf(version), end });
  let kept = [...versions.values()].reduce((sum, { parts }) => sum + parts, 0);
  for (const [oldest, { parts }] of versions) {
    if (kept <= PARTS_KEPT) break;
    forget(versions, oldest);
    kept -= parts;
  }
};

/** The version that this process wrote or read last. Whoever asks checks that the row still is that version, and who may see it. */
export const lastKnown = (
  { db }: Pick<Context, 'db'>,
  estimateId: number,
): KnownVersion | undefined => known.get(db)?.get(estimateId)?.version;
