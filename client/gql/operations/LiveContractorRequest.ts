import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ContractorRequest_RequestFragmentDoc } from './ContractorRequest_request.ts';

export const LiveContractorRequestDocument = /* @__PURE__ */ documentOf<T.LiveContractorRequestQuery, T.LiveContractorRequestQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveContractorRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorRequest_request"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [ContractorRequest_RequestFragmentDoc],
  'fcf84d7fddb3177a224f1e2143288e9d25edd8fd6e4a31acd2c3d9e89df448b8',
);

export const useLiveContractorRequestQuery = (
  options: useQuery.Options<T.LiveContractorRequestQuery, T.LiveContractorRequestQueryVariables>,
) => useQuery(LiveContractorRequestDocument, options);
