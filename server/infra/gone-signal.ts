// Tells work for one answer that whoever waited for it has gone.
import type { FastifyReply } from 'fastify';

/** Not Fastify's own signal, which aborts as soon as the request has been read. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Error('The client went away.'));
  });
  return controller.signal;
};
