import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const HubStatusDocument = /* @__PURE__ */ documentOf<T.HubStatusQuery, T.HubStatusQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HubStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"identityStatus"}},{"kind":"Field","name":{"kind":"Name","value":"licenseExpiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"insuranceExpiresOn"}}]}}]}}]}},
  [],
  'd519c152c7ff06756b95fa2a8c0cc588fe805f93215967e0ef0a3c4ec36c103a',
);

export const useHubStatusQuery = (
  options?: useQuery.Options<T.HubStatusQuery, T.HubStatusQueryVariables>,
) => useQuery(HubStatusDocument, options ?? {});
