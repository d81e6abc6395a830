// Whether whoever waited for an answer has gone, and how work for that answer is told so.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Signal that the client went away. Fastify's own signal aborts as soon as the request has been read. */
export const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Error('The client went away.'));
  });
  return controller.signal;
};

interface Exchange {
  request: Pick<FastifyRequest['raw'], 'destroyed' | 'complete'>;
  answer: Pick<FastifyReply['raw'], 'destroyed'>;
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Whether `error` is but what is left of a request that was not sent to its end, or of an answer that nobody waited for. */
export const isOfGone = (error: unknown, { request, answer }: Exchange): boolean =>
  (request.destroyed && !request.complete) || (answer.destroyed && isCutOff(error));
