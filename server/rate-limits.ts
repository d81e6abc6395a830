// How often one network may call, over HTTP and over its sockets. Calls are counted in this process, or in Redis when several
// share the load.
import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { CallsLeft } from './context.ts';
import { DomainError } from './domain/errors.ts';
import type { Env } from './env.ts';
import { networkOf } from './features/accounts/client-network.ts';
import type { SocketCounts } from './graphql/sockets/serve-sockets.ts';

const WINDOW_MS = 60_000;

/** Stands for opening a socket, which no route answers. */
const SOCKETS = 'sockets';

/** Calls a minute, by how the route begins that answers, whatever the spelling of the path; the first match counts. */
const LIMITS: readonly (readonly [route: string, callsPerMinute: number])[] = [
  ['/api/files/', 120],
  // Parts of files: the largest video has a thousand.
  ['/api/uploads/', 1_200],
  ['/api/', 300],
  ['/graphql', 600],
  [SOCKETS, 600],
  // Pages, downloads and addresses with nothing behind them.
  ['', 1_200],
];

const limitOf = ({ routeOptions: { url = '' } }: FastifyRequest) =>
  LIMITS.find(([route]) => url.startsWith(route)) ?? (['', 0] as const);

/** One count per network: keys are free to make, so they cannot be what is counted. */
const callerOf = (request: FastifyRequest): string => {
  const network = createHash('sha256').update(networkOf(request.ip)).digest('base64url');
  return `${limitOf(request)[0]}:${network}`;
};

const tooMany = (ttl: number): DomainError => {
  const seconds = Math.max(1, Math.ceil(ttl / 1000));
  return new DomainError('BUSY', `Too many requests. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
};

const openRedis = async (app: FastifyInstance, url: string): Promise<Redis> => {
  // Loaded only where it is used.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  redis.on('error', (error: Error) => app.log.debug({ err: error }, 'Rate limits without Redis'));
  app.addHook('onClose', async () => redis.disconnect());
  // Calls that come before the connection would go uncounted; without Redis the start goes on.
  await redis.connect().catch(() => undefined);
  return redis;
};

/** Makes a request of a call that came over a socket, with all that counting reads. */
const asRequest = (ip: string, url: string): FastifyRequest =>
  ({ ip, routeOptions: { url, config: {} } }) as unknown as FastifyRequest;

/** Calls that are left, as the limiter wrote them into the head of the answer that is being made. */
export const callsLeftOf = (reply: FastifyReply): CallsLeft | undefined => {
  const [limit, remaining, seconds] = ['limit', 'remaining', 'reset'].map((name) =>
    reply.getHeader(`x-ratelimit-${name}`),
  );
  if (limit === undefined) return undefined;
  return { limit: Number(limit), remaining: Number(remaining), seconds: Number(seconds) };
};

const UNCOUNTED: SocketCounts = {
  countSocket: async () => undefined,
  countOperation: async () => undefined,
};

/**
 * Limits the routes of `app` that are registered from now on.
 * @returns what counts sockets, and their operations as if they had been called for over HTTP.
 */
export const limitRates = async (app: FastifyInstance, env: Env): Promise<SocketCounts> => {
  if (!env.RATE_LIMITS) return UNCOUNTED;
  const redis = env.REDIS_URL ? await openRedis(app, env.REDIS_URL) : undefined;
  await app.register(rateLimit, {
    global: true,
    timeWindow: WINDOW_MS,
    max: (request) => limitOf(request)[1],
    keyGenerator: callerOf,
    // Serving is worth more than counting when Redis is away.
    skipOnError: true,
    ...(redis && { redis, nameSpace: 'rate:' }),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const count = app.createRateLimit();
  const countAs = (url: string) => async (address: string) => {
    const counted = await count(asRequest(address, url));
    if (counted.isAllowed) return undefined;
    if (counted.isExceeded) throw tooMany(counted.ttl);
    return { limit: counted.max, remaining: counted.remaining, seconds: counted.ttlInSeconds };
  };
  return { countSocket: countAs(SOCKETS), countOperation: countAs('/graphql') };
};
