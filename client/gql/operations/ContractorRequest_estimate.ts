import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';

export const ContractorRequest_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ContractorRequest_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractorRequest_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeframe"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},
  [],
);

export const useContractorRequest_EstimateFragment = (from: FragmentType<T.ContractorRequest_EstimateFragment>) =>
  useFragment({ fragment: ContractorRequest_EstimateFragmentDoc, fragmentName: 'ContractorRequest_estimate', from });
