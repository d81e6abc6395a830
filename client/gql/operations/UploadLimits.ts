import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const UploadLimitsDocument = /* @__PURE__ */ documentOf<T.UploadLimitsQuery, T.UploadLimitsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"mimeTypes"}},{"kind":"Field","name":{"kind":"Name","value":"extensions"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isInterpreted"}}]}}]}},
  [],
  'ed6d5af5ebfba24299249a811cf801a3cf1c6053c76cf155de6045e602acbf54',
);

export const useUploadLimitsQuery = (
  options?: useQuery.Options<T.UploadLimitsQuery, T.UploadLimitsQueryVariables>,
) => useQuery(UploadLimitsDocument, options ?? {});
