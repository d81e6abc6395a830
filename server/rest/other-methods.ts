// Whoever asks an address with a method that it has not is told which it has.
import type { FastifyInstance } from 'fastify';
import type { RestCode } from '../domain/failure-codes.ts';

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const;

/** @param methods what the address takes */
export const refuseOtherMethods = (
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
): void => {
  const served = new Set(methods);
  const allow = [...served, ...(served.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  app.route({
    method: 'OPTIONS',
    url,
    handler: (_request, reply) => reply.code(204).header('allow', allow).send(),
  });
  app.route({
    method: METHODS.filter((method) => !served.has(method)),
    url,
    handler: (request, reply) =>
      reply
        .code(405)
        .header('allow', allow)
        .send({
          detail: `This address takes ${allow}, not ${request.method}.`,
          code: 'bad_input' satisfies RestCode,
        }),
  });
};
