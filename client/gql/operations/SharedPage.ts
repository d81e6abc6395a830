import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { SharedComparisonFragmentDoc } from './SharedComparison.ts';
import { SharedPaperFragmentDoc } from './SharedPaper.ts';
import { SharedRequestFragmentDoc } from './SharedRequest.ts';
import { SharedEstimateFragmentDoc } from './SharedEstimate.ts';

export const SharedPageDocument = /* @__PURE__ */ documentOf<T.SharedPageQuery, T.SharedPageQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"again"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shared"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"again"},"value":{"kind":"Variable","name":{"kind":"Name","value":"again"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidesIdentity"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedEstimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedComparison"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"paperComparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedPaper"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"supplement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedRequest"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [SharedComparisonFragmentDoc, SharedPaperFragmentDoc, SharedRequestFragmentDoc, SharedEstimateFragmentDoc],
  'e41af1e612f8922399b75847ca4e2c248bac36a3e5347cd55e70de4e67f4afaf',
);

export const useSharedPageQuery = (
  options: useQuery.Options<T.SharedPageQuery, T.SharedPageQueryVariables>,
) => useQuery(SharedPageDocument, options);
