// Looks now and then for what died without a word (jobs and takeoffs whose worker is gone, uploads that were cut off),
// ends sign-ins that nobody uses, and removes what is long over: codes, sign-ins, what was deleted.
import type { Ports } from '../context.ts';
import { endUnusedSignIns, forgetOldSignIns } from '../features/accounts/sign-ins.service.ts';
import { failStalledTakeoffs } from '../features/inventory/stalled-takeoffs.ts';
import { failStalledJobs } from '../features/jobs/stalled-jobs.ts';
import { sweepDeleted } from '../features/projects/sweep-deleted.ts';
import { forgetOldCodes } from '../features/sign-in/sign-in-codes.ts';

const EVERY_MS = 15_000;
const UPLOAD_IDLE_MS = 60 * 60 * 1000;

export const startSweeper = (ports: Ports): { stop(): void } => {
  const sweep = async () => {
    await failStalledJobs(ports);
    await failStalledTakeoffs(ports);
    await sweepDeleted(ports);
    await ports.storage.sweepPartials(UPLOAD_IDLE_MS);
    await forgetOldCodes(ports);
    await endUnusedSignIns(ports);
    await forgetOldSignIns(ports);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => ports.log.error({ err: error }, 'The sweeper failed'));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
