// The uploads of a job as its readers need them, and whether their bytes are there.
import type { Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError } from '../../domain/errors.ts';

export interface JobUpload {
  id: number;
  accountId: number;
  kind: FileKind;
  name: string;
  key: string;
  displayKey: string | null;
  durationMs: number | null;
  pages: number | null;
  readingRun: number | null;
}

/** In the user's order. */
export const findJobUploads = async (
  { db }: Pick<Ports, 'db'>,
  jobId: number,
): Promise<JobUpload[]> => {
  const rows = await db.jobFile.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    select: {
      readingRun: true,
      file: {
        select: {
          id: true,
          accountId: true,
          kind: true,
          name: true,
          key: true,
          displayKey: true,
          durationMs: true,
          pages: true,
        },
      },
    },
  });
  return rows.map(({ file, readingRun }) => ({ ...file, readingRun }));
};

/**
 * @param keys in order of preference
 * @returns the first of them that storage has; throws UNAVAILABLE when it has none
 */
export const requireReachable = async (
  { storage }: Pick<Ports, 'storage'>,
  name: string,
  keys: readonly (string | null)[],
): Promise<string> => {
  for (const key of keys) {
    if (key !== null && (await storage.size(key)) !== null) return key;
  }
  throw new DomainError('UNAVAILABLE', `The upload “${name}” cannot be reached right now.`);
};
