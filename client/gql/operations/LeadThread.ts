import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { LeadThread_ThreadFragmentDoc } from './LeadThread_thread.ts';

export const LeadThreadDocument = /* @__PURE__ */ documentOf<T.LeadThreadQuery, T.LeadThreadQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadThread_thread"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [LeadThread_ThreadFragmentDoc],
  'bbb571554e294acbbc9d3a2198aee851e01104f808bc647c05581a5b0aaba1c0',
);

export const useLeadThreadQuery = (
  options: useQuery.Options<T.LeadThreadQuery, T.LeadThreadQueryVariables>,
) => useQuery(LeadThreadDocument, options);
