import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../graphql.ts';
import { PaperShortFragmentDoc } from './PaperShort.ts';

export const PaperInShortDocument = /* @__PURE__ */ documentOf<T.PaperInShortQuery, T.PaperInShortQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperInShort"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperShort"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperShortFragmentDoc],
  '247766a4beda91fc3d8bc439ffc1aa268c556f3ae56a3040c2534ea2636f50e4',
);

export const usePaperInShortQuery = (
  options: useQuery.Options<T.PaperInShortQuery, T.PaperInShortQueryVariables>,
) => useQuery(PaperInShortDocument, options);
