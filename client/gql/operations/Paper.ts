import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { PaperWholeFragmentDoc } from './PaperWhole.ts';

export const PaperDocument = /* @__PURE__ */ documentOf<T.PaperQuery, T.PaperQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Paper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperWhole"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperWholeFragmentDoc],
  '223f125b1a6a4e2a1489dc034b0be489a178ba93a79b159f6c5d2af14a3e2491',
);

export const usePaperQuery = (
  options: useQuery.Options<T.PaperQuery, T.PaperQueryVariables>,
) => useQuery(PaperDocument, options);
