import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LeadThread_ThreadFragmentDoc } from './LeadThread_thread.ts';

export const LeadThreadChangedDocument = /* @__PURE__ */ documentOf<T.LeadThreadChangedSubscription, T.LeadThreadChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LeadThreadChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadThreadChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadThread_thread"}}]}}]}},
  [LeadThread_ThreadFragmentDoc],
);

export const useLeadThreadChangedSubscription = (
  options: useSubscription.Options<T.LeadThreadChangedSubscription, T.LeadThreadChangedSubscriptionVariables> | SkipToken,
) => useSubscription(LeadThreadChangedDocument, options);
