import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ResultNews_EstimateFragmentDoc } from './ResultNews_estimate.ts';

export const EstimateNewsDocument = /* @__PURE__ */ documentOf<T.EstimateNewsQuery, T.EstimateNewsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultNews_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [ResultNews_EstimateFragmentDoc],
  '7c9b9cfbb64045b5c03abe3c9d631e149fd0063b1698cfe92028ef3db1c5f38d',
);

export const useEstimateNewsQuery = (
  options: useQuery.Options<T.EstimateNewsQuery, T.EstimateNewsQueryVariables>,
) => useQuery(EstimateNewsDocument, options);
