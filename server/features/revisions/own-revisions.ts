// Earlier versions of an estimate, as its owner takes them away: one at a time, as each is a whole estimate.
import type { Ports } from '../../context.ts';

export async function* readOwnRevisions({ db }: Pick<Ports, 'db'>, estimateId: number) {
  let after = 0;
  for (;;) {
    const revision = await db.estimateRevision.findFirst({
      where: { estimateId, version: { gt: after } },
      orderBy: { version: 'asc' },
      select: { version: true, change: true, changeNote: true, createdAt: true, document: true },
    });
    if (!revision) return;
    yield revision;
    after = revision.version;
  }
}
