import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { PaperShortFragmentDoc } from './PaperShort.ts';

export const PaperInShortDocument = /* @__PURE__ */ documentOf<T.PaperInShortQuery, T.PaperInShortQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperInShort"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperShort"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperShortFragmentDoc],
  '697e9ac610aba4ce38bfabc94b0f3d025d35e838445f8eddc5208ec3e4162b80',
);

export const usePaperInShortQuery = (
  options: useQuery.Options<T.PaperInShortQuery, T.PaperInShortQueryVariables>,
) => useQuery(PaperInShortDocument, options);
