import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { DraftLines_DraftFragmentDoc } from './DraftLines_draft.ts';

export const EstimateDraftDocument = /* @__PURE__ */ documentOf<T.EstimateDraftQuery, T.EstimateDraftQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EstimateDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estimateDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftLines_draft"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [DraftLines_DraftFragmentDoc],
  '1b219bf0963a10ffaccb8476ed4f3aa2def2e3995bfcca2c8286da91615a5f71',
);

export const useEstimateDraftQuery = (
  options: useQuery.Options<T.EstimateDraftQuery, T.EstimateDraftQueryVariables>,
) => useQuery(EstimateDraftDocument, options);
