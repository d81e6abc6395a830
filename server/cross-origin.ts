// Which pages of other sites may call the API from a browser. None, unless whoever runs the server names them.
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

/** Headers that a page may send. */
const TAKEN = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Upload-Offset',
  'X-Guest-Key',
];

/** Headers of an answer that a page may read. */
const TOLD = [
  'Link',
  'Retry-After',
  'WWW-Authenticate',
  'X-Has-Next-Page',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

const PREFLIGHT_SECONDS = 600;

/** Lets pages of `origins` call the API, with a token or a guest key; no cookie is ever read here. */
export const allowOrigins = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: METHODS,
    allowedHeaders: TAKEN,
    exposedHeaders: TOLD,
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  });
};
