// Deletes what was started with test tokens days ago, as its owner would: it can be restored for a while, then it is removed.
import type { Ports } from '../../context.ts';
import { TEST_KEPT_DAYS } from '../../domain/account/api-tokens.ts';
import { DAY_MS } from '../../domain/time.ts';
import { testsBefore } from '../jobs/deleted-jobs.ts';
import { hideJobs, tellHidden } from './hide-jobs.ts';

/** At one sweep; the rest waits for the next. */
const BATCH = 50;

export const sweepTests = async (ports: Ports): Promise<void> => {
  const { db, now } = ports;
  const before = new Date(now().getTime() - TEST_KEPT_DAYS * DAY_MS);
  for (const { id } of await testsBefore(db, before, BATCH)) {
    await tellHidden(ports, await db.$transaction((tx) => hideJobs(ports, tx, { id }, now())));
  }
};
