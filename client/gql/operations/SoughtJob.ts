import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const SoughtJobDocument = /* @__PURE__ */ documentOf<T.SoughtJobQuery, T.SoughtJobQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoughtJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lookup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},
  [],
  '1b54013ed5e49d7579b6ca125d963a057e4576f3c35b44484ddb8576fa9c75e1',
);

export const useSoughtJobQuery = (
  options: useQuery.Options<T.SoughtJobQuery, T.SoughtJobQueryVariables>,
) => useQuery(SoughtJobDocument, options);
