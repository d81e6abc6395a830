import type { EstimateChange } from '../../../gql/graphql.ts';

/** What made a version, in words. */
const CHANGE_NAMES: Record<EstimateChange, string> = {
  ESTIMATED: 'Estimated',
  SAVED: 'Edited and saved',
  RESTORED: 'Restored',
  REFINED: 'Priced again',
  ROOMS_CORRECTED: 'Priced again with corrected rooms',
  SCOPE_REVISED: 'What was understood, corrected',
};

export const changeName = (change: EstimateChange): string => CHANGE_NAMES[change];
