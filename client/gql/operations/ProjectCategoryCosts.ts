import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ProjectCategoryCostsDocument = /* @__PURE__ */ documentOf<T.ProjectCategoryCostsQuery, T.ProjectCategoryCostsQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectCategoryCosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"costs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setByHand"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}},
  [],
  '3b3689309a717dd12f6895f9598515eb2af3721673eba9ae56ea95a6ed40e4d1',
);

export const useProjectCategoryCostsQuery = (
  options: useQuery.Options<T.ProjectCategoryCostsQuery, T.ProjectCategoryCostsQueryVariables>,
) => useQuery(ProjectCategoryCostsDocument, options);
