// What is said of stated allowances: which of them the price holds, and which it does not and why.
import type { Bid } from '../../domain/estimate-figures.ts';
import { isOfGoods } from './allowance-goods.ts';
import type { AgentFacts } from './figures.ts';
import type { StatedAllowance } from './stated-allowances.ts';
import { statedAllowances } from './stated-allowances.ts';

const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

const wordsOf = ({ goods, amount, unit, statedIn }: StatedAllowance): string =>
  `${goods.words} ${dollars(amount)}${unit === null ? ' in total' : ` per ${unit}`} (${statedIn})`;

export const allowanceNotes = (
  { allowances }: Bid,
  { request, book, lines }: Pick<AgentFacts, 'request' | 'book' | 'lines'>,
): string[] => {
  const stated = statedAllowances(request);
  const isUsed = (allowance: StatedAllowance) =>
    allowances.some(
      ({ code, statedIn }) =>
        statedIn === allowance.statedIn && isOfGoods(code, allowance.goods, book.contractor),
    );
  const used = stated.filter(isUsed);
  const unused = stated.filter((allowance) => !isUsed(allowance));
  const hasGoods = ({ goods }: StatedAllowance) =>
    lines.some(({ work }) => isOfGoods(work.item.code, goods, book.contractor));
  const idle = unused.filter((allowance) => !hasGoods(allowance));
  const unfit = unused.filter(hasGoods);
  return [
    ...(used.length > 0
      ? [
          `Allowances are priced as stated: ${used.map(wordsOf).join('; ')}. Goods only, without labour and tax.`,
        ]
      : []),
    ...(idle.length > 0
      ? [`Stated, but the bid holds no such goods: ${idle.map(wordsOf).join('; ')}.`]
      : []),
    ...(unfit.length > 0
      ? [
          `Stated, but not used, as the unit or the amount does not fit the goods: ${unfit.map(wordsOf).join('; ')}. The price book’s amounts stand instead.`,
        ]
      : []),
  ];
};
