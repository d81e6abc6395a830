// Takes away for good what was deleted long enough ago: projects with everything in them, and single jobs.
import type { Ports } from '../../context.ts';
import { keptSince } from '../../domain/deletion.ts';
import { removeDeletedJobs, removeJobs } from '../jobs/remove-jobs.ts';

/** At one sweep; the rest waits for the next. */
const BATCH = 20;

export const sweepDeleted = async (ports: Ports): Promise<void> => {
  const { db, now } = ports;
  const before = keptSince(now());
  const over = await db.project.findMany({
    where: { deletedAt: { lt: before } },
    orderBy: { deletedAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of over) {
    await removeJobs(ports, { projectId: id }, (tx) => tx.project.deleteMany({ where: { id } }));
  }
  await removeDeletedJobs(ports, before, BATCH);
};
