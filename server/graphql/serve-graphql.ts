// GraphQL over HTTP on Fastify: hands the raw request to Yoga and its answer back, so that compression still applies.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from '../features/accounts/identify.ts';
import { streamUntil } from './event-stream.ts';
import type { LiveIdentities } from './live-identities.ts';
import type { Yoga } from './yoga.ts';

const STREAMED = /^(text\/event-stream|multipart\/)/;

/** No forms: a page of another site can send those without asking. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)/i.test(
    headers['content-type'] ?? '',
  );

export const serveGraphQL = (
  app: FastifyInstance,
  yoga: Yoga,
  factsOf: (request: FastifyRequest) => RequestFacts,
  identities: LiveIdentities,
): Promise<void> => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForm(request)) {
      return reply
        .code(415)
        .send({ errors: [{ message: 'Send GraphQL as JSON; files go to POST /api/files/.' }] });
    }
    const end = new AbortController();
    const forget = () => identities.forget(end);
    let stream: Readable | undefined;
    try {
      const response = await yoga.handleNodeRequestAndResponse(request, reply, {
        ...factsOf(request),
        onViewer: (viewer) => identities.note(end, viewer, () => end.abort()),
      });
      void reply.code(response.status).headers(Object.fromEntries(response.headers));
      const isStream = STREAMED.test(response.headers.get('content-type') ?? '');
      if (response.body && isStream) {
        // Behind the face of a web stream, Yoga's body is one of Node's.
        stream = streamUntil(response.body as unknown as Readable, end.signal);
        stream.once('close', forget);
      }
      // Yoga's own Response cannot be returned: @fastify/compress does not know it.
      const body = stream ?? (response.body ? await response.text() : undefined);
      void reply.send(body);
      return reply;
    } finally {
      if (!stream) forget();
    }
  };
  return app.register(async (scope) => {
    // The body is Yoga's to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({ url: yoga.graphqlEndpoint, method: ['GET', 'POST', 'OPTIONS'], handler });
  }) as unknown as Promise<void>;
};
