// Changes jobs as the product's worker does: through the claimed row, then over the event bus.
import { parseEnv } from '../../server/env.ts';
import { writeClaimed } from '../../server/features/jobs/job-claim.ts';
import { publishJobChange } from '../../server/features/jobs/jobs.events.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { type Moment, progressOf, steadyMs, type WriteOrder } from './protocol.ts';
import { writeSteadily } from './write-steadily.ts';

const { ports } = await startServer(parseEnv(), () => createScriptedEstimator());

const writeJob = async (id: number, event: number): Promise<Moment> => {
  await writeClaimed(
    ports,
    { id, accountId: id, run: 1, attempt: 0 },
    { progress: progressOf(event) },
  );
  const written = steadyMs();
  await publishJobChange(ports, { id, accountId: id, stage: 'PRICING' });
  return [event, written];
};

const duties = {
  write: (order: WriteOrder) => writeSteadily(order, writeJob),
};
export type PushWriter = typeof duties;

serveDuties(duties);
