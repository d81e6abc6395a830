// The runs of a day that a language model reads, for one owner and for all: beyond them the rules read. A run that the queue
// repeats after a crash is one run.
import type { Ports } from '../../context.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Namespace of the advisory lock taken here; there is one name in it, as one of the caps is everybody's. */
const LOCK = 7_304;

/** Returns true when the model may read this run, which then counts. */
export const takeModelRun = async (
  { db, env, now }: Ports,
  { id: jobId, run }: Job,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    await lockName(tx, LOCK, 'all');
    const known = await tx.jobRun.findUnique({ where: { jobId_run: { jobId, run } } });
    if (!known || known.askedModel) return known !== null;
    if (known.isTest) return false;
    const today = { askedModel: true, startedAt: { gt: new Date(now().getTime() - DAY_MS) } };
    if ((await tx.jobRun.count({ where: today })) >= env.OPENAI_DAILY_RUNS) return false;
    const { accountId, addressHash } = known;
    // Keys are free to make, so guests share what their network has.
    const owner = addressHash === null ? { accountId } : { addressHash };
    const own = await tx.jobRun.count({ where: { ...today, ...owner } });
    if (own >= env.OPENAI_DAILY_RUNS_PER_OWNER) return false;
    await tx.jobRun.update({ where: { jobId_run: { jobId, run } }, data: { askedModel: true } });
    return true;
  });
