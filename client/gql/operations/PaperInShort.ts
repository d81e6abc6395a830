import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { PaperShortFragmentDoc } from './PaperShort.ts';

export const PaperInShortDocument = /* @__PURE__ */ documentOf<T.PaperInShortQuery, T.PaperInShortQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperInShort"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperShort"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperShortFragmentDoc],
  'b7b55ae3c75350ddded34326f40070a829f81acc96c85952be2b74cefd5b047f',
);

export const usePaperInShortQuery = (
  options: useQuery.Options<T.PaperInShortQuery, T.PaperInShortQueryVariables>,
) => useQuery(PaperInShortDocument, options);
