// An estimate as a workbook that stays alive: change a quantity and the totals follow.
import { estimateDocumentSchema } from '../../../domain/estimate.ts';
import type { EstimateExport } from '../export-data.ts';
import { groupLines, numberedLines } from '../line-groups.ts';
import { LINES_SHEET, lineSheet } from './line-sheet.ts';
import { sourceSheet } from './source-sheet.ts';
import { summarySheet } from './summary-sheet.ts';
import { writeWorkbook } from './workbook.ts';

/** Parsed once more, so that a document stored by an older version has what newer ones hold. */
export const estimateWorkbook = (estimate: EstimateExport): Uint8Array => {
  const parsed = estimateDocumentSchema.parse(estimate.document);
  const items = numberedLines(groupLines(parsed)).map(({ line }) => line);
  const document = { ...parsed, items };
  return writeWorkbook(estimate.title, [
    ['Summary', summarySheet({ ...estimate, document })],
    [LINES_SHEET, lineSheet(document)],
    ['Sources', sourceSheet(document, estimate.contents)],
  ]);
};
