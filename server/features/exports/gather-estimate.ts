// Brings together what an export shows: the rows of an estimate, and the pictures of its uploads as small JPEGs.
import type { Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
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
  ShoppingListExport,
} from './export-data.ts';
import { understoodOf } from './understood.ts';
import { headingOf } from '../document/heading.ts';
import { documentOf } from '../document/read-document.ts';
import { drawPictures } from './draw-pictures.ts';

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
