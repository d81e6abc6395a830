// The reasoning on prices: how they were found and for which place, the sales tax, and who runs the job.
import { DELIVERY_MODES, FINISH_LEVELS } from '../../domain/catalog.ts';
import { wholeDollars } from '../../domain/money.ts';
import type { PricingContext } from '../pricing/context.ts';
import { taxBase, taxRate } from '../pricing/tax.ts';
import type { ReasoningFacts } from './reasoning-facts.ts';

/** ` Labor costs 8 % more for commercial work and 12 % more after hours.` */
const conditions = ({ laborConditions }: PricingContext): string => {
  const told = laborConditions.map(
    ({ why, factor }) => `${Math.round((factor - 1) * 100)} % more ${why}`,
  );
  return told.length === 0 ? '' : ` Labor costs ${told.join(', and ')}.`;
};

export const pricesText = ({ context, terms }: ReasoningFacts): string => {
  const { region, grade } = context;
  const level = FINISH_LEVELS[terms.finishLevel].toLowerCase();
  const place = region.known
    ? `${region.label}: labor x ${region.labor.toFixed(2)}, material x ${region.material.toFixed(2)} of the US average`
    : terms.zip.trim() === ''
      ? 'the US average, because no ZIP code was given'
      : `the US average, because the price list has no factors for ZIP ${terms.zip.trim().slice(0, 12)}`;
  return `Prices: labor hours x rate x region, plus material with waste, plus equipment, at ${level} finish (level ${grade + 1} of 3), for ${place}.${conditions(context)}`;
};

const BASE_WORDS = {
  materials: 'on materials',
  all: 'on the whole price, overhead and profit included',
  none: 'none',
} as const;

export const taxText = ({ context }: ReasoningFacts): string => {
  const base = taxBase(context);
  if (base === 'none') return `Sales tax: none in ${context.tax?.state ?? 'this state'}.`;
  const rate = `${Math.round(taxRate(context) * 10_000) / 100} % ${BASE_WORDS[base]}`;
  const note = context.tax?.note ? ` Rule: ${context.tax.note}. Check with the contractor.` : '';
  return context.tax
    ? `Sales tax: ${rate} (${context.tax.state}).${note}`
    : `Sales tax: ${rate}, assumed.`;
};

export const deliveryText = ({ terms, deliveryTotals }: ReasoningFacts): string[] => {
  if (!deliveryTotals) return [];
  const { tradeDirect, gcManaged, fullService } = deliveryTotals;
  const same =
    tradeDirect === gcManaged
      ? ' A general contractor adds nothing here: fewer than three trades, or a small job, that one trade can run itself.'
      : '';
  return [
    `Who runs the job: priced as "${DELIVERY_MODES[terms.delivery]}". ` +
      `Trades hired directly ${wholeDollars(tradeDirect)}, general contractor ${wholeDollars(gcManaged)}, full service ${wholeDollars(fullService)}.${same}`,
  ];
};
