// Deletes the papers of contractors a set time after the decision. Only the sweeper calls it.
import type { Ports } from '../../context.ts';
import { PAPERS_KEPT_DAYS } from '../../domain/catalog.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Papers in one sweep; the rest waits for the next. */
const BATCH = 100;

const sweepIdentities = async ({ db, storage }: Ports, now: Date): Promise<void> => {
  const over = await db.identityDocument.findMany({
    where: { deleteAfter: { lte: now } },
    orderBy: { deleteAfter: 'asc' },
    take: BATCH,
    select: { id: true, key: true },
  });
  // The bytes first: where they cannot be deleted now, the row still names them.
  for (const { id, key } of over) {
    if (key !== null) await storage.delete(key);
    await db.identityDocument.update({
      where: { id },
      data: { key: null, identityNumber: null, deleteAfter: null },
    });
  }
};

const sweepFiles = async ({ db, storage }: Ports, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - PAPERS_KEPT_DAYS * DAY_MS);
  const over = await db.contractorApplication.findMany({
    where: { status: { not: 'PENDING' }, fileKey: { not: null }, decidedAt: { lte: before } },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, fileKey: true },
  });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await storage.delete(fileKey);
    const data = { fileKey: null, fileName: null, fileMime: null };
    await db.contractorApplication.update({ where: { id }, data });
  }
};

export const sweepPapers = async (ports: Ports): Promise<void> => {
  const now = ports.now();
  await sweepIdentities(ports, now);
  await sweepFiles(ports, now);
};
