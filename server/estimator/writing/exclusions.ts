// What the estimate leaves out: the user's own wishes first, then what such a price never holds.
import type { LineItem } from '../../domain/estimate.ts';
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { usualExclusions } from '../agents/usual-exclusions.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';

export const exclusionsOf = (
  { excluded, facts }: ScopeOfWork,
  items: readonly LineItem[],
  { agentKind, propertyType }: EstimateTerms,
  { contractor }: PriceBook,
): string[] => {
  const own = excluded.map(
    ({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)} (at your request)`,
  );
  if (agentKind !== 'CONTRACTOR') return own;
  const usual =
    propertyType === 'COMMERCIAL'
      ? contractor.exclusions_commercial
      : contractor.exclusions_default;
  return [...own, ...usualExclusions(usual, { items, facts })].slice(0, 50);
};
