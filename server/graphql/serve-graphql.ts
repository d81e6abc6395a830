// GraphQL over HTTP on Fastify: hands the raw request to Yoga and its answer back, so that compression still applies.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from '../features/accounts/identify.ts';
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
): Promise<void> => {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForm(request)) {
      return reply
        .code(415)
        .send({ errors: [{ message: 'Send GraphQL as JSON; files go to POST /api/files/.' }] });
    }
    const response = await yoga.handleNodeRequestAndResponse(request, reply, factsOf(request));
    void reply.code(response.status).headers(Object.fromEntries(response.headers));
    if (!response.body) return reply.send();
    // Yoga's own Response cannot be returned: @fastify/compress does not know it.
    return STREAMED.test(response.headers.get('content-type') ?? '')
      ? reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]))
      : reply.send(await response.text());
  };
  return app.register(async (scope) => {
    // The body is Yoga's to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({ url: yoga.graphqlEndpoint, method: ['GET', 'POST', 'OPTIONS'], handler });
  }) as unknown as Promise<void>;
};
