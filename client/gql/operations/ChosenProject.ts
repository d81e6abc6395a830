import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ChosenProjectDocument = /* @__PURE__ */ documentOf<T.ChosenProjectQuery, T.ChosenProjectQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}},
  [],
  'b3e656088d0fbe2152ae3f3e5a1e3b7de8423a35018a684f443a90122fadaea8',
);

export const useChosenProjectQuery = (
  options: useQuery.Options<T.ChosenProjectQuery, T.ChosenProjectQueryVariables>,
) => useQuery(ChosenProjectDocument, options);
