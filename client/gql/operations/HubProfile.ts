import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const HubProfileDocument = /* @__PURE__ */ documentOf<T.HubProfileQuery, T.HubProfileQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HubProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commercialName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"zipCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedReason"}},{"kind":"Field","name":{"kind":"Name","value":"identityStatus"}}]}}]}}]}},
  [],
  '38cc1677e98ee67fabc035d798ac424ab0a191e0e54244d1402999b05a60f85a',
);

export const useHubProfileQuery = (
  options?: useQuery.Options<T.HubProfileQuery, T.HubProfileQueryVariables>,
) => useQuery(HubProfileDocument, options ?? {});
