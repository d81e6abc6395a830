// Gives up uploads that have been silent for long, and deletes the parts of those that ended. Only the sweeper calls it.
import type { Ports } from '../../context.ts';
import { dropBytes, withBytes } from './kept-bytes.ts';

/** Parts in one sweep; the rest waits for the next. */
const BATCH = 500;

const sweepPart = (ports: Ports, part: { id: number; key: string }): Promise<void> =>
  withBytes(ports, async (tx) => {
    await tx.uploadPart.deleteMany({ where: { id: part.id } });
    await dropBytes(ports, tx, [part.key]);
  });

export const sweepResumableUploads = async (ports: Ports): Promise<void> => {
  const { db, now } = ports;
  const expired = { expiresAt: { lte: now() } };
  await db.resumableUpload.updateMany({
    where: { ...expired, isOver: false },
    data: { isOver: true },
  });
  const parts = await db.uploadPart.findMany({
    where: { OR: [{ uploadId: null }, { upload: { isOver: true } }] },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, key: true },
  });
  for (const part of parts) await sweepPart(ports, part);
  // Until then whoever lost the answer may ask what became of it.
  await db.resumableUpload.deleteMany({ where: { ...expired, isOver: true } });
};
