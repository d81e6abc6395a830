import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';

export const DeletedProjectsDocument = /* @__PURE__ */ documentOf<T.DeletedProjectsQuery, T.DeletedProjectsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}},
  [],
);

export const useDeletedProjectsQuery = (
  options?: useQuery.Options<T.DeletedProjectsQuery, T.DeletedProjectsQueryVariables>,
) => useQuery(DeletedProjectsDocument, options ?? {});
