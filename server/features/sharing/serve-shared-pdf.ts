// Serves what a link opens on paper, to whoever has its secret. It is made anew from what the page shows.
import type { FastifyInstance } from 'fastify';
import type { Context, Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { NOT_SHOWN } from '../../domain/estimate/shared-document.ts';
import { SHARE_LIMITS, SHARED_LINK_GONE } from '../../domain/account/shared-links.ts';
import { NO_COVERAGE_ADVICE } from '../../estimator/second-opinion/supplement.ts';
import { callerOf } from '../accounts/turns.ts';
import { goneSignal } from '../../infra/gone-signal.ts';
import { drawPictures } from '../exports/draw-pictures.ts';
import { headOf, namedFor } from '../exports/export-head.ts';
import { toPrint } from '../exports/gather-estimate.ts';
import { makeExport, PDF_POLICY } from '../exports/make-export.ts';
import { type OpenedLink, openSharedLink } from './open-shared-link.ts';
import { openPaperComparison, openSupplement } from './shared-papers.ts';

type Made = Promise<Uint8Array<ArrayBuffer>>;
type Make = (ports: Ports, opened: OpenedLink, signal: AbortSignal) => Made;

const gone = () => new DomainError('NOT_FOUND', SHARED_LINK_GONE);

const estimatePdf: Make = async (ports, { link, estimate }, signal) => {
  const print = await toPrint(ports, estimate, signal);
  const shown = link.hidesIdentity ? { ...print, letterhead: null } : print;
  const caller = await callerOf(ports, link.accountId, signal);
  return makeExport(ports, 'estimatePdf', shown, caller);
};

const comparisonPdf: Make = async (ports, opened, signal) => {
  const comparison = await openPaperComparison(ports, opened, signal);
  if (!comparison) throw gone();
  const paperName = comparison.name ?? NOT_SHOWN;
  const data = { ...headOf(opened.estimate), paperName, comparison };
  const caller = await callerOf(ports, opened.link.accountId, signal);
  return makeExport(ports, 'comparisonPdf', data, caller);
};

const supplementPdf: Make = async (ports, opened, signal) => {
  const request = await openSupplement(ports, opened, signal);
  if (!request) throw gone();
  const caller = await callerOf(ports, opened.link.accountId, signal);
  const data = {
    ...headOf(opened.estimate),
    request,
    sentence: NO_COVERAGE_ADVICE,
    ...(await drawPictures(ports, request.pictures, caller)),
  };
  return makeExport(ports, 'supplementPdf', data, caller);
};

/** Documents by the last part of their addresses. */
const DOCUMENTS: Record<string, { kind: OpenedLink['link']['kind']; name: string; make: Make }> = {
  'estimate.pdf': { kind: 'ESTIMATE', name: 'Estimate', make: estimatePdf },
  'comparison.pdf': { kind: 'PAPER_COMPARISON', name: 'Second opinion', make: comparisonPdf },
  'supplement.pdf': {
    kind: 'SUPPLEMENT_REQUEST',
    name: 'Request for supplement',
    make: supplementPdf,
  },
};

interface SharedPdf {
  fileName: string;
  bytes: Buffer;
}

interface Address {
  token: string;
  document: string;
}

/** Throws NOT_FOUND for a link that opens nothing of that kind (any more), BUSY, UNAVAILABLE. */
const makeSharedPdf = async (
  ports: Ports & Pick<Context, 'clientAddress'>,
  { token, document }: Address,
  signal: AbortSignal,
): Promise<SharedPdf> => {
  // A link in a page brings no credentials: its owner would be counted, too.
  const opened = await openSharedLink(ports, token, null);
  const wanted = DOCUMENTS[document];
  if (!opened || wanted?.kind !== opened.link.kind) throw gone();
  const { link, estimate } = opened;
  ports.callLimits.count('PDFs of shared links', String(link.id), SHARE_LIMITS.pdfsAMinute);
  return {
    fileName: namedFor(
      estimate.job,
      [wanted.name, estimate.job.claimNumber].filter(Boolean).join(' '),
    ),
    bytes: Buffer.from(await wanted.make(ports, opened, signal)),
  };
};

export const serveSharedPdf = (app: FastifyInstance, ports: Ports): void => {
  app.get<{ Params: Address }>('/files/shared/:token/:document', async ({ params, ip }, reply) => {
    const reader = { ...ports, clientAddress: ip };
    const { fileName, bytes } = await makeSharedPdf(reader, params, goneSignal(reply));
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${fileName}.pdf"`)
      .header('content-security-policy', PDF_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
};
