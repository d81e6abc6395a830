// The JSON body of a request: an object that can be worked with, or a refusal.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';
import { isRecord } from '../domain/is-record.ts';
import { parseInTurns, requireShape } from '../infra/json-shape.ts';

/** Values of a body: an item of 5,000 has eighty with its metadata; one of a claim has sixty, and more where it runs through rooms. */
const VALUES_MAX = 400_000;

/** Clients that always name a type send it with empty bodies, too. */
export const takeJson = (app: FastifyInstance): void => {
  const parser = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, json: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      void parser(request, json, (error, body) => (error ? reject(error) : resolve(body)));
    });
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, json: string): Promise<unknown> => {
      if (json === '') return undefined;
      const longLists = await requireShape(json, VALUES_MAX);
      const body = await parseInTurns(json, longLists, (piece) => parse(request, piece));
      // What is done with thousands of entries has a turn of its own.
      if (longLists.length > 0) await nextTurn();
      return body;
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
