// A server in a process of its own, for tests that kill it or run two. The parent opens and closes its gate by message.
import { parseEnv } from '../env.ts';
import { createBuiltInEstimator } from '../estimator/built-in.ts';
import { loadPriceBook } from '../estimator/price-book.ts';
import { startServer } from '../start-server.ts';
import { gateEstimator } from './gated-estimator.ts';
import { createScriptedEstimator } from './scripted-estimator.ts';

const isBuiltIn = process.argv.includes('--built-in');
const estimator = isBuiltIn
  ? gateEstimator(createBuiltInEstimator(loadPriceBook()))
  : createScriptedEstimator();
if (process.argv.includes('--closed')) estimator.close();

const server = await startServer(parseEnv(), () => estimator);
process.on('message', (message) => {
  if (message === 'open') estimator.open();
  if (message === 'close') estimator.close();
});
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.address });
