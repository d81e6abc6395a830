// What the estimate leaves out: the user's own wishes first, then what such a price never holds.
import type { EstimateTerms } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';

export const exclusionsOf = (
  excluded: readonly string[],
  { agentKind, propertyType }: EstimateTerms,
  book: PriceBook,
): string[] => {
  const own = excluded.map(
    (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)} (at your request)`,
  );
  if (agentKind !== 'CONTRACTOR') return own;
  const { exclusions_default, exclusions_commercial } = book.contractor;
  return [
    ...own,
    ...(propertyType === 'COMMERCIAL' ? exclusions_commercial : exclusions_default),
  ].slice(0, 50);
};
