// Process entry: environment, server, one line with the address, graceful stop.
import { parseEnv } from './env.ts';
import { loadEstimator } from './load-estimator.ts';
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

try {
  const env = parseEnv();
  const server = await startServer(env, (log, priceBook) => loadEstimator(env, log, priceBook));
  stopOnSignal(server, env.DRAIN_SECONDS);
  say(`Plumbline is ready at ${env.PUBLIC_URL ?? server.address}`);
} catch (error) {
  process.stderr.write(
    `Plumbline could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
