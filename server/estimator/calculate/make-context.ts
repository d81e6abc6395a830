// Settles the pricing context of one estimate: region and tax by ZIP or by the state told, job conditions, repair rule.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { WorkPackage } from './work-package.ts';
import type { TaxRule } from '../book/tax-rules.ts';
import { GRADE_OF } from '../book/grades.ts';
import { regionByState, regionByZip } from '../book/regions.ts';
import { isCommercial } from './context.ts';
import type { PricingContext } from './context.ts';
import { isRepairOnly } from './repairs.ts';
import { laborConditions, laborFactor } from './labor-conditions.ts';

/** The state's rule; at the rate that a paper or the owner told, where one did. On materials where the place is unknown. */
const taxOf = (rule: TaxRule | null, { taxRate }: ScopeFacts): TaxRule | null => {
  if (taxRate === null) return rule;
  const usual = { state: '', residential: 'materials', commercial: 'materials', note: '' } as const;
  return { ...(rule ?? usual), rate: taxRate, contract: 0 };
};

export const pricingContext = (
  terms: EstimateTerms,
  book: PriceBook,
  facts: ScopeFacts,
  packages: readonly WorkPackage[],
): PricingContext => {
  const byZip = regionByZip(book.regions, terms.zip);
  const byState = facts.state === null ? undefined : regionByState(book.regions, facts.state);
  const region = byZip.known ? byZip : (byState ?? byZip);
  const commercial = isCommercial(terms.propertyType);
  const conditions = laborConditions(commercial, facts, book.rules);
  return {
    grade: GRADE_OF[terms.finishLevel],
    commercial,
    region,
    tax: taxOf(region.state === null ? null : (book.taxes.get(region.state) ?? null), facts),
    laborConditions: conditions,
    laborMultiplier: laborFactor(conditions),
    agent: terms.agentKind,
    delivery: terms.delivery,
    overheadAndProfit: facts.overheadAndProfit,
    repairOnly: isRepairOnly(packages, facts, book),
    repairTaxStates: book.rules.tax.repair_all.states,
    dataVersion: book.version,
  };
};
