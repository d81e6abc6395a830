// Whether what requests need is there: each part of it, asked at once.
import type { Ports } from './context.ts';

const PROBE_MS = 5_000;

const withinLimit = async (probe: Promise<unknown>): Promise<'ok' | 'down'> => {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), PROBE_MS).unref();
  });
  return Promise.race([probe, timeout]).then(
    () => 'ok' as const,
    () => 'down' as const,
  );
};

const probes = ({ db, queue, events, storage }: Ports): Record<string, Promise<unknown>> => ({
  database: db.$queryRaw`SELECT 1`,
  queue: queue.ready(),
  events: events.ready(),
  storage: storage.ready(),
});

export const probeAll = (
  ports: Ports,
): Promise<(readonly [name: string, state: 'ok' | 'down'])[]> =>
  Promise.all(
    Object.entries(probes(ports)).map(
      async ([name, probe]) => [name, await withinLimit(probe)] as const,
    ),
  );
