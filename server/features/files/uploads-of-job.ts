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

const STATEMENT = {
  name: 'job-uploads',
  text: `SELECT file.id, file.account_id AS "accountId", file.kind::text, file.name, file.key, file.display_key AS "displayKey",
    file.duration_ms AS "durationMs", file.pages, job_files.reading_run AS "readingRun"
    FROM job_files JOIN files AS file ON file.id = job_files.file_id WHERE job_id = $1 ORDER BY position`,
};

/** Finds the uploads in the user's order. */
export const findJobUploads = async (
  { pool }: Pick<Ports, 'pool'>,
  jobId: number,
): Promise<JobUpload[]> => {
  const { rows } = await pool.query<JobUpload>({ ...STATEMENT, values: [jobId] });
  return rows;
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
