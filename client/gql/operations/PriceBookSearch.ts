import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const PriceBookSearchDocument = /* @__PURE__ */ documentOf<T.PriceBookSearchQuery, T.PriceBookSearchQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceBookSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceBookSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"includes"}},{"kind":"Field","name":{"kind":"Name","value":"excludes"}},{"kind":"Field","name":{"kind":"Name","value":"usualPlace"}}]}}]}},
  [],
  '4f0eda957c1a7c33b9dcc29011df5f4da6e826e64fbe5c816440670930d4eefb',
);

export const usePriceBookSearchQuery = (
  options: useQuery.Options<T.PriceBookSearchQuery, T.PriceBookSearchQueryVariables>,
) => useQuery(PriceBookSearchDocument, options);
