import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const SignOutDocument = /* @__PURE__ */ documentOf<T.SignOutMutation, T.SignOutMutationVariables>(
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},
  [],
  '82d07da0e4fa0f7331ba9eb3cd753b76f4e87ebc6f5aa87cfec58c7dc1209231',
);
