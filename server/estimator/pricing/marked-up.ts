// Which priced lines carry overhead and profit, and what they come to without tax.
import type { PricedLine } from './priced-line.ts';

export const APPLIANCES = 'Appliances';
const PERMITS = 'Permits & Fees';
export const WHOLE_JOB = 'Whole-Job Allowances';
const GENERAL_CONTRACTOR = 'General Contractor';
export const untaxed = ({ line }: PricedLine): number => line.quantity * line.unitPrice;
export const untaxedSum = (lines: readonly PricedLine[]): number =>
  lines.reduce((total, line) => total + untaxed(line), 0);

export const isMarkedUp = ({ work: { item, makeReady } }: PricedLine): boolean =>
  item.marksUp && !makeReady && item.category !== PERMITS && item.category !== APPLIANCES;

export const tradesOf = (lines: readonly PricedLine[]): string[] => [
  ...new Set(
    lines
      .filter(isMarkedUp)
      .map(({ work }) => work.item.trade)
      .filter((trade) => trade !== GENERAL_CONTRACTOR),
  ),
];
