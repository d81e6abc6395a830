// Serves exports behind signed links. They are made by us, of texts and pictures encoded anew: a PDF is shown in the tab.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { type Download, DOWNLOADS } from '../links/download-links.ts';
import { type DownloadedDocument, openDownload } from './downloads.service.ts';
import { goneSignal } from '../../infra/gone-signal.ts';

interface DownloadRequest {
  Params: { id: string; download: string };
  Querystring: { expires?: string; signature?: string };
}

const requireDownload = (name: string): Download => {
  const download = DOWNLOADS.find((known) => known === name);
  if (!download) throw notFound('This document');
  return download;
};

const dispositionOf = ({ isInline, fileName }: DownloadedDocument): string =>
  `${isInline ? 'inline' : 'attachment'}; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

/** A sandbox would keep a browser's own PDF viewer from starting. */
const policyOf = ({ isInline }: DownloadedDocument): string =>
  isInline
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'";

export const serveDownloads = (app: FastifyInstance, ports: Ports): void => {
  app.get<DownloadRequest>(
    '/files/estimates/:id/:download',
    { exposeHeadRoute: true },
    async ({ method, params, query }, reply) => {
      const document = await openDownload(
        ports,
        idOf(params.id),
        requireDownload(params.download),
        { expires: Number(query.expires ?? 0), signature: query.signature ?? '' },
        goneSignal(reply),
      );
      void reply
        .header('content-type', document.mime)
        .header('content-length', document.size)
        .header('content-disposition', dispositionOf(document))
        .header('content-security-policy', policyOf(document))
        .header('x-content-type-options', 'nosniff')
        // The same address leads to what the estimate is by then.
        .header('cache-control', 'private, no-cache');
      return reply.send(method === 'HEAD' ? Readable.from([]) : await document.open());
    },
  );
};
