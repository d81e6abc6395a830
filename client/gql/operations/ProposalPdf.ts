import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const ProposalPdfDocument = /* @__PURE__ */ documentOf<T.ProposalPdfQuery, T.ProposalPdfQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}}]}}]}},
  [],
  '8afece26ea898ebee586d0a1fff6af6abd1d3d6875c98dc5ccd1f090d923701e',
);

export const useProposalPdfQuery = (
  options: useQuery.Options<T.ProposalPdfQuery, T.ProposalPdfQueryVariables>,
) => useQuery(ProposalPdfDocument, options);
