// What is said of stated allowances: which of them the price holds, and which it does not and why.
import type { StatedAllowance } from '../../domain/scope-facts.ts';
import type { BidSums } from '../../domain/estimate-figures.ts';
import { isOfGoods } from './allowance-goods.ts';
import type { AgentFacts } from './agent-facts.ts';
import { shortDollars } from '../../domain/money.ts';

const wordsOf = ({ words, amount, unit, statedIn }: StatedAllowance): string =>
  `${words} ${shortDollars(amount)}${unit === null ? ' in total' : ` per ${unit}`} (${statedIn})`;

export const allowanceNotes = (
  { allowances }: BidSums,
  { scope, book, lines }: Pick<AgentFacts, 'scope' | 'book' | 'lines'>,
): string[] => {
  const stated = scope.facts.allowances;
  const isUsed = (allowance: StatedAllowance) =>
    allowances.some(
      ({ code, statedIn }) =>
        statedIn === allowance.statedIn && isOfGoods(code, allowance, book.contractor),
    );
  const used = stated.filter(isUsed);
  const unused = stated.filter((allowance) => !isUsed(allowance));
  const hasGoods = (allowance: StatedAllowance) =>
    lines.some(({ work }) => isOfGoods(work.item.code, allowance, book.contractor));
  const idle = unused.filter((allowance) => !hasGoods(allowance));
  const unfit = unused.filter(hasGoods);
  return [
    ...(used.length > 0
      ? [
          `Allowances are priced as stated: ${used.map(wordsOf).join('; ')}. Goods only, without labor and tax.`,
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
