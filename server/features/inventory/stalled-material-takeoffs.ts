// Takeoffs whose worker died. They run again at once where that is safe, and fail where no worker is left to take them.
import type { Ports } from '../../context.ts';
import { failMaterialTakeoff } from './run-material-takeoff.ts';
import { materialTakeoff } from './run-material-takeoff.ts';

/** Time longer than the queue needs to notice that a worker is dead. */
const STALLED_MS = 60_000;
const BATCH = 100;

/** Call it at a start at which no other worker can be alive. */
export const releaseInterruptedMaterialTakeoffs = async ({ db, queue }: Ports): Promise<void> => {
  const interrupted = await db.inventory.findMany({
    where: { status: 'PENDING' },
    select: { estimateId: true, run: true },
  });
  await queue.releaseInterrupted(materialTakeoff, interrupted);
};

/** Ends takeoffs that have shown no sign of life and for which no message is left. */
export const failStalledMaterialTakeoffs = async (ports: Ports): Promise<void> => {
  const { db, queue, now, log } = ports;
  const stalled = await db.inventory.findMany({
    where: { status: 'PENDING', touchedAt: { lt: new Date(now().getTime() - STALLED_MS) } },
    orderBy: { touchedAt: 'asc' },
    take: BATCH,
    select: { estimateId: true, run: true },
  });
  for (const message of stalled) {
    if (await queue.has(materialTakeoff, message)) continue;
    log.warn({ estimateId: message.estimateId }, 'A takeoff was left behind and is ended');
    await failMaterialTakeoff(ports, message);
  }
};
