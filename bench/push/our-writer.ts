// Changes jobs as the product's worker does: a sign of progress, then over the event bus.
import { parseEnv } from '../../server/env.ts';
import { writeProgress } from '../../server/features/jobs/job-claim.ts';
import { publishJobChange } from '../../server/features/jobs/jobs.events.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { type Moment, progressOf, steadyMs, type WriteOrder } from './protocol.ts';
import { writeSteadily } from './write-steadily.ts';

const { ports } = await startServer(parseEnv(), () => createScriptedEstimator());

const writeJob = async (id: number, event: number): Promise<Moment> => {
  const done = await writeProgress(
    ports,
    { id, run: 1, attempt: 0 },
    {
      stage: 'PRICING',
      progress: progressOf(event),
      reading: null,
      fresh: [],
      position: 0,
    },
  );
  const written = steadyMs();
  if (!done) throw new Error(`Job ${id} was to be written to.`);
  await publishJobChange(ports, { id, ...done });
  return [event, written];
};

const duties = {
  write: (order: WriteOrder) => writeSteadily(order, writeJob),
};
export type PushWriter = typeof duties;

serveDuties(duties);
