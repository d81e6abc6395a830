// The product's whole process with an estimator that takes no time; jobs come in through its own submit.
import { parseEnv } from '../../server/env.ts';
import { accountJobChanges } from '../../server/features/jobs/jobs.events.ts';
import { submitJob } from '../../server/features/jobs/submit-job.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { createCustomers, type Customer, storePhoto } from './customers.ts';
import { inParallel, type JobTimes, LINES } from './load.ts';

const { ports } = await startServer(parseEnv(), () => createScriptedEstimator(LINES));
const photo = await storePhoto(ports);
let customers: Customer[] = [];

/** Resolves with the moment at which a follower hears that the job is ready. */
const followToReady = async (accountId: number): Promise<number> => {
  const changes = ports.events.follow(accountJobChanges, accountId, {
    first: async () => [],
    isLast: ({ stage }) => stage === 'READY' || stage === 'FAILED',
  });
  let heard = Number.NaN;
  for await (const { stage } of changes) {
    heard = performance.now();
    if (stage === 'FAILED') throw new Error('A job failed.');
  }
  return heard;
};

const priceOne = async ({ ctx, accountId, input }: Customer): Promise<JobTimes> => {
  const started = performance.now();
  const ready = followToReady(accountId);
  await submitJob(ctx, input);
  const submitted = performance.now();
  const end = await ready;
  return { totalMs: end - started, afterSubmitMs: end - submitted };
};

const duties = {
  /** Makes the customers; this is not to be measured. */
  async prepare(jobs: number) {
    customers = await createCustomers(ports, photo, jobs);
  },
  /** Prices one job of each customer prepared, always `atOnce` of them under way. */
  run: (atOnce: number) => inParallel(customers, atOnce, priceOne),
};
export type Pipeline = typeof duties;

serveDuties(duties);
