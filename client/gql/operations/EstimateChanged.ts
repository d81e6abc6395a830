import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ResultNews_EstimateFragmentDoc } from './ResultNews_estimate.ts';

export const EstimateChangedDocument = /* @__PURE__ */ documentOf<T.EstimateChangedSubscription, T.EstimateChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EstimateChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultNews_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [ResultNews_EstimateFragmentDoc],
);

export const useEstimateChangedSubscription = (
  options: useSubscription.Options<T.EstimateChangedSubscription, T.EstimateChangedSubscriptionVariables> | SkipToken,
) => useSubscription(EstimateChangedDocument, options);
