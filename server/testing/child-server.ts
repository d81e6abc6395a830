// A server in a process of its own, for tests that kill it or run two. The parent opens and closes its gate by message.
import { Session } from 'node:inspector/promises';
import { flushCompileCache } from 'node:module';
import { parseEnv } from '../env.ts';
import type { Estimator } from '../estimator/estimator.ts';
import { loadEstimator } from '../load-estimator.ts';
import { startServer } from '../start-server.ts';
import { type Gate, gateEstimator } from './gated-estimator.ts';
import { createScriptedEstimator } from './scripted-estimator.ts';

const isBuiltIn = process.argv.includes('--built-in');
const env = parseEnv();
const { promise, resolve: gateIs } = Promise.withResolvers<Estimator & Gate>();

const server = await startServer(env, async (log, priceBook) => {
  const estimator = isBuiltIn
    ? gateEstimator(await loadEstimator(env, log, priceBook))
    : createScriptedEstimator();
  if (process.argv.includes('--closed')) estimator.close();
  gateIs(estimator);
  return estimator;
});
const gated = await promise;
if (process.argv.includes('--stuck')) {
  server.ports.mediaReader.readPaper = (_path, _limits, { onStep }) => {
    // The reading that begins with the upload tells nobody of its steps.
    if (onStep) process.send?.('reading');
    return new Promise(() => undefined);
  };
}
/** Objects and buffers that are in use, once garbage has been collected. */
const usedBytes = async (): Promise<number> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const { now } = server.ports;
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'aheadMs' in message) {
    const ahead = Number(message.aheadMs);
    server.ports.now = () => new Date(now().getTime() + ahead);
    process.send?.('ahead');
  }
  if (message === 'open') gated.open();
  if (message === 'close') {
    gated.close();
    process.send?.('closed');
  }
  if (message === 'memory') process.send?.({ bytes: process.memoryUsage.rss() });
  if (message === 'used') void usedBytes().then((bytes) => process.send?.({ bytes }));
});
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.address });
// Most are killed.
flushCompileCache();
