// Serves everything that an account has as one ZIP file, written while it is sent.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import { openOwnData } from './own-data.service.ts';

interface DataRequest {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

/** A phone on a bad line takes twice as much. */
const BYTES_PER_SECOND = 4_000;
const LOOK_EVERY_SECONDS = 30;

/** Ends an answer that is hardly taken: it holds a place that others wait for. */
const endSlowReading = (answer: ServerResponse): void => {
  let seen: number | null = null;
  const look = () => {
    const written = answer.socket?.bytesWritten ?? 0;
    const isForThemToRead = answer.writableLength > 0;
    const isSlow = seen !== null && written - seen < BYTES_PER_SECOND * LOOK_EVERY_SECONDS;
    if (isForThemToRead && isSlow) answer.destroy();
    seen = written;
  };
  const timer = setInterval(look, LOOK_EVERY_SECONDS * 1_000).unref();
  answer.once('close', () => clearInterval(timer));
};

export const serveOwnData = (app: FastifyInstance, ports: Ports): void => {
  app.get<DataRequest>('/files/accounts/:id/data.zip', async ({ params, query }, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort(new Error('The client went away.')));
    const link = { expires: Number(query.expires ?? 0), signature: query.signature ?? '' };
    const zip = await openOwnData(ports, idOf(params.id), link, gone.signal);
    gone.signal.addEventListener('abort', () => zip.destroy());
    endSlowReading(reply.raw);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="Plumbline data.zip"')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
};
