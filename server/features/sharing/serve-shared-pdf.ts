// Serves a shared estimate on paper, to whoever has the secret of its link: made anew, of what the page shows.
import type { FastifyInstance } from 'fastify';
import type { Context, Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { SHARE_LIMITS, SHARED_LINK_GONE } from '../../domain/shared-links.ts';
import { callerOf } from '../../infra/caller.ts';
import { goneSignal } from '../../infra/gone-signal.ts';
import { toPrint } from '../exports/gather-estimate.ts';
import { makeExport } from '../exports/make-export.ts';
import { openSharedLink } from './open-shared-link.ts';

const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

interface SharedPdf {
  fileName: string;
  bytes: Buffer;
}

/** Throws NOT_FOUND for a link that opens no estimate (any more), BUSY, UNAVAILABLE. */
const makeSharedPdf = async (
  ports: Ports & Pick<Context, 'clientAddress'>,
  token: string,
  signal: AbortSignal,
): Promise<SharedPdf> => {
  // A link in a page brings no credentials: its owner would be counted, too.
  const opened = await openSharedLink(ports, token, null);
  if (!opened || opened.other) throw new DomainError('NOT_FOUND', SHARED_LINK_GONE);
  const { link, estimate } = opened;
  ports.callLimits.count('PDFs of shared links', String(link.id), SHARE_LIMITS.pdfsAMinute);
  const print = await toPrint(ports, estimate, signal);
  const shown = link.hidesIdentity ? { ...print, letterhead: null } : print;
  const caller = callerOf(link.accountId, signal);
  return {
    fileName: ['Estimate', estimate.job.claimNumber].filter(Boolean).join(' '),
    bytes: Buffer.from(await makeExport(ports, 'estimatePdf', shown, caller)),
  };
};

export const serveSharedPdf = (app: FastifyInstance, ports: Ports): void => {
  app.get<{ Params: { token: string } }>(
    '/files/shared/:token/estimate.pdf',
    async ({ params, ip }, reply) => {
      const reader = { ...ports, clientAddress: ip };
      const { fileName, bytes } = await makeSharedPdf(reader, params.token, goneSignal(reply));
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${fileName}.pdf"`)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .send(bytes);
    },
  );
};
