import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';

export const HubStatusDocument = /* @__PURE__ */ documentOf<T.HubStatusQuery, T.HubStatusQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HubStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},
  [],
  '45131814c42579b16b836dd0d79b97b1f5a34af68223d45883fe0a3d5bed69b0',
);

export const useHubStatusQuery = (
  options?: useQuery.Options<T.HubStatusQuery, T.HubStatusQueryVariables>,
) => useQuery(HubStatusDocument, options ?? {});
