// Conditions that raise the price of labor on a whole job, with the factors of estimator_rules.json.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { EstimatorRules } from '../book/rules.ts';

export interface LaborCondition {
  /** Words behind "labour costs more", for people: `because people live or work there meanwhile`. */
  why: string;
  factor: number;
}

/** Conditions in the order to tell them; none for an empty house in usual hours. */
export const laborConditions = (
  isCommercial: boolean,
  facts: ScopeFacts,
  { commercial, condition_multipliers: conditions }: EstimatorRules,
): LaborCondition[] => {
  const all: (LaborCondition & { holds: boolean })[] = [
    { holds: isCommercial, why: 'for commercial work', factor: commercial.labor_multiplier },
    { holds: facts.afterHours, why: 'after hours', factor: commercial.after_hours_multiplier },
    {
      holds: facts.prevailingWage,
      why: 'at prevailing wages',
      factor: commercial.prevailing_wage_multiplier,
    },
    {
      holds: facts.occupied,
      why: 'around people who live or work there',
      factor: conditions.occupied,
    },
    { holds: facts.walkUp, why: 'on an upper floor without elevator', factor: conditions.walkUp },
    { holds: facts.highRise, why: 'in a high-rise building', factor: conditions.highRise },
  ];
  return all.flatMap(({ holds, ...condition }) => (holds ? [condition] : []));
};

/** Factor of all conditions together. */
export const laborFactor = (conditions: readonly LaborCondition[]): number =>
  conditions.reduce((product, { factor }) => product * factor, 1);
