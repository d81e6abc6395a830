import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LeadThread_MessagesFragmentDoc } from './LeadThread_messages.ts';

export const LeadThread_ThreadFragmentDoc = /* @__PURE__ */ documentOf<T.LeadThread_ThreadFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadThread_thread"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"partner"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadThread_messages"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [LeadThread_MessagesFragmentDoc],
);

export const useLeadThread_ThreadFragment = (from: FragmentType<T.LeadThread_ThreadFragment>) =>
  useFragment({ fragment: LeadThread_ThreadFragmentDoc, fragmentName: 'LeadThread_thread', from });
