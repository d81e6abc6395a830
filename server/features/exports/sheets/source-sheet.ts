// The sheet that lets a reader check each line: where its quantity and its price come from, and how far it may be off.
import type { EstimateDocument } from '../../../domain/estimate.ts';
import { formulaInWords } from '../../../domain/formula-words.ts';
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
] as const;

export const sourceSheet = ({ items }: EstimateDocument) =>
  sheetOf(
    [
      COLUMNS.map(([head]) => textCell(head)),
      ...items.map(({ name, source, metadata }, index) => [
        numberCell(index + 1, '0'),
        textCell(name),
        textCell(metadata.code ?? ''),
        textCell(metadata.basis ? BASIS_WORDS[metadata.basis] : ''),
        textCell(formulaInWords(metadata.formula ?? '')),
        moneyCell(metadata.low),
        moneyCell(metadata.high),
        textCell(metadata.confidence ?? ''),
        textCell(source),
      ]),
    ],
    COLUMNS.map(([, width]) => width),
  );
