import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { EstimateNotes_EstimateFragmentDoc } from './EstimateNotes_estimate.ts';
import { ResultOwn_EstimateFragmentDoc } from './ResultOwn_estimate.ts';
import { EstimateEditor_EstimateFragmentDoc } from './EstimateEditor_estimate.ts';
import { UploadedFiles_EstimateFragmentDoc } from './UploadedFiles_estimate.ts';
import { CurrentVersion_EstimateFragmentDoc } from './CurrentVersion_estimate.ts';
import { ExportActions_EstimateFragmentDoc } from './ExportActions_estimate.ts';
import { Scope_EstimateFragmentDoc } from './Scope_estimate.ts';
import { CostSummary_EstimateFragmentDoc } from './CostSummary_estimate.ts';
import { HowPriced_EstimateFragmentDoc } from './HowPriced_estimate.ts';
import { LiveFigures_EstimateFragmentDoc } from './LiveFigures_estimate.ts';

export const ResultPage_EstimateFragmentDoc = /* @__PURE__ */ documentOf<T.ResultPage_EstimateFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultPage_estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultOwn_estimate"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"whole"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CostSummary_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentVersion_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateEditor_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateNotes_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportActions_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowPriced_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveFigures_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scope_estimate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadedFiles_estimate"}}]}},
  [EstimateNotes_EstimateFragmentDoc, ResultOwn_EstimateFragmentDoc, EstimateEditor_EstimateFragmentDoc, UploadedFiles_EstimateFragmentDoc, CurrentVersion_EstimateFragmentDoc, ExportActions_EstimateFragmentDoc, Scope_EstimateFragmentDoc, CostSummary_EstimateFragmentDoc, HowPriced_EstimateFragmentDoc, LiveFigures_EstimateFragmentDoc],
);

export const useResultPage_EstimateFragment = (from: FragmentType<T.ResultPage_EstimateFragment>) =>
  useFragment({ fragment: ResultPage_EstimateFragmentDoc, fragmentName: 'ResultPage_estimate', from });
