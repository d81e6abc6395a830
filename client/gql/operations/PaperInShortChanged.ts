import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { PaperShortFragmentDoc } from './PaperShort.ts';

export const PaperInShortChangedDocument = /* @__PURE__ */ documentOf<T.PaperInShortChangedSubscription, T.PaperInShortChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PaperInShortChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperShort"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [PaperShortFragmentDoc],
);

export const usePaperInShortChangedSubscription = (
  options: useSubscription.Options<T.PaperInShortChangedSubscription, T.PaperInShortChangedSubscriptionVariables> | SkipToken,
) => useSubscription(PaperInShortChangedDocument, options);
