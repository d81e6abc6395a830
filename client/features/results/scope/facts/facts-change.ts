import type { SetFactsInput } from '../../../../gql/graphql.ts';
import type { ScopeChange } from '../../../../hooks/revising.ts';

/** A correction of facts. @param label of the field, for the sentence on what was done */
export const factsChange = (label: string, facts: SetFactsInput): ScopeChange => ({
  patches: [{ setFacts: facts }],
  done: `${label}: corrected.`,
});

/** They are not known any more. */
export const factsCleared = (label: string, facts: SetFactsInput): ScopeChange => ({
  ...factsChange(label, facts),
  done: `${label}: cleared.`,
});
