// The reasoning on the total: what moves it most, and how sure it is.
import { costDrivers } from '../../domain/cost-drivers.ts';
import { wholeDollars } from '../../domain/money.ts';
import type { ReasoningFacts } from './reasoning-facts.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const MOVERS = 5;

/** The same as on the first page of a PDF, and two more. */
export const moversText = ({ items }: ReasoningFacts): string[] => {
  const top = costDrivers(items, MOVERS).map(
    ({ name, amount }) => `${name} ${wholeDollars(amount)}`,
  );
  return top.length === 0 ? [] : [`What moves the total most: ${top.join('; ')}.`];
};

export const accuracyText = ({ accuracy, total }: ReasoningFacts): string => {
  const { range, accuracyClass, assumedShare, wholeJobShare, below, above, isAmountOpen } =
    accuracy;
  const { theirPriceShare } = accuracy;
  const theirs =
    theirPriceShare > 0 ? ` and ${percent(theirPriceShare)} stands at the price of a paper` : '';
  const perArea =
    wholeJobShare > 0
      ? ` and ${percent(wholeJobShare)} is one price per square foot of the whole job`
      : '';
  const open = isAmountOpen ? ', and an amount is not priced until it is confirmed' : '';
  const name = accuracyClass.replace('CLASS_', 'class ');
  return (
    `Accuracy: ${wholeDollars(total)}, likely between ${wholeDollars(range.low)} and ${wholeDollars(range.high)}; ` +
    `${name} (-${percent(below)} / +${percent(above)}), because ${percent(assumedShare)} of the value rests on assumed quantities${perArea}${theirs}${open}.`
  );
};
