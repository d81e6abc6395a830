// What the total is made of, and what a claim pays of it.
import type { Content } from 'pdfmake/interfaces.js';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { SET_BY_HAND, totalParts } from '../total-parts.ts';
import type { WriteMoney } from '../../../domain/money/written.ts';
import { sumBlock, type SumRow } from './sum-block.ts';
import { heading } from './headings.ts';

const TOTALS = 'Totals';

const partSums = (document: EstimateDocument, money: WriteMoney): SumRow[] => {
  const { work, overheadAndProfit, tax } = totalParts(document.items);
  const workSums: SumRow[] =
    overheadAndProfit === 0
      ? [{ label: 'Work', note: 'all lines before tax', amount: money(work) }]
      : [
          { label: 'Work before overhead, profit and tax', amount: money(work) },
          { label: 'Overhead and profit', amount: money(overheadAndProfit) },
        ];
  return [...workSums, { label: 'Sales tax', amount: money(tax) }];
};

const grandSums = (document: EstimateDocument, label: string, money: WriteMoney): SumRow[] => {
  const { lines } = totalParts(document.items);
  const total: SumRow = { label, amount: money(estimateTotal(document)), isGrand: true };
  if (document.totalOverride === null) return [total];
  return [
    { label: 'Total of the lines', amount: money(lines) },
    { ...total, note: SET_BY_HAND },
  ];
};

export const totals = (document: EstimateDocument, label: string, money: WriteMoney): Content[] => [
  {
    unbreakable: true,
    stack: [
      heading(TOTALS),
      sumBlock([...partSums(document, money), ...grandSums(document, label, money)]),
    ],
  },
];
