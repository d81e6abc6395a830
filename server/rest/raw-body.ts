// Bodies that are the bytes of a file and nothing else: they are handed on as they come, never held.
import { PassThrough, Readable, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';

/** The name that other protocols of resumable uploads give it. */
export const RAW = 'application/offset+octet-stream';

/** Leaves such a body unread, for `rawBodyOf`. */
export const takeRawBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser(RAW, (_request, body, done) => done(null, body));
};

/** A body, and the bytes that have come of it. */
class CountedBody extends PassThrough {
  bytesRead = 0;

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    this.bytesRead += chunk.length;
    super._transform(chunk, encoding, done);
  }
}

/** Ends with an error when the connection does. Throws InvalidInput for a body of another kind. */
export const rawBodyOf = ({ body, raw }: FastifyRequest): CountedBody => {
  if (!(body instanceof Readable)) throw new InvalidInput(`Send the bytes as ${RAW}.`);
  // Whoever refuses it destroys what it is given, and the connection is still needed for the answer.
  const bytes = new CountedBody();
  body.once('close', () => {
    if (!raw.complete) bytes.destroy(new Error('The client went away.'));
  });
  body.once('error', (error) => bytes.destroy(error));
  body.pipe(bytes);
  return bytes;
};
