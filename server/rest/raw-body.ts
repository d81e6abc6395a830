// Bodies that are the bytes of a file and nothing else: they are handed on as they come, never held.
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';

/** The name that other protocols of resumable uploads give it. */
export const RAW = 'application/offset+octet-stream';

/** Leaves such a body unread, for `rawBodyOf`. */
export const takeRawBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser(RAW, (_request, body, done) => done(null, body));
};

/** Ends with an error when the connection does. Throws InvalidInput for a body of another kind. */
export const rawBodyOf = ({ body, raw }: FastifyRequest): Readable => {
  if (!(body instanceof Readable)) throw new InvalidInput(`Send the bytes as ${RAW}.`);
  // Whoever refuses it destroys what it is given, and the connection is still needed for the answer.
  const bytes = new PassThrough();
  body.once('close', () => {
    if (!raw.complete) bytes.destroy(new Error('The client went away.'));
  });
  body.once('error', (error) => bytes.destroy(error));
  return body.pipe(bytes);
};
