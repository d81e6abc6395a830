import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';

export const UploadLimitsDocument = /* @__PURE__ */ documentOf<T.UploadLimitsQuery, T.UploadLimitsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isInterpreted"}}]}}]}},
  [],
  'becaa8d7c7f069a645743b55158632c07e1027b37f6f51feb8d26f259ac395e9',
);

export const useUploadLimitsQuery = (
  options?: useQuery.Options<T.UploadLimitsQuery, T.UploadLimitsQueryVariables>,
) => useQuery(UploadLimitsDocument, options ?? {});
