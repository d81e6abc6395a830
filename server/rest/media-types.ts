// What a body may be sent as: each route says so; anything else is refused before it is read.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RestCode } from '../domain/failure-codes.ts';
import { RAW } from './raw-body.ts';

const MEDIA_TYPES = { json: 'application/json', form: 'multipart/form-data', bytes: RAW } as const;
export type BodyKind = keyof typeof MEDIA_TYPES;

const WORDS: Record<BodyKind, string> = {
  json: 'JSON',
  form: 'a form',
  bytes: 'the bytes of the file',
};

/** The parts of a route that are asked for here. */
interface BodyTaker {
  method: string;
  takes?: readonly BodyKind[];
}

/** Returns null when the route takes no body. */
export const bodyKindsOf = ({ method, takes }: BodyTaker): readonly BodyKind[] | null => {
  if (takes) return takes;
  return method === 'GET' || method === 'DELETE' ? null : ['json'];
};

export const mediaTypeOf = (kind: BodyKind): string => MEDIA_TYPES[kind];

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const typeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A hook: answers 415 and says what this route takes. */
export const refuseOtherMedia = (route: BodyTaker) => {
  const kinds = bodyKindsOf(route);
  const types = kinds?.map(mediaTypeOf) ?? [];
  const wanted = kinds?.map((kind) => `${WORDS[kind]} (${mediaTypeOf(kind)})`).join(' or ');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!kinds || !hasBody(request) || types.includes(typeOf(request))) return;
    return reply
      .code(415)
      .header(route.method === 'PATCH' ? 'accept-patch' : 'accept-post', types.join(', '))
      .send({
        detail: `This address takes ${wanted}. Name it in the Content-Type header.`,
        code: 'bad_input' satisfies RestCode,
      });
  };
};
