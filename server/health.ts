// What operators and load balancers ask: is the process up, can it serve, how is it doing.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ports } from './context.ts';
import { isDiskLow } from './features/files/upload-room.ts';
import { isSameHash, sha256 } from './infra/secrets.ts';

// Whether what requests need is there: each part of it, asked at once.

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

const probeAll = (ports: Ports): Promise<(readonly [name: string, state: 'ok' | 'down'])[]> =>
  Promise.all(
    Object.entries(probes(ports)).map(
      async ([name, probe]) => [name, await withinLimit(probe)] as const,
    ),
  );

const NO_METRICS = {
  detail: 'Metrics are shown to whoever sends METRICS_TOKEN, and none is set here.',
  code: 'not_found',
};
const METRICS_NEED_TOKEN = {
  detail: 'Send METRICS_TOKEN as a bearer token.',
  code: 'unauthenticated',
};

const PATHS = { lives: '/healthz', serves: '/readyz', metrics: '/metrics' } as const;
const PROBED: ReadonlySet<string | undefined> = new Set(Object.values(PATHS));

/** True for what machines ask every few seconds, whether or not people are there. */
export const isProbe = ({ routeOptions }: FastifyRequest): boolean => PROBED.has(routeOptions.url);

/** @param isStopping nobody should be sent here any more */
export const serveHealth = (
  app: FastifyInstance,
  ports: Ports,
  isStopping: () => boolean,
): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
    ports.metrics.httpRequests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get(PATHS.lives, async () => ({
    status: 'ok',
    disk: (await isDiskLow(ports)) ? 'low' : 'ok',
  }));
  app.get(PATHS.serves, async (_request, reply) => {
    const [entries, isLow] = await Promise.all([
      probeAll(ports),
      // The storage is down when the disk does not answer.
      isDiskLow(ports).catch(() => false),
    ]);
    const isReady = !isStopping() && !isLow && entries.every(([, state]) => state === 'ok');
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      ...Object.fromEntries(entries),
      disk: isLow ? 'low' : 'ok',
    });
  });
  app.get(PATHS.metrics, async (request, reply) => {
    const token = ports.env.METRICS_TOKEN;
    if (token === undefined) return reply.code(404).send(NO_METRICS);
    if (!isSameHash(sha256(request.headers.authorization ?? ''), sha256(`Bearer ${token}`))) {
      return reply.code(401).header('www-authenticate', 'Bearer').send(METRICS_NEED_TOKEN);
    }
    const free = await ports.storage.freeBytes();
    if (free !== null) ports.metrics.freeBytes.set({ directory: 'files' }, free);
    return reply.type(ports.metrics.contentType).send(await ports.metrics.print());
  });
};
