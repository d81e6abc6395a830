import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { SharedLinkEntryFragmentDoc } from './SharedLinkEntry.ts';

export const SharedLinksDocument = /* @__PURE__ */ documentOf<T.SharedLinksQuery, T.SharedLinksQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharedSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedLinkEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [SharedLinkEntryFragmentDoc],
  'f0af7d5b8e96f9ba6b94a05d052e6be961069e1ababadc5b96169efd568daca2',
);

export const useSharedLinksQuery = (
  options: useQuery.Options<T.SharedLinksQuery, T.SharedLinksQueryVariables>,
) => useQuery(SharedLinksDocument, options);
