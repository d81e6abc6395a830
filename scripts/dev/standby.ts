// A server process that has loaded packages ahead: reads the sources when it is told `load`, and serves when it is told `serve`,
// once the one before it has ended. What it has not loaded ahead it loads with the sources.
import { once } from 'node:events';
import '@electric-sql/pglite';
import '@escape.tech/graphql-armor';
import '@fastify/compress';
import '@fastify/multipart';
import '@fastify/rate-limit';
import '@fastify/static';
import '@pothos/core';
import '@pothos/plugin-complexity';
import '@pothos/plugin-errors';
import '@pothos/plugin-prisma';
import '@pothos/plugin-relay';
import '@prisma/adapter-pg';
import '@prisma/client/runtime/client';
import 'fastify';
import 'graphql-scalars';
import 'graphql-ws';
import 'graphql-yoga';
import 'ioredis';
import 'nodemailer';
import 'pg';
import 'pino';
import 'prom-client';
import 'ws';
import 'zod';

/** Ends with whoever started it. */
process.on('disconnect', () => process.exit(0));

const isToldTo = async (what: 'load' | 'serve') => {
  for (;;) {
    const [message] = (await once(process, 'message')) as [unknown];
    if (message === what) return;
  }
};

await isToldTo('load');
const told = isToldTo('serve');
await import('../../server/load-estimator.ts');
await import('../../server/start-server.ts');
await told;
await import('../../server/main.ts');
