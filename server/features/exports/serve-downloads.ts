// Serves exports behind signed links. They are made by us, of texts and pictures encoded anew: a PDF is shown in the tab.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { notFound, DomainError } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { type Download, DOWNLOADS, isGoodDownload } from '../downloads/download-links.ts';
import { goneSignal } from '../../infra/gone-signal.ts';
import type { Caller } from '../../infra/caller.ts';
import { callerOf } from '../accounts/turns.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { findPdf } from '../downloads/pdf-rows.ts';
import { toExport } from './gather-estimate.ts';
import { makeExport } from './make-export.ts';
import type { TemplateData, TemplateName } from './templates.ts';
import { materialsDocumentOf } from '../inventory/inventory-rows.ts';
import type { ShoppingListExport, BidExport } from './export-data.ts';
import { headOf, namedFor } from './export-head.ts';
import { bidDocumentOf } from '../bids/bid-columns.ts';
import { findLetterhead } from '../contractors/letterhead.ts';

// Use case: hand out the document behind a signed link.

// Brings together what a bid shows: its document, and the letterhead of whoever offers it.

/** Throws NOT_FOUND while the estimate has no bid. */
const toBidExport = async (
  estimate: WholeEstimate,
  ports: Ports,
  caller: Caller,
): Promise<BidExport> => {
  if (!estimate.bid) throw notFound('This bid');
  return {
    ...headOf(estimate),
    updatedAt: estimate.bid.updatedAt.toISOString(),
    currency: estimate.currency,
    version: estimate.bid.version,
    document: bidDocumentOf(estimate.bid),
    letterhead: await findLetterhead(ports, estimate.accountId, caller),
  };
};

// Brings together what a shopping list shows: the materials of an estimate.

/** Throws NOT_FOUND while the estimate has no inventory. */
const toShoppingList = (estimate: WholeEstimate): ShoppingListExport => {
  if (!estimate.inventory) throw notFound('This inventory');
  return {
    ...headOf(estimate),
    updatedAt: estimate.inventory.updatedAt.toISOString(),
    currency: estimate.currency,
    materials: materialsDocumentOf(estimate.inventory).materials,
  };
};

interface DownloadedDocument {
  mime: string;
  /** Shown in the browser; otherwise saved. */
  isInline: boolean;
  fileName: string;
  size: number;
  open(): Promise<Readable>;
}

type Bytes = Pick<DownloadedDocument, 'size' | 'open'>;

interface Format {
  mime: string;
  isInline: boolean;
  fileName(claimNumber: string): string;
  load(ports: Ports, estimate: WholeEstimate, signal: AbortSignal): Promise<Bytes>;
}

const storedPdf = async ({ db, storage }: Ports, { id }: WholeEstimate): Promise<Bytes> => {
  const pdf = await findPdf(db, id);
  const size = pdf && (await storage.size(pdf.key));
  if (!pdf || size === null) {
    throw new DomainError(
      'NOT_FOUND',
      'This PDF is not there any more. Go back to the estimate and create it again.',
    );
  }
  return { size, open: () => storage.get(pdf.key) };
};

/** Makes the file anew whenever the link is opened. */
const made =
  <Name extends TemplateName>(
    template: Name,
    dataOf: (
      estimate: WholeEstimate,
      ports: Ports,
      caller: Caller,
    ) => TemplateData<Name> | Promise<TemplateData<Name>>,
  ): Format['load'] =>
  async (ports, estimate, signal) => {
    const caller = await callerOf(ports, estimate.accountId, signal);
    const data = await dataOf(estimate, ports, caller);
    const bytes = await makeExport(ports, template, data, caller);
    return { size: bytes.byteLength, open: async () => Readable.from([bytes]) };
  };

const PDF = { mime: 'application/pdf', isInline: true };
const CSV = { mime: 'text/csv; charset=utf-8', isInline: false };

const FORMATS: Record<Download, Format> = {
  'estimate.pdf': {
    ...PDF,
    fileName: (claimNumber) => `Estimate ${claimNumber}.pdf`,
    load: storedPdf,
  },
  'estimate.xlsx': {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isInline: false,
    fileName: (claimNumber) => `Estimate ${claimNumber}.xlsx`,
    load: made('estimateWorkbook', toExport),
  },
  'estimate.csv': {
    ...CSV,
    fileName: (claimNumber) => `Estimate ${claimNumber}.csv`,
    load: made('estimateCsv', toExport),
  },
  'inventory.csv': {
    ...CSV,
    fileName: (claimNumber) => `Materials ${claimNumber}.csv`,
    load: made('shoppingListCsv', toShoppingList),
  },
  'inventory.pdf': {
    ...PDF,
    fileName: (claimNumber) => `Materials ${claimNumber}.pdf`,
    load: made('shoppingListPdf', toShoppingList),
  },
  'bid.pdf': {
    ...PDF,
    fileName: (claimNumber) => `Proposal ${claimNumber}.pdf`,
    load: made('bidPdf', toBidExport),
  },
};

/** Throws FORBIDDEN for a link that is not (or no longer) good, NOT_FOUND, UNAVAILABLE or BUSY with a sentence. */
const openDownload = async (
  ports: Ports,
  id: number,
  download: Download,
  link: { expires: number; signature: string },
  signal: AbortSignal,
): Promise<DownloadedDocument> => {
  const estimate = await findWholeEstimate(ports, id);
  if (!estimate || !isGoodDownload(ports, estimate, download, link)) {
    throw new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');
  }
  const { mime, isInline, fileName, load } = FORMATS[download];
  return {
    mime,
    isInline,
    fileName: namedFor(estimate.job, fileName(estimate.job.claimNumber)),
    ...(await load(ports, estimate, signal)),
  };
};

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
