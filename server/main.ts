// Process entry: environment, server, one line with the address, graceful stop.
import { type Env, parseEnv } from './env.ts';
import { loadEstimator } from './load-estimator.ts';
import { startFailure } from './start-failure.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Time after requests are no longer sent here, at which the process ends even if something still hangs. */
const STOP_LIMIT_MS = 25_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const stopOnSignal = (server: RunningServer, drainSeconds: number): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS + drainSeconds * 1_000).unref();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

let env: Env | null = null;
try {
  env = parseEnv();
  const read = env;
  const server = await startServer(read, (log, priceBook) => loadEstimator(read, log, priceBook));
  stopOnSignal(server, read.DRAIN_SECONDS);
  say(`Plumbline is ready at ${read.PUBLIC_URL ?? server.address}`);
} catch (error) {
  process.stderr.write(`Plumbline could not start. ${startFailure(error, env)}\n`);
  process.exit(1);
}
