// Versions of an estimate, as its owner takes them away: one at a time, as each is a whole estimate.
import type { Ports } from '../../context.ts';
import type { EstimateRevision } from '../../generated/prisma/client.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import {
  loadDocumentJson,
  loadEarlierJson,
  OVERTAKEN,
  unlessOvertaken,
} from './document-in-pieces.ts';

interface OwnDocument {
  version: number;
  /** It is not read here: a document may have megabytes, and others would wait. */
  document: JsonPieces;
}

type OwnRevision = OwnDocument & Pick<EstimateRevision, 'change' | 'changeNote' | 'createdAt'>;

const readStanding = (ports: Pick<Ports, 'db' | 'pool'>, id: number): Promise<OwnDocument | null> =>
  unlessOvertaken(async () => {
    const standing = await ports.db.estimate.findUnique({
      where: { id },
      select: { version: true },
    });
    if (!standing) return null;
    const { version } = standing;
    const document = await loadDocumentJson(ports, { id, version });
    return document ? { version, document } : OVERTAKEN;
  });

/**
 * The document of a version, or of the one that stands where that is not kept any more; null when the estimate is gone.
 * Throws BUSY while it is saved over and over.
 */
export const readOwnDocument = async (
  ports: Pick<Ports, 'db' | 'pool'>,
  { id, version }: { id: number; version: number },
): Promise<OwnDocument | null> => {
  const document =
    (await loadDocumentJson(ports, { id, version })) ??
    (await loadEarlierJson(ports, { id, version }));
  return document ? { version, document } : readStanding(ports, id);
};

/** Earlier versions, oldest first. One that is thinned out meanwhile is left out. */
export async function* readOwnRevisions(
  ports: Pick<Ports, 'db' | 'pool'>,
  estimateId: number,
): AsyncGenerator<OwnRevision> {
  const select = { version: true, change: true, changeNote: true, createdAt: true } as const;
  let after = 0;
  for (;;) {
    const revision = await ports.db.estimateRevision.findFirst({
      where: { estimateId, version: { gt: after } },
      orderBy: { version: 'asc' },
      select,
    });
    if (!revision) return;
    after = revision.version;
    const document = await loadEarlierJson(ports, { id: estimateId, version: after });
    if (document) yield { ...revision, document };
  }
}
