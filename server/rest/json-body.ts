// The JSON body of a request: an object that can be worked with, or a refusal.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';
import { isRecord } from '../domain/is-record.ts';
import { requireShape } from '../infra/json-shape.ts';

/** Values of a body: an item of 5,000 has eighty with its metadata; one of a claim has sixty, and more where it runs through rooms. */
const VALUES_MAX = 400_000;

/** Clients that always name a type send it with empty bodies, too. */
export const takeJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null);
      requireShape(body, VALUES_MAX).then(() => parse(request, body, done), done);
    },
  );
};

/** The JSON body as an object. Throws InvalidInput for anything else. */
export const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> => {
  if (!isRecord(body)) throw new InvalidInput('Send a JSON object.');
  return body;
};

/** Works like `bodyOf`, but takes a missing body for an empty one. */
export const optionalBodyOf = (request: FastifyRequest): Record<string, unknown> =>
  request.body == null ? {} : bodyOf(request);
