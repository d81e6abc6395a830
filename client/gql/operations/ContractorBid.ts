import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ContractorBid_BidFragmentDoc } from './ContractorBid_bid.ts';

export const ContractorBidDocument = /* @__PURE__ */ documentOf<T.ContractorBidQuery, T.ContractorBidQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractorBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorBid_bid"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [ContractorBid_BidFragmentDoc],
  'b8354717fb7e253f38e7f6ebf8745f3353f82f24435c1522b240b421e69b21a3',
);

export const useContractorBidQuery = (
  options: useQuery.Options<T.ContractorBidQuery, T.ContractorBidQueryVariables>,
) => useQuery(ContractorBidDocument, options);
