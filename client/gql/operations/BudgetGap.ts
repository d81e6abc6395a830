import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const BudgetGapDocument = /* @__PURE__ */ documentOf<T.BudgetGapQuery, T.BudgetGapQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BudgetGap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"budgetGap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"budget"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"ways"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"workIds"}},{"kind":"Field","name":{"kind":"Name","value":"saving"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}},
  [],
  '04d04ca520b93e53771db40f545fc9109c5e2446fc531e2628e963f316de058b',
);

export const useBudgetGapQuery = (
  options: useQuery.Options<T.BudgetGapQuery, T.BudgetGapQueryVariables>,
) => useQuery(BudgetGapDocument, options);
