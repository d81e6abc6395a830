// Takes away uploads that no job was submitted with in their time, and all of an account that was closed. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockKeysOf } from './file-keys.ts';
import { dropBytes, withBytes } from './kept-bytes.ts';

/** Files in one sweep; the rest waits for the next. */
const BATCH = 100;

type Due = Pick<Prisma.FileWhereInput, 'accountId' | 'unusedUntil'>;

const sweepOne = (ports: Ports, id: number, due: Due): Promise<void> =>
  withBytes(ports, async (tx) => {
    const keys = await lockKeysOf(tx, id);
    // A job that is being submitted with it holds its row; when that is let go, its time is off.
    const { count } = await tx.file.deleteMany({ where: { id, ...due } });
    if (count > 0) await dropBytes(ports, tx, keys);
  });

export const sweepUnusedUploads = async (ports: Ports): Promise<void> => {
  const now = ports.now();
  const unused = await ports.db.file.findMany({
    where: { unusedUntil: { lte: now } },
    orderBy: { unusedUntil: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of unused) await sweepOne(ports, id, { unusedUntil: { lte: now } });
};

export const removeUploadsOf = async (ports: Ports, accountId: number): Promise<void> => {
  const uploads = await ports.db.file.findMany({ where: { accountId }, select: { id: true } });
  for (const { id } of uploads) await sweepOne(ports, id, { accountId });
};
