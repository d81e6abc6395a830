// Brings together what an export shows: the rows of an estimate, and the pictures of its uploads as small JPEGs.
import type { Ports } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import { contentsOfLine } from '../../estimator/price-book/line-contents.ts';
import { type Caller, callerOf } from '../../infra/caller.ts';
import { bidDocumentOf } from '../bids/bids.service.ts';
import { findLetterhead } from '../contractors/letterhead.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { materialsDocumentOf } from '../inventory/inventory-rows.ts';
import type {
  BidExport,
  EstimateExport,
  EstimatePrint,
  ExportHead,
  ExportPicture,
  ShoppingListExport,
} from './export-data.ts';
import { understoodOf } from './understood.ts';
import { headingOf } from '../document/heading.ts';
import { documentOf } from '../document/read-document.ts';

/** Pixels of the longest side: sharp on paper at half a page's width, and some 150 kB. */
const PICTURE_SIDE = 1_000;

/** Of one document; what does not fit is named in it. */
const MOST_PICTURES = 40;
const MOST_PICTURE_BYTES = 12_000_000;

type EstimateUpload = WholeEstimate['job']['uploads'][number]['file'];

const headOf = ({ title, updatedAt, project, job }: WholeEstimate): ExportHead => ({
  claimNumber: job.claimNumber,
  title: headingOf({ title, job }),
  projectName: project.name,
  projectZip: project.zip,
  updatedAt: updatedAt.toISOString(),
});

type BookPort = Pick<Ports, 'priceBook'>;

const contentsOf = (
  { items }: EstimateDocument,
  { priceBook }: BookPort,
): EstimateExport['contents'] =>
  Object.fromEntries(
    items.flatMap(({ id, metadata }) => {
      const contents = contentsOfLine(priceBook, metadata);
      return contents ? [[id, contents] as const] : [];
    }),
  );

export const toExport = (estimate: WholeEstimate, ports: BookPort): EstimateExport => {
  const document = documentOf(estimate);
  return {
    ...headOf(estimate),
    instructions: estimate.job.instructions,
    version: estimate.version,
    change: estimate.change,
    document,
    contents: contentsOf(document, ports),
    understood: understoodOf(
      document.scope,
      document.finishLevel ?? estimate.job.finishLevel,
      ports.priceBook,
    ),
    materials: estimate.inventory ? materialsDocumentOf(estimate.inventory).materials : [],
  };
};

/** Throws NOT_FOUND while the estimate has no inventory. */
export const toShoppingList = (estimate: WholeEstimate): ShoppingListExport => {
  if (!estimate.inventory) throw notFound('This inventory');
  return {
    ...headOf(estimate),
    updatedAt: estimate.inventory.updatedAt.toISOString(),
    currency: estimate.currency,
    materials: materialsDocumentOf(estimate.inventory).materials,
  };
};

/** Throws NOT_FOUND while the estimate has no bid. */
export const toBidExport = async (
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

/** A picture that cannot be had is no reason to have no PDF: its place says so. */
const drawPicture = async (
  { storage, mediaRenderer, log }: Ports,
  { name, kind, caption, room }: EstimateUpload,
  key: string,
  caller: Caller,
): Promise<ExportPicture> => {
  try {
    const { jpeg } = await storage.withFile(
      key,
      (path) => mediaRenderer.render(path, { side: PICTURE_SIDE }, caller),
      caller.signal,
    );
    return { name, kind, caption, room, jpeg };
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'A picture cannot be printed');
    return { name, kind, caption, room, jpeg: null };
  }
};

/**
 * The rendition to print, null when there is none; a video has a small one only.
 * Documents are named, not shown: their first page says little at that size.
 */
const keyOf = ({ kind, displayKey, thumbnailKey }: EstimateUpload): string | null =>
  kind === 'DOC' ? null : (displayKey ?? thumbnailKey);

/** One after the other, in processes that may be lost over a file: then its place says so, and the next is drawn. */
const drawPictures = async (
  ports: Ports,
  files: readonly EstimateUpload[],
  caller: Caller,
): Promise<Pick<EstimatePrint, 'pictures' | 'otherFiles'>> => {
  const pictures: ExportPicture[] = [];
  const otherFiles: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const key = keyOf(file);
    const fits = pictures.length < MOST_PICTURES && bytes < MOST_PICTURE_BYTES;
    if (key === null || !fits) {
      otherFiles.push(file.name);
      continue;
    }
    const picture = await drawPicture(ports, file, key, caller);
    bytes += picture.jpeg?.byteLength ?? 0;
    pictures.push(picture);
  }
  return { pictures, otherFiles };
};

export const toPrint = async (
  ports: Ports,
  estimate: WholeEstimate,
  signal?: AbortSignal,
): Promise<EstimatePrint> => {
  const files = estimate.job.uploads.map(({ file }) => file);
  const caller = callerOf(estimate.accountId, signal);
  const exported = toExport(estimate, ports);
  return {
    ...exported,
    ...(await drawPictures(ports, files, caller)),
    letterhead:
      exported.document.workflow === 'CONTRACTOR'
        ? await findLetterhead(ports, estimate.accountId, caller)
        : null,
  };
};
