// Answers in GraphQL's own form what never reaches its executor: too many calls, bodies that are not read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLErrorExtensions } from 'graphql';

const JSON_TYPES = ['application/graphql-response+json', 'application/json'];
const EVENTS = 'text/event-stream';

/** Type that the caller reads: Yoga would choose the same. */
const typeFor = ({ headers: { accept = '' } }: FastifyRequest): string => {
  const accepted = accept.split(',').map((each) => each.split(';', 1)[0]?.trim().toLowerCase());
  const json = accepted.find((type) => type && JSON_TYPES.includes(type));
  return json ?? (accepted.includes(EVENTS) ? EVENTS : 'application/json');
};

/** Answers with one error; to whoever reads events, as the one result of a stream that is over. */
export const refuseAsGraphQL = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, ...error }: { status: number; message: string; extensions: GraphQLErrorExtensions },
): FastifyReply => {
  const type = typeFor(request);
  const answer = JSON.stringify({ errors: [error] });
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .send(type === EVENTS ? `event: next\ndata: ${answer}\n\nevent: complete\ndata:\n\n` : answer);
};
