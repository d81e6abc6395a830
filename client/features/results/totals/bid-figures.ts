// The parts of a bid as amounts with their labels.
import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { CONTINGENCY_APART } from '../../../../server/domain/bid/bid-totals.ts';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import type { BidSums } from '../../../../server/domain/estimate/estimate-figures.ts';
import { formatMoney, formatQuantity } from '../../../lib/format.ts';
import type { Figure } from '../../../components/Figures.tsx';

const percent = (share: number): string => `${formatQuantity(Math.round(share * 1_000) / 10)}%`;

/** Overhead and profit in the price of a bid, dollars. */
export const overheadOf = ({ price, tax, labor, material, equipment }: BidSums): number =>
  sumMoney([price, -tax, -labor, -material, -equipment]);

export const priceFigures = (bid: BidSums): Figure[] => [
  { label: 'Direct cost', amount: bid.directCost, hint: 'Own crew at loaded wages' },
  {
    label: `Markup ${percent(bid.markupRate)}, margin ${percent(bid.margin)}`,
    amount: bid.price - bid.tax - bid.directCost,
    hint: `Usual markup ${percent(bid.usualMarkupRate)}`,
  },
  { label: 'Sales tax', amount: bid.tax },
  { label: 'Price', amount: bid.price, isSum: true },
  {
    label: `Contingency ${percent(bid.contingencyRate)}`,
    amount: bid.contingency,
    hint: CONTINGENCY_APART,
  },
];

export const paymentFigures = ({ paymentSchedule }: BidSums): Figure[] =>
  paymentSchedule.map(({ due, amount, share }) => ({ label: due, amount, hint: percent(share) }));

export const alternateFigures = ({ alternates }: BidSums): Figure[] =>
  alternates.map(({ id, name, amount }) => ({
    label: `${id}: ${name}`,
    amount,
    hint: amount < 0 ? 'Deduct' : 'Add',
  }));

export const allowanceFigures = ({ allowances }: BidSums, currency: string): Figure[] =>
  allowances.map(({ name, quantity, unit, unitAmount, amount, statedIn }) => ({
    label: name,
    amount,
    hint: `${formatQuantity(quantity)} ${unitWords(unit, quantity)} × ${formatMoney(unitAmount, currency)}${statedIn ? `, stated in ${statedIn}` : ''}`,
  }));
