import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ContractorPortal_ContractorFragmentDoc } from './ContractorPortal_contractor.ts';

export const ContractorPortalDocument = /* @__PURE__ */ documentOf<T.ContractorPortalQuery, T.ContractorPortalQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractorPortal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractorPortal_contractor"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [ContractorPortal_ContractorFragmentDoc],
  '477d49f7c155eb4925a1cf3029b66a8b65abb257ce2b084afb6da6ce28d53773',
);

export const useContractorPortalQuery = (
  options?: useQuery.Options<T.ContractorPortalQuery, T.ContractorPortalQueryVariables>,
) => useQuery(ContractorPortalDocument, options ?? {});
