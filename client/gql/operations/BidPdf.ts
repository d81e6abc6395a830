import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const BidPdfDocument = /* @__PURE__ */ documentOf<T.BidPdfQuery, T.BidPdfQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BidPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}}]}}]}}]}},
  [],
  '4221d6153cdff01e2e9a266ea02011678f61f3d8d70f9f3b26fa9cc124c4f671',
);

export const useBidPdfQuery = (
  options: useQuery.Options<T.BidPdfQuery, T.BidPdfQueryVariables>,
) => useQuery(BidPdfDocument, options);
