// Brings together what an estimate's exports show: its rows, and the pictures of its uploads as small JPEGs.
import type { Ports } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { isSpent } from '../../domain/estimate/line-numbers.ts';
import { contentsOfLine } from '../../estimator/book/line-contents.ts';
import { callerOf } from '../accounts/turns.ts';
import { findLetterhead } from '../contractors/letterhead.ts';
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import { materialsDocumentOf } from '../inventory/inventory-rows.ts';
import type { EstimateExport, EstimatePrint } from './export-data.ts';
import { understoodOf } from './understood.ts';
import { documentOf } from '../document/read-document.ts';
import { drawPictures } from './draw-pictures.ts';
import { headOf } from './export-head.ts';

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
  const whole = documentOf(estimate);
  // A charge that has come to nothing is nothing to pay.
  const document = { ...whole, items: whole.items.filter((line) => !isSpent(line)) };
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

export const toPrint = async (
  ports: Ports,
  estimate: WholeEstimate,
  signal?: AbortSignal,
): Promise<EstimatePrint> => {
  const files = estimate.job.uploads.map(({ file }) => file);
  const caller = await callerOf(ports, estimate.accountId, signal);
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
