import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const DeletedProjectsDocument = /* @__PURE__ */ documentOf<T.DeletedProjectsQuery, T.DeletedProjectsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}},
  [],
  'b4d43888c823c9b11799c23446744714a8fde73f0b1094b91ac42689c2288b12',
);

export const useDeletedProjectsQuery = (
  options?: useQuery.Options<T.DeletedProjectsQuery, T.DeletedProjectsQueryVariables>,
) => useQuery(DeletedProjectsDocument, options ?? {});
