import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const DeletedEstimateDocument = /* @__PURE__ */ documentOf<T.DeletedEstimateQuery, T.DeletedEstimateQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lookup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}},
  [],
  '35e99e8460ec37a6d4c16d9f17c39b4c5825d0194967fbb0c0be78bc09f56624',
);

export const useDeletedEstimateQuery = (
  options: useQuery.Options<T.DeletedEstimateQuery, T.DeletedEstimateQueryVariables>,
) => useQuery(DeletedEstimateDocument, options);
