// A server in a process of its own, for tests that kill it or run two. The parent opens its gate with a message.
import { parseEnv } from '../env.ts';
import { startServer } from '../start-server.ts';
import { createScriptedEstimator } from './scripted-estimator.ts';

const estimator = createScriptedEstimator();
if (process.argv.includes('--closed')) estimator.close();

const server = await startServer(parseEnv(), () => estimator);
process.on('message', (message) => {
  if (message === 'open') estimator.open();
});
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.address });
