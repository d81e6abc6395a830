// Serves the file of an export behind its signed link, whole or from where a download was cut off.
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { idOf } from '../../domain/ids.ts';
import { sendBytes } from '../files/send-bytes.ts';
import { openExport } from './bulk-exports.service.ts';

interface ExportRequest {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

export const serveBulkExports = (app: FastifyInstance, ports: Ports): void => {
  app.get<ExportRequest>(
    '/files/estimate-exports/:id/estimates.jsonl',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { params, query } = request;
      const link = { expires: Number(query.expires ?? 0), signature: query.signature ?? '' };
      const file = await openExport(ports, idOf(params.id), link);
      void reply
        .header('content-type', 'application/jsonl; charset=utf-8')
        .header('content-disposition', 'attachment; filename="Plumbline estimates.jsonl"')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'private, no-store');
      return sendBytes(request, reply, file);
    },
  );
};
