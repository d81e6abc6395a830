// The lines of an estimate as CSV, one a row, with where each price comes from.
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { lineTotal } from '../../../domain/money/pricing.ts';
import { categoryOf, groupLines, numberedLines } from '../line-groups.ts';
import type { EstimateExport } from '../export-data.ts';
import { writeBasis } from '../line-origins.ts';
import { type CsvCell, writeCsv } from './csv.ts';
import { AGENT_FIELDS, type SheetColumn } from './line-fields.ts';

const HEADS = [
  '#',
  'Category',
  'Item',
  'Details',
  'Room',
  'Quantity',
  'Unit',
  'Unit price',
  'Tax',
  'Total',
];
const SOURCE_HEADS = ['Low', 'High', 'Quantity from', 'Confidence', 'Source'];

const rowOf = (line: LineItem, number: number, more: readonly SheetColumn[]): CsvCell[] => {
  const { metadata } = line;
  return [
    number,
    categoryOf(line),
    line.name,
    line.details,
    metadata.room,
    line.quantity,
    line.unit,
    line.unitPrice,
    line.tax,
    lineTotal(line),
    ...more.map(({ value }) => value(line)),
    metadata.low,
    metadata.high,
    writeBasis(line),
    metadata.confidence,
    line.source,
  ];
};

export const estimateCsv = ({ document, isTest }: EstimateExport): Uint8Array => {
  const more = AGENT_FIELDS[document.workflow];
  return writeCsv({
    heads: [...HEADS, ...more.map(({ head }) => head), ...SOURCE_HEADS],
    rows: numberedLines(groupLines(document)).map(({ line, number }) => rowOf(line, number, more)),
    isTest,
  });
};
