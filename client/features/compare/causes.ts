// How the causes of a difference are called and colored.
import type { DifferenceCause } from '../../gql/graphql.ts';

export const CAUSE_NAMES: Record<DifferenceCause, string> = {
  ADDED: 'Added work',
  DROPPED: 'Dropped work',
  QUANTITY: 'Quantities',
  FINISH: 'Finish level',
  PRICE: 'Unit prices',
  CHARGES: 'Overhead and small-job charges',
  TAX: 'Tax and rounding',
  TOTAL_SET: 'Total set by hand',
};

export const CAUSE_HINTS: Record<DifferenceCause, string> = {
  ADDED: 'only in the right estimate',
  DROPPED: 'only in the left estimate',
  QUANTITY: 'more or less of the same work',
  FINISH: 'another finish level of the same work',
  PRICE: 'another price for the same work',
  CHARGES: 'they follow the rest of the work',
  TAX: 'sales tax, and cents',
  TOTAL_SET: 'regardless of the lines',
};
