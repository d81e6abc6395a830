// Takeoffs whose worker died: handed out again at once where that is safe, ended where nobody will come for them.
import type { Ports } from '../../context.ts';
import { failTakeoff } from './run-takeoff.ts';
import { takeOff } from './take-off.definition.ts';

/** Longer than the queue needs to notice that a worker is dead. */
const STALLED_MS = 60_000;
const BATCH = 100;

/** For a start at which no other worker can be alive. */
export const releaseInterruptedTakeoffs = async ({ db, queue }: Ports): Promise<void> => {
  const interrupted = await db.inventory.findMany({
    where: { status: 'PENDING' },
    select: { estimateId: true, run: true },
  });
  await queue.releaseInterrupted(takeOff, interrupted);
};

/** Ends takeoffs that have shown no sign of life and for which no message is left. */
export const failStalledTakeoffs = async (ports: Ports): Promise<void> => {
  const { db, queue, now, log } = ports;
  const stalled = await db.inventory.findMany({
    where: { status: 'PENDING', touchedAt: { lt: new Date(now().getTime() - STALLED_MS) } },
    orderBy: { touchedAt: 'asc' },
    take: BATCH,
    select: { estimateId: true, run: true },
  });
  for (const message of stalled) {
    if (await queue.holds(takeOff, message)) continue;
    log.warn({ estimateId: message.estimateId }, 'A takeoff was left behind and is ended');
    await failTakeoff(ports, message);
  }
};
