// An estimate as a workbook that stays alive: change a quantity and the totals follow.
import { estimateDocumentSchema } from '../../../domain/estimate.ts';
import type { EstimateExport } from '../export-data.ts';
import { groupLines, numberedLines } from '../line-groups.ts';
import { lineSheet } from './line-sheet.ts';
import { materialSheet } from './material-sheet.ts';
import { noteSheet } from './note-sheet.ts';
import { priceSheet, sourceSheet } from './source-sheet.ts';
import { summarySheet } from './summary-sheet.ts';
import { moneyCells, writeWorkbook } from './workbook.ts';

/** Parsed once more, so that a document stored by an older version has what newer ones hold. */
export const estimateWorkbook = (given: EstimateExport): Promise<Uint8Array> => {
  const estimate = { ...given, document: estimateDocumentSchema.parse(given.document) };
  const { document, materials, contents, title, updatedAt } = estimate;
  const cells = moneyCells(document.currency);
  const grouped = groupLines(document);
  const lines = numberedLines(grouped);
  const { sheet, places } = lineSheet(document, grouped, cells);
  return writeWorkbook(title, updatedAt, [
    summarySheet(estimate, grouped, places, cells),
    sheet,
    ...(materials.length > 0 ? [materialSheet(materials, cells)] : []),
    noteSheet(estimate),
    sourceSheet(lines, cells),
    priceSheet(lines, contents),
  ]);
};
