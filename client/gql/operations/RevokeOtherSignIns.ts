import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { AccountScreen_AccountFragmentDoc } from './AccountScreen_account.ts';

export const RevokeOtherSignInsDocument = /* @__PURE__ */ documentOf<T.RevokeOtherSignInsMutation, T.RevokeOtherSignInsMutationVariables>(
  {"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSignIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSignIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeOtherSignInsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountScreen_account"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},
  [AccountScreen_AccountFragmentDoc],
  '702757172f81eaa561baa0d728e8bfc81c7671df047359fe214749dcf199dcf0',
);
