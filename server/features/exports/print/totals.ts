// What the total is made of, and what a claim pays of it.
import type { Content } from 'pdfmake/interfaces.js';
import type { EstimateDocument } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import type { ClaimSums } from '../../../domain/estimate-figures.ts';
import { totalParts } from '../total-parts.ts';
import type { WriteMoney } from '../../../domain/written.ts';
import { heading, prose, type SumRow, sumBlock } from './blocks.ts';

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
    { ...total, note: 'Set by hand; it stands in place of the sum of the lines.' },
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

const deductibleSums = (claim: ClaimSums, money: WriteMoney): SumRow[] => {
  if (claim.deductible === null) {
    return [{ label: 'Less deductible', amount: 'not stated' }];
  }
  return [
    { label: 'Less deductible', amount: `(${money(claim.deductible)})` },
    {
      label: 'Net claim',
      note: 'actual cash value less deductible',
      amount: money(claim.net ?? 0),
      isGrand: true,
    },
    {
      label: 'Net claim once depreciation is recovered',
      note: 'when the work is done',
      amount: money(claim.netOnCompletion ?? 0),
    },
  ];
};

/** The recap of a claim, from replacement cost to net. */
export const claimRecap = (claim: ClaimSums, money: WriteMoney): Content[] => [
  {
    unbreakable: true,
    stack: [
      heading('Claim recap'),
      sumBlock([
        {
          label: 'Replacement cost value (RCV)',
          note: 'with tax, overhead and profit',
          amount: money(claim.rcv),
        },
        {
          label: 'Less recoverable depreciation',
          note: 'held back until the work is done',
          amount: `(${money(claim.recoverableDepreciation)})`,
        },
        {
          label: 'Less non-recoverable depreciation',
          amount: `<${money(claim.nonRecoverableDepreciation)}>`,
        },
        { label: 'Actual cash value (ACV)', amount: money(claim.acv), isGrand: true },
        ...deductibleSums(claim, money),
      ]),
    ],
  },
  { text: 'Overhead and profit', style: 'h3' },
  ...prose(claim.overheadReason),
  {
    margin: [0, 4, 0, 0],
    style: 'small',
    text: 'In the list of lines, (amounts in parentheses) are recoverable depreciation and <amounts in angle brackets> are not recoverable. This is an estimate of what the repair costs. It does not say what a policy covers or what an insurer will pay.',
  },
];
