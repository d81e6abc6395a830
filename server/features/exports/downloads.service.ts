// Use case: hand out the document behind a signed link.
import { Readable } from 'node:stream';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Caller, callerOf } from '../../infra/caller.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { type Download, isGoodDownload } from '../links/download-links.ts';
import { findPdf } from '../pdfs/pdf-rows.ts';
import { toExport } from './gather-estimate.ts';
import { toBidExport } from './gather-bid.ts';
import { toShoppingList } from './gather-shopping-list.ts';
import { makeExport } from './make-export.ts';
import type { TemplateData, TemplateName } from './templates.ts';

export interface DownloadedDocument {
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
    const caller = callerOf(estimate.accountId, signal);
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
export const openDownload = async (
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
    fileName: fileName(estimate.job.claimNumber),
    ...(await load(ports, estimate, signal)),
  };
};
