import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { ContractorPortal_ContractorFragmentDoc } from './ContractorPortal_contractor.ts';

export const ContractorPortalDocument = /* @__PURE__ */ documentOf<T.ContractorPortalQuery, T.ContractorPortalQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractorPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorPortal_contractor"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [ContractorPortal_ContractorFragmentDoc],
);

export const useContractorPortalQuery = (
  options?: useQuery.Options<T.ContractorPortalQuery, T.ContractorPortalQueryVariables>,
) => useQuery(ContractorPortalDocument, options ?? {});
