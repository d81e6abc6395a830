// A comparison with a paper, and a request for supplement, as documents behind signed links: each is for one paper, one
// estimate, the rows that were chosen and their owner, and good for a few minutes.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { NO_COVERAGE_ADVICE, supplementOf } from '../../estimator/second-opinion/supplement.ts';
import { callerOf } from '../accounts/turns.ts';
import { goneSignal } from '../../infra/gone-signal.ts';
import { linkEnd } from '../../infra/link-end.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { findEstimateWithJob, findWholeEstimate } from '../estimates/whole-estimates.ts';
import { drawPictures } from '../exports/draw-pictures.ts';
import { headOf, namedFor } from '../exports/export-head.ts';
import { makeExport } from '../exports/make-export.ts';
import { findPhotosOf } from '../files/files.service.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';
import { findAnyPaper, requireRead } from '../reading/papers.ts';
import { type ComparedPaper, comparePaperWith, nameOfCompared } from './compare-own-paper.ts';

const DOWNLOADS = {
  'comparison.pdf': { mime: 'application/pdf', name: 'Second opinion', isInline: true },
  'comparison.xlsx': {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'Second opinion',
    isInline: false,
  },
  'supplement.pdf': { mime: 'application/pdf', name: 'Request for supplement', isInline: true },
} as const;
type PaperDownload = keyof typeof DOWNLOADS;

/** What an address leads to. */
interface Linked {
  fileId: number;
  estimateId: number;
  accountId: number;
  download: PaperDownload;
  /** Which bidder is compared, the rows that a request for supplement asks for and the photos that show them, as they stand in the address. */
  rows: string;
}

const sign = (secretKey: string, linked: Linked, expires: number): string =>
  keyedHash(secretKey, 'paper-link', JSON.stringify([linked, expires]));

const expired = () =>
  new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');

/** An address is no longer than browsers and servers take. */
const MOST_ROWS = 100;
const MOST_CHARS = 6_000;

const askedSchema = z.object({
  rowIds: z.array(z.string()),
  photoIds: z.array(z.string()),
  bidder: z.int().nullable(),
});
type Asked = z.infer<typeof askedSchema>;

const NOTHING_ASKED: Asked = { rowIds: [], photoIds: [], bidder: null };

const written = (asked: Asked): string => Buffer.from(JSON.stringify(asked)).toString('base64url');

/** The version before wrote another form; its addresses live for minutes. */
const askedIn = (text: string): Asked => {
  const read = askedSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success) throw expired();
  return read.data;
};

/** @throws DomainError BAD_INPUT for more rows than an address takes */
export const paperDownloadLink = (
  ports: LinkPorts,
  ids: Pick<Linked, 'fileId' | 'estimateId' | 'accountId'>,
  download: PaperDownload,
  asked: Partial<Asked>,
): SignedLink => {
  const whole = { ...NOTHING_ASKED, ...asked };
  const rows = written(whole);
  if (whole.rowIds.length > MOST_ROWS || rows.length > MOST_CHARS) {
    throw new DomainError('TOO_LARGE', 'Ask for fewer lines in one request for supplement.');
  }
  const expires = linkEnd(ports.now());
  const linked = { ...ids, download, rows };
  const path = `/files/papers/${ids.fileId}/${ids.estimateId}/${download}`;
  const link = signedLink(ports, path, {
    expires,
    signature: sign(ports.secretKey, linked, expires),
  });
  return rows === written(NOTHING_ASKED) ? link : { ...link, url: `${link.url}&rows=${rows}` };
};

/** Link to a comparison as a document. */
export const comparisonLink = (
  ports: LinkPorts,
  { paper, estimate, bidder }: Pick<ComparedPaper, 'paper' | 'estimate' | 'bidder'>,
  download: 'comparison.pdf' | 'comparison.xlsx',
): string => {
  const { id: estimateId, accountId } = estimate;
  const ids = { fileId: paper.fileId, estimateId, accountId };
  return paperDownloadLink(ports, ids, download, { bidder }).url;
};

interface DownloadRequest {
  Params: { fileId: string; estimateId: string; download: string };
  Querystring: { expires?: string; signature?: string; rows?: string };
}

const findBoth = async (ports: Ports, fileId: number, estimateId: number) => {
  const paper = await findAnyPaper(ports, fileId);
  const estimate = await findEstimateWithJob(ports, estimateId);
  const isOneOwners = paper && estimate && paper.file.accountId === estimate.accountId;
  return isOneOwners && estimate.deletedAt === null ? { paper, estimate } : null;
};

const makeDocument = async (
  ports: Ports,
  { paper, estimate }: NonNullable<Awaited<ReturnType<typeof findBoth>>>,
  { download, rows }: Linked,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => {
  const whole = await findWholeEstimate(ports, estimate.id);
  if (!whole) throw expired();
  const caller = await callerOf(ports, estimate.accountId, signal);
  const { rowIds, photoIds, bidder } = askedIn(rows);
  const comparison = await comparePaperWith(ports, paper, estimate, bidder, caller);
  const head = headOf(whole);
  if (download === 'supplement.pdf') {
    const chosen = rowIds.map((rowId) => ({ rowId }));
    const request = supplementOf(requireRead(paper), comparison, chosen, photoIds);
    const photos = await findPhotosOf(ports, estimate.accountId, photoIds.map(idOf));
    const pictures = await drawPictures(ports, photos, caller);
    const data = { ...head, request, sentence: NO_COVERAGE_ADVICE, ...pictures };
    return makeExport(ports, 'supplementPdf', data, caller);
  }
  const template = download === 'comparison.pdf' ? 'comparisonPdf' : 'comparisonWorkbook';
  const paperName = nameOfCompared(paper, bidder);
  return makeExport(ports, template, { ...head, paperName, comparison }, caller);
};

const isDownload = (name: string): name is PaperDownload => name in DOWNLOADS;

export const servePaperDownloads = (app: FastifyInstance, ports: Ports): void => {
  app.get<DownloadRequest>(
    '/files/papers/:fileId/:estimateId/:download',
    async ({ params, query }, reply) => {
      const { download } = params;
      const [fileId, estimateId] = [idOf(params.fileId), idOf(params.estimateId)];
      const both = await findBoth(ports, fileId, estimateId);
      if (!both || !isDownload(download)) throw expired();
      const { accountId } = both.estimate;
      const linked = {
        fileId,
        estimateId,
        accountId,
        download,
        rows: query.rows ?? written(NOTHING_ASKED),
      };
      const expires = Number(query.expires ?? 0);
      const isGood =
        expires > ports.now().getTime() &&
        isSameHash(query.signature ?? '', sign(ports.secretKey, linked, expires));
      if (!isGood) throw expired();
      const bytes = await makeDocument(ports, both, linked, goneSignal(reply));
      const { mime, name, isInline } = DOWNLOADS[download];
      const { job } = both.estimate;
      const ending = download.slice(download.lastIndexOf('.'));
      const fileName = namedFor(job, `${name} ${job.claimNumber}${ending}`);
      return reply
        .header('content-type', mime)
        .header(
          'content-disposition',
          `${isInline ? 'inline' : 'attachment'}; filename="${fileName}"`,
        )
        .header(
          'content-security-policy',
          isInline
            ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
            : "sandbox; default-src 'none'",
        )
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache')
        .send(Buffer.from(bytes));
    },
  );
};
