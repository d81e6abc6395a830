// A cut plan in words, for the shopping list on every side.
import type { CutPlan } from './cut-plan.ts';

/** `13 sheets of 4 × 8 ft`. */
const counted = (count: number, stock: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? stock : stock.replace(/^\w+/, '$&s')}`;

/** `37 ft 10 in.`; parts of an inch to a quarter. */
export const feetAndInches = (inches: number): string => {
  const quarters = Math.ceil(inches * 4 - 1e-6) / 4;
  const feet = Math.floor(quarters / 12);
  const rest = quarters - 12 * feet;
  return [
    ...(feet > 0 ? [`${feet} ft`] : []),
    ...(rest > 0 || feet === 0 ? [`${rest} in.`] : []),
  ].join(' ');
};

const amountOf = ({ kind, stock }: Pick<CutPlan, 'kind' | 'stock'>, amount: number): string =>
  kind === 'ROLL' ? `${feetAndInches(amount)} of a ${stock}` : counted(amount, stock);

/** True where it is proved that fewer would not do. */
export const isBestPlan = ({ ordered, bound }: Pick<CutPlan, 'ordered' | 'bound'>): boolean =>
  ordered <= bound + 1e-6;

/** What is bought, what falls off, and how sure it is that less would not do; one sentence. */
export const planWords = (plan: Omit<CutPlan, 'layouts'>): string => {
  const isRoll = plan.kind === 'ROLL';
  const least = isRoll ? feetAndInches(plan.bound) : plan.bound.toLocaleString('en-US');
  const proof = isBestPlan(plan)
    ? `${isRoll ? 'less' : 'fewer'} will not do (proved)`
    : `no plan needs less than ${least}`;
  return `Cut plan: ${amountOf(plan, plan.ordered)}, ${plan.offcutPercent}% offcut; ${proof}.`;
};
