import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LeadCard_LeadFragmentDoc } from './LeadCard_lead.ts';

export const LeadChangedDocument = /* @__PURE__ */ documentOf<T.LeadChangedSubscription, T.LeadChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LeadChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadCard_lead"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [LeadCard_LeadFragmentDoc],
);

export const useLeadChangedSubscription = (
  options?: useSubscription.Options<T.LeadChangedSubscription, T.LeadChangedSubscriptionVariables> | SkipToken,
) => useSubscription(LeadChangedDocument, options ?? {});
