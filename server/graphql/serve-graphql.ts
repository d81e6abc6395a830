// GraphQL over HTTP on Fastify: hands the raw request to Yoga and its answer back, so that compression still applies.
import { type Readable, PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printSchema } from 'graphql';
import type { RequestFacts } from '../features/accounts/identify.ts';
import { DomainError } from '../domain/errors.ts';
import { GRAPHQL_CODE } from '../domain/failure-codes.ts';
import { madeOnce } from '../domain/made-once.ts';
import { networkOf } from '../features/accounts/client-network.ts';
import type { ConnectionLimit } from './connection-limit.ts';
import type { LiveIdentities } from './live-identities.ts';
import { outageOf } from '../infra/outage.ts';
import type { RestAnswer } from '../rest/respond.ts';
import { readBodies } from './read-bodies.ts';
import { refuseAsGraphQL } from './refuse.ts';
import { schema } from './schema.ts';
import type { ServedFacts, Yoga } from './yoga.ts';

// Hands the events of one subscription on to an HTTP answer.

/** Ends with its source, with whoever reads it, and in good order when `end` says so. */
const streamUntil = (source: Readable, end: AbortSignal): Readable => {
  const stream = new PassThrough();
  const finish = () => {
    source.unpipe(stream);
    stream.end();
  };
  source.once('error', (error) => stream.destroy(error));
  stream.once('close', () => {
    end.removeEventListener('abort', finish);
    source.destroy();
  });
  source.pipe(stream);
  if (end.aborted) finish();
  else end.addEventListener('abort', finish, { once: true });
  return stream;
};

const STREAMED = /^(text\/event-stream|multipart\/)/;

/** Asks Yoga without its own handling of a body that was read before, which would list every character of it. */
const ask = (yoga: Yoga, request: FastifyRequest, reply: FastifyReply, facts: ServedFacts) => {
  const { body, method, raw } = request;
  if (typeof body !== 'string') return yoga.handleNodeRequestAndResponse(request, reply, facts);
  const headers = request.headers as HeadersInit;
  const asked = new yoga.fetchAPI.Request(`http://localhost${raw.url}`, { method, headers, body });
  return yoga.handleRequest(asked, facts);
};

const tooManyStreams = () =>
  new DomainError('BUSY', 'This network has too many open connections here. Close some first.');

const schemaText = madeOnce(() => `${printSchema(schema)}\n`);

/** Whoever opens the address in a browser wants to look around. */
const showEditor = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async ({ method, headers, query }, reply) => {
    const isPage = method === 'GET' && headers.accept?.includes('text/html');
    if (isPage && !Object.hasOwn(query as object, 'query')) return reply.redirect('/graphiql', 303);
  });
};

interface GraphQLPorts {
  identities: LiveIdentities;
  live: ConnectionLimit;
  /** What REST would answer to an error; reports what is a defect or an outage. */
  refusalOf: (error: unknown, request: FastifyRequest, reply: FastifyReply) => RestAnswer;
}

/** What was refused before Yoga saw it, or broke around it, in the form that clients of GraphQL read. */
const answerRefusals = (scope: FastifyInstance, refusalOf: GraphQLPorts['refusalOf']): void => {
  scope.setErrorHandler((error, request, reply) => {
    const { status, headers = {}, body } = refusalOf(error, request, reply);
    const refused = error instanceof DomainError ? error : outageOf(error);
    const code = status < 500 ? 'BAD_INPUT' : 'INTERNAL';
    return refuseAsGraphQL(request, reply.headers(headers), {
      status,
      message: refused?.message ?? (body as { detail: string }).detail,
      extensions: {
        code: refused ? GRAPHQL_CODE[refused.code] : code,
        ...(refused?.retryAfterSeconds !== undefined && {
          retryAfterSeconds: refused.retryAfterSeconds,
        }),
      },
    });
  });
};

export const serveGraphQL = (
  app: FastifyInstance,
  yoga: Yoga,
  factsOf: (request: FastifyRequest, reply: FastifyReply) => RequestFacts,
  { identities, live, refusalOf }: GraphQLPorts,
): Promise<void> => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const facts = factsOf(request, reply);
    const end = new AbortController();
    const connection = { close: () => end.abort() };
    const forget = () => identities.forget(connection);
    let stream: Readable | undefined;
    try {
      const response = await ask(yoga, request, reply, {
        ...facts,
        onViewer: (viewer) => identities.note(connection, viewer),
      });
      const isStream = STREAMED.test(response.headers.get('content-type') ?? '');
      if (response.body && isStream) {
        // Behind the face of a web stream, Yoga's body is one of Node's.
        const source = response.body as unknown as Readable;
        const release = live.take(networkOf(request.ip));
        if (!release) {
          // Only what has begun can be ended: Yoga takes hold of the events at the first reading.
          source.read(0);
          source.destroy();
          throw tooManyStreams();
        }
        stream = streamUntil(source, end.signal);
        stream.once('close', forget).once('close', release);
      }
      // Yoga's own Response cannot be returned: @fastify/compress does not know it.
      const text = !stream && response.body ? await response.text() : undefined;
      void reply
        .code(response.status)
        .headers(Object.fromEntries(response.headers))
        .send(stream ?? text);
      return reply;
    } finally {
      if (!stream) forget();
    }
  };
  app.get('/schema.graphql', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(schemaText()),
  );
  return app.register(async (scope) => {
    answerRefusals(scope, refusalOf);
    showEditor(scope);
    readBodies(scope);
    // Yoga says of the last three that it does not take them.
    const method = ['GET', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
    scope.route({ url: yoga.graphqlEndpoint, method, handler });
  }) as unknown as Promise<void>;
};
