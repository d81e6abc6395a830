// Claim figures: replacement cost, depreciation by age and life, actual cash value. An estimate, never coverage advice.
// Rules: insurance_rules.json and depreciation_rules.json; lives: useful_life.csv.
import { roundCents } from '../../domain/money.ts';
import type { PricedLine } from '../pricing/price-line.ts';
import type { ServiceLife } from '../price-book/rules.ts';
import type { AgentFacts } from './notes.ts';

/** Part of its life an item of unknown age is assumed to have behind it. */
const ASSUMED_AGE_SHARE = 0.35;
const NOT_DEPRECIATED = new Set([
  'Demolition',
  'Haul-Off & Disposal',
  'Permits & Fees',
  'Water Mitigation',
  'Mold Remediation',
  'Temporary Repairs & Emergency',
  'Cleaning & Make-Ready',
  'General Conditions',
]);

/** Dollars lost to age on the material of one line and its tax; labour is never depreciated here. */
export const depreciationOf = (
  { work, unit, line }: Pick<PricedLine, 'work' | 'unit' | 'line'>,
  lives: ReadonlyMap<string, ServiceLife>,
  ageYears: number | null,
): number => {
  const { item } = work;
  const life = item.lifeKey === null ? undefined : lives.get(item.lifeKey);
  if (!life || life.years <= 0 || NOT_DEPRECIATED.has(item.category)) return 0;
  const share = ageYears === null ? ASSUMED_AGE_SHARE : ageYears / life.years;
  const price = line.quantity * line.unitPrice;
  const material = line.quantity * unit.material;
  const materialTax = price > 0 ? line.tax * Math.min(1, material / price) : 0;
  const taxed = line.tax > 0 && line.tax <= material ? line.tax : materialTax;
  return roundCents(Math.min(share, life.maximum) * (material + taxed));
};

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;

export const claimNotes = ({ lines, book, total, context }: AgentFacts): string[] => {
  const depreciation = lines.reduce((sum, line) => sum + depreciationOf(line, book.lives, null), 0);
  return [
    `Claim figures: replacement cost ${dollars(total)}; less depreciation of materials ${dollars(depreciation)}; actual cash value ${dollars(total - depreciation)}, before your deductible. ` +
      `Ages are not known: every item is assumed to have used ${ASSUMED_AGE_SHARE * 100} % of its life; labour, demolition, mitigation and permits are not depreciated.`,
    'Overhead and profit of 10 % each apply to repair lines when three or more trades take part, never to mitigation.',
    `This is a repair cost estimate for ${context.region.label}, not a coverage or policy interpretation.`,
  ];
};
