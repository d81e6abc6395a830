// Serves everything that an account has as one ZIP file, written while it is sent.
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import { openOwnData } from './own-data.service.ts';

interface DataRequest {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

export const serveOwnData = (app: FastifyInstance, ports: Ports): void => {
  app.get<DataRequest>('/files/accounts/:id/data.zip', async ({ params, query }, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort(new Error('The client went away.')));
    const link = { expires: Number(query.expires ?? 0), signature: query.signature ?? '' };
    const zip = await openOwnData(ports, idOf(params.id), link, gone.signal);
    gone.signal.addEventListener('abort', () => zip.destroy());
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="Plumbline data.zip"')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
};
