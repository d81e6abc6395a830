import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { DraftLines_DraftFragmentDoc } from './DraftLines_draft.ts';

export const EstimateDraftChangedDocument = /* @__PURE__ */ documentOf<T.EstimateDraftChangedSubscription, T.EstimateDraftChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EstimateDraftChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateDraftChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftLines_draft"}}]}}]}},
  [DraftLines_DraftFragmentDoc],
);

export const useEstimateDraftChangedSubscription = (
  options: useSubscription.Options<T.EstimateDraftChangedSubscription, T.EstimateDraftChangedSubscriptionVariables> | SkipToken,
) => useSubscription(EstimateDraftChangedDocument, options);
