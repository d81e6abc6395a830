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

/** JSON of a version, the standing one or one before it; null when it is not kept. */
export const readOwnDocument = async (
  { db }: Pick<Ports, 'db'>,
  { id, version }: { id: number; version: number },
): Promise<string | null> => {
  const [row] = await db.$queryRaw<{ document: string }[]>`
    SELECT document::text AS document FROM estimates WHERE id = ${id} AND version = ${version}
    UNION ALL
    SELECT document::text FROM estimate_revisions WHERE estimate_id = ${id} AND version = ${version} LIMIT 1`;
  return row?.document ?? null;
};

export async function* readOwnRevisions({ db }: Pick<Ports, 'db'>, estimateId: number) {
  let after = 0;
  for (;;) {
    const [revision] = await db.$queryRaw<OwnRevision[]>`SELECT version, change::text,
        change_note AS "changeNote", created_at AS "createdAt", document::text AS document
      FROM estimate_revisions WHERE estimate_id = ${estimateId} AND version > ${after}
      ORDER BY version LIMIT 1`;
    if (!revision) return;
    yield revision;
    after = revision.version;
  }
}
