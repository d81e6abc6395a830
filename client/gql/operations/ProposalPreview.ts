import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Proposal_DocumentFragmentDoc } from './Proposal_document.ts';

export const ProposalPreviewDocument = /* @__PURE__ */ documentOf<T.ProposalPreviewQuery, T.ProposalPreviewQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposalPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal_document"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [Proposal_DocumentFragmentDoc],
  'b1dcd445dc8b9c24f547764aa53268b270162af21d169ea28a5cb14f7cbd54d6',
);

export const useProposalPreviewQuery = (
  options: useQuery.Options<T.ProposalPreviewQuery, T.ProposalPreviewQueryVariables>,
) => useQuery(ProposalPreviewDocument, options);
