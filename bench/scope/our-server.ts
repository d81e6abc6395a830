// The product's whole process as it starts by itself: embedded database, built-in estimator.
import { parseEnv } from '../../server/env.ts';
import { loadEstimator } from '../../server/load-estimator.ts';
import { startServer } from '../../server/start-server.ts';
import { serveDuties } from '../harness/child.ts';

const env = parseEnv();
const server = await startServer(env, (log, priceBook) => loadEstimator(env, log, priceBook));

const duties = { address: () => server.address };
export type ScopeServer = typeof duties;

serveDuties(duties);
