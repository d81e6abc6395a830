// Starts the consumers of the queue and the sweeper.
import type { Ports } from '../context.ts';
import { releaseInterruptedMaterialTakeoffs } from '../features/inventory/stalled-material-takeoffs.ts';
import { releaseInterruptedJobs } from '../features/jobs/stalled-jobs.ts';
import { checkedBindings } from './registry.ts';
import { startSweeper } from './sweeper.ts';

export interface Worker {
  stop(): void;
}

/** `isAlone`: no other process can be working on this database, so whatever runs there was interrupted. */
export const startWorker = async (
  ports: Ports,
  { isAlone }: { isAlone: boolean },
): Promise<Worker> => {
  if (isAlone) {
    await releaseInterruptedJobs(ports);
    await releaseInterruptedMaterialTakeoffs(ports);
  }
  for (const binding of checkedBindings(ports)) {
    await binding.work(ports.queue, ports.env.WORKER_CONCURRENCY);
  }
  return startSweeper(ports);
};
