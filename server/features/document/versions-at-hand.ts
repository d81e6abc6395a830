// Documents of versions that were read or written a moment ago, so that nobody reads them back: thousands of lines each.
// A version never changes, hence what is at hand is what stands in the database.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
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

// Of this process: whoever has corrected an estimate corrects it again, and the page asks for what follows from it.

/** A version as its row holds it. */
export interface WrittenVersion {
  estimateId: number;
  version: number;
  /** When it was written. A row that another hand has changed since says another time. */
  updatedAt: Date;
  document: StoredDocument<EstimateDocument>;
  mergedFrom: StoredDocument<EstimateDocument> | null;
}

/** Lines of all versions that a process keeps; a thousand take about 3 MB. */
const LINES_KEPT = 12_000;
const KEPT_MS = 60_000;

/** The last version of each estimate, by database; the latest is at the end. */
const written = new WeakMap<Context['db'], Map<number, WrittenVersion>>();

const linesOf = (versions: Iterable<WrittenVersion>): number =>
  [...versions].reduce((sum, { document }) => sum + document.items.length, 0);

/** Call it after the commit, and do not change the documents afterwards. */
export const keepWritten = ({ db }: Pick<Context, 'db'>, version: WrittenVersion): void => {
  const { estimateId } = version;
  const versions = written.get(db) ?? new Map<number, WrittenVersion>();
  written.set(db, versions);
  versions.delete(estimateId);
  versions.set(estimateId, version);
  for (const oldest of versions.keys()) {
    if (linesOf(versions.values()) <= LINES_KEPT) break;
    versions.delete(oldest);
  }
  setTimeout(() => {
    if (versions.get(estimateId) === version) versions.delete(estimateId);
  }, KEPT_MS).unref();
};

/** The version that this process wrote last. Whoever asks checks that the row still is that version, and who may see it. */
export const lastWritten = (
  { db }: Pick<Context, 'db'>,
  estimateId: number,
): WrittenVersion | undefined => written.get(db)?.get(estimateId);
