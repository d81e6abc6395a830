// Where a line's quantity comes from, in words for whoever ordered the estimate. A customer of a contractor is told none of it.
import type { QuantityBasis } from '../catalog.ts';

interface QuantityOrigin {
  basis: QuantityBasis | null;
  /** The file and page, where one is known. */
  quantityFrom: string | null;
}

const BASES: Record<QuantityBasis, string> = {
  STATED: 'as you stated it',
  PLAN: 'read from the plan',
  DERIVED: 'worked out from other measurements',
  DEFAULT: 'assumed, as none was given: please measure',
};

const FROM: Record<QuantityBasis, string | null> = {
  STATED: 'stated in',
  PLAN: 'read from',
  DERIVED: 'worked out from sizes in',
  DEFAULT: null,
};

/** Follows the word "Quantity"; null where nothing is known. */
export const quantityWords = ({ basis, quantityFrom }: QuantityOrigin): string | null => {
  if (basis === null) return null;
  const from = FROM[basis];
  return from && quantityFrom ? `${from} ${quantityFrom}` : BASES[basis];
};
