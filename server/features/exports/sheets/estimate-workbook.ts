// An estimate as a workbook that stays alive: change a quantity and the totals follow.
import type { EstimateExport } from '../export-data.ts';
import { groupLines, numberedLines } from '../line-groups.ts';
import { lineSheet } from './line-sheet.ts';
import { materialSheet } from './material-sheet.ts';
import { noteSheet } from './note-sheet.ts';
import { priceSheet, sourceSheet } from './source-sheet.ts';
import { summarySheet } from './summary-sheet.ts';
import { writeWorkbook } from './workbook.ts';
import { moneyCells } from './cells.ts';

export const estimateWorkbook = (estimate: EstimateExport): Promise<Uint8Array> => {
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
