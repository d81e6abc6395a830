// What operators and load balancers ask: is the process up, can it serve, how is it doing.
import type { FastifyInstance } from 'fastify';
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

export const serveHealth = (app: FastifyInstance, ports: Ports): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
    ports.metrics.httpRequests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(probes(ports)).map(
        async ([name, probe]) => [name, await withinLimit(probe)] as const,
      ),
    );
    const isReady = !isClosing && entries.every(([, state]) => state === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(entries) });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(ports.metrics.contentType).send(await ports.metrics.print()),
  );
};
