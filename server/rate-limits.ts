// How often one caller may call. In this process, or in Redis when several share the load.
import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { DomainError } from './domain/errors.ts';
import type { Env } from './env.ts';
import { networkOf } from './features/accounts/client-network.ts';

const WINDOW_MS = 60_000;

/** Calls a minute, by where the path begins; the first match counts. */
const LIMITS: [prefix: string, callsPerMinute: number][] = [
  ['/healthz', Number.POSITIVE_INFINITY],
  ['/readyz', Number.POSITIVE_INFINITY],
  ['/metrics', Number.POSITIVE_INFINITY],
  ['/api/files', 120],
  ['/api/', 300],
  ['/graphql', 600],
  ['/', 1_200],
];

const limitOf = ({ url }: FastifyRequest): number =>
  LIMITS.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 0;

/** One count per network: keys are free to make, so they cannot be what is counted. */
const callerOf = (request: FastifyRequest): string => {
  const prefix = LIMITS.find(([start]) => request.url.startsWith(start))?.[0] ?? '';
  return `${prefix}:${createHash('sha256').update(networkOf(request.ip)).digest('base64url')}`;
};

export const limitRates = async (app: FastifyInstance, env: Env): Promise<void> => {
  if (!env.RATE_LIMITS) return;
  const redis = env.REDIS_URL
    ? new Redis(env.REDIS_URL, {
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        lazyConnect: true,
      })
    : undefined;
  redis?.on('error', (error: Error) => app.log.debug({ err: error }, 'Rate limits without Redis'));
  // Calls that come before the connection would go uncounted; without Redis the start goes on.
  await redis?.connect().catch(() => undefined);
  await app.register(rateLimit, {
    global: true,
    timeWindow: WINDOW_MS,
    max: (request) => limitOf(request),
    keyGenerator: callerOf,
    // Redis away: serving is worth more than counting.
    skipOnError: true,
    ...(redis && { redis, nameSpace: 'rate:' }),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new DomainError('BUSY', `Too many requests. Try again in ${seconds} seconds.`, {
        retryAfterSeconds: seconds,
      });
    },
  });
  app.addHook('onClose', async () => redis?.disconnect());
};
