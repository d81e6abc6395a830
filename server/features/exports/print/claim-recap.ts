// What a claim pays of the total: the recap that adjusters read, from replacement cost to net.
import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimSums } from '../../../domain/estimate/estimate-figures.ts';
import type { WriteMoney } from '../../../domain/money/written.ts';
import { prose } from './blocks.ts';
import { sumBlock, type SumRow } from './sum-block.ts';
import { heading } from './headings.ts';

/** What comes off besides; none where nobody told it. */
const toldSums = ({ codeUpgrade, priorPayments }: ClaimSums, money: WriteMoney) => ({
  upgrade: codeUpgrade
    ? [
        {
          label: 'Less code upgrade',
          note: 'paid once the work is done',
          amount: `(${money(codeUpgrade)})`,
        },
      ]
    : [],
  paid: priorPayments
    ? [{ label: 'Less prior payments', amount: `(${money(priorPayments)})` }]
    : [],
});

const deductibleSums = (claim: ClaimSums, money: WriteMoney): SumRow[] => {
  const { upgrade, paid } = toldSums(claim, money);
  if (claim.deductible === null) {
    return [...upgrade, { label: 'Less deductible', amount: 'not stated' }, ...paid];
  }
  return [
    ...upgrade,
    { label: 'Less deductible', amount: `(${money(claim.deductible)})` },
    ...paid,
    {
      label: 'Net claim',
      note: 'actual cash value less the amounts above',
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
