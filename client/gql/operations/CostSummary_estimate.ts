import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const CostSummary_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.CostSummary_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CostSummary_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}},
  [],
);

export const useCostSummary_EstimateFragment = (from: FragmentType<T.CostSummary_EstimateFragment>) =>
  useFragment({ fragment: CostSummary_EstimateFragmentDoc, fragmentName: 'CostSummary_estimate', from });
