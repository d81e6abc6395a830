// The product's whole process with an estimator that makes as many lines as it is told to.
import { parseEnv } from '../../server/env.ts';
import { startServer } from '../../server/start-server.ts';
import { createScriptedEstimator } from '../../server/testing/scripted-estimator.ts';
import { serveDuties } from '../harness/child.ts';
import { LINES } from './save.ts';

const server = await startServer(parseEnv(), () => createScriptedEstimator(LINES));

const duties = { address: () => server.address };
export type SaveServer = typeof duties;

serveDuties(duties);
