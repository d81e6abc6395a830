import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { ResultAround_EstimateFragmentDoc } from './ResultAround_estimate.ts';
import { EstimateEditor_EstimateFragmentDoc } from './EstimateEditor_estimate.ts';
import { Scope_EstimateFragmentDoc } from './Scope_estimate.ts';
import { CostSummary_EstimateFragmentDoc } from './CostSummary_estimate.ts';

export const ResultPage_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultPage_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultPage_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultAround_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CostSummary_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateEditor_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scope_estimate"}}]}},
  [ResultAround_EstimateFragmentDoc, EstimateEditor_EstimateFragmentDoc, Scope_EstimateFragmentDoc, CostSummary_EstimateFragmentDoc],
);

export const useResultPage_EstimateFragment = (from: FragmentType<T.ResultPage_EstimateFragment>) =>
  useFragment({ fragment: ResultPage_EstimateFragmentDoc, fragmentName: 'ResultPage_estimate', from });
