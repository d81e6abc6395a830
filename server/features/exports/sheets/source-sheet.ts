// The sheet that lets a reader check each line: where its quantity and its price come from, how far it may be off, and what it holds.
import type { EstimateDocument } from '../../../domain/estimate.ts';
import { formulaInWords } from '../../../domain/formula-words.ts';
import type { EstimateExport } from '../export-data.ts';
import { BASIS_WORDS } from '../print/sources.ts';
import { moneyCell, numberCell, sheetOf, textCell } from './workbook.ts';

const COLUMNS = [
  ['#', 5],
  ['Item', 44],
  ['Code', 14],
  ['Quantity from', 14],
  ['Formula', 40],
  ['Low', 12],
  ['High', 12],
  ['Confidence', 11],
  ['Price source', 90],
  ['Includes', 70],
  ['Not included', 60],
] as const;

export const sourceSheet = ({ items }: EstimateDocument, contents: EstimateExport['contents']) =>
  sheetOf(
    [
      COLUMNS.map(([head]) => textCell(head)),
      ...items.map(({ id, name, source, metadata }, index) => [
        numberCell(index + 1, '0'),
        textCell(name),
        textCell(metadata.code ?? ''),
        textCell(metadata.basis ? BASIS_WORDS[metadata.basis] : ''),
        textCell(formulaInWords(metadata.formula ?? '')),
        moneyCell(metadata.low),
        moneyCell(metadata.high),
        textCell(metadata.confidence ?? ''),
        textCell(source),
        textCell(contents[id]?.includes ?? ''),
        textCell(contents[id]?.excludes ?? ''),
      ]),
    ],
    COLUMNS.map(([, width]) => width),
  );
