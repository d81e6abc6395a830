import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const InventoryHtmlDocument = /* @__PURE__ */ documentOf<T.InventoryHtmlQuery, T.InventoryHtmlQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InventoryHtml"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateId"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}},
  [],
  '86e95ee85746d5bf76b0eb2026ad802ebff5caa9d1a1491638ae49116c0729b5',
);

export const useInventoryHtmlQuery = (
  options: useQuery.Options<T.InventoryHtmlQuery, T.InventoryHtmlQueryVariables>,
) => useQuery(InventoryHtmlDocument, options);
