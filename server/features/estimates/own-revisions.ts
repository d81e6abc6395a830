// Versions of an estimate, as its owner takes them away: one at a time, as each is a whole estimate.
import type { Ports } from '../../context.ts';

interface OwnRevision {
  version: number;
  change: string;
  changeNote: string | null;
  createdAt: Date;
  /** JSON, which is not read here: a document may have megabytes, and others would wait. */
  document: string;
}

/** The document of a version, or of the one that stands where that is not kept any more; null when the estimate is gone. */
export const readOwnDocument = async (
  { pool }: Pick<Ports, 'pool'>,
  { id, version }: { id: number; version: number },
): Promise<Pick<OwnRevision, 'version' | 'document'> | null> => {
  const { rows } = await pool.query<Pick<OwnRevision, 'version' | 'document'>>(
    `SELECT version, document::text AS document FROM (
      SELECT version, document FROM estimates WHERE id = $1
      UNION ALL
      SELECT version, document FROM estimate_revisions WHERE estimate_id = $1 AND version = $2
    ) AS kept ORDER BY version = $2 DESC LIMIT 1`,
    [id, version],
  );
  return rows[0] ?? null;
};

export async function* readOwnRevisions({ pool }: Pick<Ports, 'pool'>, estimateId: number) {
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<OwnRevision>(
      `SELECT version, change::text, change_note AS "changeNote", created_at AS "createdAt",
        document::text AS document
      FROM estimate_revisions WHERE estimate_id = $1 AND version > $2 ORDER BY version LIMIT 1`,
      [estimateId, after],
    );
    const [revision] = rows;
    if (!revision) return;
    yield revision;
    after = revision.version;
  }
}
