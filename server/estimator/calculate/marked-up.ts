// Which priced lines carry overhead and profit, and the trades that do them.
import type { PricedLine } from './priced-line.ts';

export const APPLIANCES = 'Appliances';
const PERMITS = 'Permits & Fees';
export const WHOLE_JOB = 'Whole-Job Allowances';
const GENERAL_CONTRACTOR = 'General Contractor';

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
