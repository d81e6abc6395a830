// The product's web process as it is, on the database and the Redis given in the environment.
import { parseEnv } from '../../server/env.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { collectGarbage, serveDuties } from '../harness/child.ts';

const server = await startServer(parseEnv(), () => createScriptedEstimator());

const duties = {
  address: () => server.address.replace('http', 'ws'),
  collectGarbage,
};
export type PushServer = typeof duties;

serveDuties(duties);
