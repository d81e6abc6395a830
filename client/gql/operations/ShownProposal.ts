import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Proposal_StateFragmentDoc } from './Proposal_state.ts';
import { Proposal_DocumentFragmentDoc } from './Proposal_document.ts';

export const ShownProposalDocument = /* @__PURE__ */ documentOf<T.ShownProposalQuery, T.ShownProposalQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal_state"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal_document"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [Proposal_StateFragmentDoc, Proposal_DocumentFragmentDoc],
  '2f20ed4329876dea1ef1ba82cae7e21c4c810a7f3272d8bcdd4c091aa31ea2f1',
);

export const useShownProposalQuery = (
  options: useQuery.Options<T.ShownProposalQuery, T.ShownProposalQueryVariables>,
) => useQuery(ShownProposalDocument, options);
