import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ContractorRequest_RequestFragmentDoc } from './ContractorRequest_request.ts';

export const ContractorRequestChangedDocument = /* @__PURE__ */ documentOf<T.ContractorRequestChangedSubscription, T.ContractorRequestChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContractorRequestChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractorRequestChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorRequest_request"}}]}}]}},
  [ContractorRequest_RequestFragmentDoc],
);

export const useContractorRequestChangedSubscription = (
  options: useSubscription.Options<T.ContractorRequestChangedSubscription, T.ContractorRequestChangedSubscriptionVariables> | SkipToken,
) => useSubscription(ContractorRequestChangedDocument, options);
