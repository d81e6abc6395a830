import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { AccountScreen_AccountFragmentDoc } from './AccountScreen_account.ts';

export const AccountDocument = /* @__PURE__ */ documentOf<T.AccountQuery, T.AccountQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountScreen_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [AccountScreen_AccountFragmentDoc],
  '019c5ae257d18befd7ab48c91562478a428bd61319438147463e4a6eb7e8e1eb',
);

export const useAccountQuery = (
  options?: useQuery.Options<T.AccountQuery, T.AccountQueryVariables>,
) => useQuery(AccountDocument, options ?? {});
